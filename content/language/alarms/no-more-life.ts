import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const noMore = 'nicht mehr|no longer|dont want|don t want|keine lust mehr|mag nimma'
const being = 'leben|live|lebn|aufwachen|exist*|da sein|be here|weiterleben|wake up|dasein|existieren'

/** How somebody wakes up, where they live, whom they are there for: of that "no more" is said every day. */
const everyday =
  'müde|kaputt|verspannt|steif|gerädert|nachts|tired|sore|stiff|groggy|hungover|early|stadt|dorf|city|gym|studio|alone|abroad|für meine|für die|für sie|für ihn|wie früher'

/** "Nicht mehr leben", close together and in that order; "wir leben nicht mehr in Köln" says where. */
export const noMoreLife: readonly Sign[] = [
  alarm('crisis', [noMore, being], { within: 5, ordered: true, unless: everyday }),
  alarm('crisis', ['want|wanna|can t|cannot|cant|no reason', being, 'any more|anymore'], {
    within: 8,
    ordered: true,
    unless: everyday,
  }),
  alarm(
    'crisis',
    ['leben|life|welt|alles', 'sinnlos|pointless|ende|beenden|end it|satt', 'mein*|my|will|want|das|nicht mehr|it all'],
    { within: 8, unless: 'dehn*|stretch*|mobil*|übung*|einheit|training|workout|woche|tages|satzes' },
  ),
  alarm(
    'crisis',
    [
      'mag|will|wü|mog|möcht|möchte|kann|i|ich|ik',
      'nicht mehr|nimma|nimmer|nimmi|nemme|nümme',
      'leben|leba|lebn|läbe|leven|levve|welt|wöd|auf der welt|op de welt|do sei|da sein|ufwache|aufwachen|aufhört',
    ],
    {
      within: 6,
      ordered: true,
      lacking: true,
      unless: `${everyday}|vom sofa|faul|ungesund|unsportlich|bequem|gesund|gesünder|dick|im büro|ohne sport|übergewicht|vegan|fleisch|weltmeister|wg|allein leben|hause|pension|so leben`,
    },
  ),
]
