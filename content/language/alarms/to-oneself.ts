import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const oneself = 'mir|mich|meinen|meine|meinem|selbst|selber|myself|my|i'
const harming =
  'verbrenn|verbrenne|verbrannt|verbrühe|verbrüht|schneid|schneide|geschnitten|schlage|schlag|geschlagen|hau|haue|gebissen|beiße|ausdrücke|drück|drücke|gegossen|burn|burned|punch|hit|bite|scratch|kratze|press'
const onPurpose =
  'absichtlich|mit absicht|extra fest|on purpose|bis es blutet|bis es weh tut|bis ich was spüre|bis ich wieder was spüre|bis ich etwas spüre|wieder was spüre|was zu spüren|till it bleeds|until it bleeds|till it hurts|until it hurts|till it goes blue|to feel something|when the pressure|wenn der druck|wenn es zu viel|selber gemacht|selbst gemacht|nicht beim kochen|zigaretten|zigarette|lighter|feuerzeug|bügeleisen|cigarettes|cigarette'
const mishap =
  'versehen|versehentlich|aus versehen|pech|accident|accidentally|by accident|bag|boxsack|sandsack|heavy bag|daumen|pratzen|pads|kalorien|calories|fett|fat|training|trainieren|zange|weights|muskeln'
const impulse = 'urge|urges|drang|impuls|impulse|feel like|want to|wanna|tempted|verlangen|bedürfnis'
const harm =
  'hurt myself|hurting myself|harm myself|harming myself|harm my own|harm my body|hurt my body|cut myself|cutting myself|burn myself|mich zu verletzen|mich selbst zu verletzen|mir weh zu tun|mir wehzutun|mir selbst weh|mir was zu tun|mich zu schneiden|zu ritzen|mich zu ritzen'

/** What one does, or wants to do, to oneself on purpose; a mishap has no purpose. */
export const toOneself: readonly Sign[] = [
  alarm('crisis', [impulse, harm], {
    within: 5,
    unless: 'nicht|not|don t|dont|without|ohne|avoid|vermeiden',
  }),
  alarm('crisis', [oneself, harming, onPurpose], { within: 12, unless: mishap }),
  alarm(
    'crisis',
    [
      'wand|wall|mauer|tür',
      'hau|haue|schlag|schlage|punch|hit|bang',
      'kopf|head|selbst|myself|bis es blutet|till it bleeds|until it bleeds',
    ],
    {
      within: 9,
      unless: 'gegen die wand gelaufen|versehen|gestoßen|handstand|ball|wall ball*|wandsitz',
    },
  ),
]
