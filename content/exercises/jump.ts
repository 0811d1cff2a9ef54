import { family } from './entry.ts'

const jump = family({
  pattern: 'jump',
  role: 'power',
  muscles: { quads: 1, glutes: 1, calves: 0.5 },
  jointLoad: { lowerBack: 1, hip: 2, knee: 3, ankle: 2 },
  impact: 3,
  noise: 3,
  spaceM2: 4,
  skill: 3,
  defaults: { reps: [3, 6], restSeconds: 90, secondsPerRep: 3 },
  source: 'ACSM 2026: power work with few, fast repetitions',
})

export const jumps = [
  jump(
    ['pogo-hop', 'Fußgelenksprünge', 'Pogo hops'],
    ['Spring nur aus den Fußgelenken, die Knie fast gestreckt.', 'Bleib kurz am Boden und lande federnd.'],
    ['Jump from your ankles with nearly straight knees.', 'Spend little time on the floor and stay springy.'],
    { skill: 2, impact: 2, noise: 2, muscles: { calves: 1, quads: 0.25 }, jointLoad: { hip: 1, knee: 2, ankle: 3 } },
    { contraindications: ['knee-pain'], defaults: { reps: [10, 20], restSeconds: 60, secondsPerRep: 1 } },
  ),
  jump(
    ['squat-jump', 'Strecksprung aus der Hocke', 'Squat jump'],
    ['Hol mit den Armen Schwung und streck dich ganz.', 'Lande leise und fang dich in den Knien ab.'],
    ['Swing your arms and extend fully.', 'Land quietly and absorb with your knees.'],
    { regressions: ['pogo-hop'] },
  ),
  jump(
    ['broad-jump', 'Standweitsprung', 'Standing broad jump'],
    ['Beug die Hüfte und schwing die Arme weit nach hinten.', 'Steh die Landung, bevor du weitermachst.'],
    ['Load your hips and swing your arms far back.', 'Stick the landing before you go on.'],
    { spaceM2: 8, regressions: ['squat-jump'] },
  ),
]
