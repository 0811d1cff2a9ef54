import type { Exercise } from '../basis/catalogue.ts'
import type { Reason, Text } from '../basis/plan.ts'
import { text } from '../basis/text.ts'
import type { Brief } from '../prescribe/brief.ts'
import type { Learning } from '../prescribe/lifts/skills.ts'
import { askedEvents, planEvents, reason } from './reasons.ts'

/** Which rung of what this is, and what opens the next; null for what is on no ladder today. */
export const skillReason = (brief: Brief, exercise: Exercise): Reason | null => {
  const learning = brief.learning.find(({ any }) => any.includes(exercise.id))
  if (!learning) return null
  const asked = learning.said === 'wish' ? askedEvents(brief) : planEvents(brief)
  const { name, range, daysLeft } = learning
  const facts = { skill: name.de, skillEn: name.en, until: range[1], daysLeft }
  return reason('skill', facts, [...asked, ...learning.events], say => words(brief, exercise, learning, say))
}

type Say = (fact: string) => Text

const words = ({ byId }: Brief, exercise: Exercise, learning: Learning, say: Say): Text => {
  const { name, isDone } = learning
  if (isDone && learning.reaches)
    return text(`„${name.de}“ kannst du: So bleibt es dabei.`, `You have got "${name.en}": this keeps it.`)
  const next = byId.get(learning.next ?? '')?.name
  const whole = amount(exercise, learning, say)
  const towards = learning.isBeside
    ? text(`Das braucht dein Ziel „${name.de}“ auch.`, `Your goal "${name.en}" needs this as well.`)
    : next || !learning.reaches
      ? text(`Eine Stufe zu deinem Ziel „${name.de}“.`, `A rung towards your goal "${name.en}".`)
      : text(`Dein Ziel selbst: „${name.de}“.`, `Your goal itself: "${name.en}".`)
  const then = next
    ? text(`dann kommt „${next.de}“`, `then comes "${next.en}"`)
    : text('dann sitzt es', 'then it is yours')
  return isDone
    ? text(`${towards.de} Weiter führt meine Leiter nicht.`, `${towards.en} My ladder ends here.`)
    : text(`${towards.de} ${whole.de}: ${then.de}.`, `${towards.en} ${whole.en}: ${then.en}.`)
}

/** What it takes, in every set. */
const amount = ({ metrics }: Exercise, { daysLeft }: Learning, say: Say): Text => {
  const reps = metrics.includes('reps')
  const [de, en] = reps ? ['Wiederholungen', 'reps'] : ['Sekunden', 'seconds']
  return text(
    `Noch an ${say('daysLeft').de} ${daysLeft === 1 ? 'Tag' : 'Tagen'} jeder Satz mit ${say('until').de} ${de}`,
    `Every set with ${say('until').en} ${en} on ${say('daysLeft').en} more ${daysLeft === 1 ? 'day' : 'days'}`,
  )
}
