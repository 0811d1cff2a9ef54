import type { Brief } from './brief.ts'

// What the questionnaire's answers change of a day, each told where it does.

/** "Ein Workout, genau dann, wenn ich Zeit habe": each day stands for itself, as far as so many days a week can. */
export const standsAlone = ({ request }: Brief, days: number): boolean =>
  request.feedback?.wants?.value === 'jetzt' && days <= mostForAll

const mostForAll = 4

/** How many stretches an athlete wants at the end: who does them elsewhere, or does not care for them, gets the one that is most due. */
export const stretchesWanted = ({ request }: Brief): 'one' | 'usual' | 'one-more' => {
  switch (request.feedback?.mobility?.value) {
    case 'regelmässig':
    case 'kein_interesse':
      return 'one'
    case 'analyse':
      return 'one-more'
    case 'gezielt':
    case undefined:
      return 'usual'
  }
}
