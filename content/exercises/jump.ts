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
    ['snap-down', 'Landetechnik aus dem Zehenstand', 'Snap-down landing'],
    ['Lass dich aus dem Zehenstand schnell in die Hocke fallen.', 'Steh sofort still, die Knie über den Zehen.'],
    ['Drop quickly from your toes into a squat.', 'Freeze at once with knees over toes.'],
    { skill: 1, impact: 1, noise: 1, spaceM2: 2, jointLoad: { hip: 1, knee: 2, ankle: 1 } },
    { defaults: { reps: [5, 8], restSeconds: 45, secondsPerRep: 3 } },
  ),
  jump(
    ['pogo-hop', 'Fußgelenksprünge', 'Pogo hops'],
    ['Spring nur aus den Fußgelenken, die Knie fast gestreckt.', 'Bleib kurz am Boden und lande federnd.'],
    ['Jump from your ankles with nearly straight knees.', 'Spend little time on the floor and stay springy.'],
    { skill: 3, impact: 2, noise: 2, muscles: { calves: 1, quads: 0.25 }, jointLoad: { hip: 1, knee: 2, ankle: 3 } },
    { contraindications: ['knee-pain'], defaults: { reps: [10, 20], restSeconds: 60, secondsPerRep: 1 } },
    { regressions: ['snap-down'] },
  ),
  jump(
    ['squat-jump', 'Strecksprung aus der Hocke', 'Squat jump'],
    ['Hol mit den Armen Schwung und streck dich ganz.', 'Lande leise und fang dich in den Knien ab.'],
    ['Swing your arms and extend fully.', 'Land quietly and absorb with your knees.'],
    { regressions: ['pogo-hop', 'snap-down'] },
  ),
  jump(
    ['broad-jump', 'Standweitsprung', 'Standing broad jump'],
    ['Beug die Hüfte und schwing die Arme weit nach hinten.', 'Steh die Landung, bevor du weitermachst.'],
    ['Load your hips and swing your arms far back.', 'Stick the landing before you go on.'],
    { spaceM2: 8, regressions: ['squat-jump'] },
  ),
  jump(
    ['box-jump', 'Kastensprung', 'Box jump'],
    ['Wähl die Höhe so, dass du leise landest.', 'Steig herunter, statt zu springen.'],
    ['Choose a height you can land on quietly.', 'Step down instead of jumping.'],
    { requires: [['box']], regressions: ['squat-jump'] },
  ),
  jump(
    ['skater-jump', 'Skater-Sprung', 'Skater jump'],
    ['Spring seitlich von Bein zu Bein.', 'Halte jede Landung kurz, das Knie bleibt über dem Fuß.'],
    ['Jump sideways from leg to leg.', 'Hold each landing briefly, knee over foot.'],
    { muscles: { glutes: 1, quads: 1, abductors: 0.5, calves: 0.5 }, jointLoad: { hip: 2, knee: 3, ankle: 3 } },
    { regressions: ['squat-jump'], defaults: { reps: [6, 12], restSeconds: 75, secondsPerRep: 2 } },
  ),
]
