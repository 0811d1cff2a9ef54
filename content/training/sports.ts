import type { Sport } from '../../domain/coach/read/sports.ts'
import type { Training } from './schema.ts'

type Served = NonNullable<Training['sports']['of'][Sport]>

const list = (ids: string) => ids.split(' ')

/** What serves several sports alike, most useful first. */
const edges = list(
  'lateral-lunge cossack-squat copenhagen-plank dumbbell-bulgarian-split-squat bulgarian-split-squat wall-sit side-plank',
)
const poles = list(
  'single-leg-romanian-deadlift dumbbell-step-up step-up lat-pulldown single-arm-band-pulldown pallof-press side-plank',
)
const walls = list('dead-hang scapular-pull-up hanging-knee-raise inverted-row push-up lat-pulldown pull-up chin-up')
const water = list('straight-arm-pulldown band-straight-arm-pulldown hollow-hold dead-bug pull-up lat-pulldown')
const oars = list(
  'seated-cable-row barbell-row one-arm-dumbbell-row band-row barbell-romanian-deadlift dumbbell-romanian-deadlift pallof-press band-pallof-press side-plank',
)
const rackets = list(
  'cable-woodchop band-woodchop lateral-lunge cable-external-rotation band-external-rotation side-lying-external-rotation pallof-press band-pallof-press russian-twist',
)
const fields = list(
  'copenhagen-plank nordic-curl hamstring-walkout lateral-lunge single-leg-romanian-deadlift single-leg-calf-raise side-plank',
)
const jumps = list(
  'dumbbell-bulgarian-split-squat bulgarian-split-squat single-leg-calf-raise cable-external-rotation band-external-rotation side-lying-external-rotation copenhagen-plank face-pull',
)
const fights = list(
  'pull-up chin-up inverted-row push-up cable-woodchop band-woodchop pallof-press russian-twist front-rack-carry',
)
const wheels = list(
  'dumbbell-step-up step-up barbell-hip-thrust dumbbell-hip-thrust single-leg-glute-bridge face-pull one-arm-dumbbell-row side-plank dead-bug',
)
const miles = list(
  'single-leg-calf-raise single-leg-romanian-deadlift dumbbell-step-up step-up copenhagen-plank side-plank single-leg-glute-bridge',
)
const stages = list(
  'single-leg-calf-raise single-leg-romanian-deadlift cossack-squat side-lying-adduction side-plank hollow-hold dead-bug',
)

const by = (exercises: readonly string[], de: string, en: string): Served => ({
  name: { de, en },
  exercises: [...exercises],
})

/** What turns the shoulder out and draws it back. */
const cuff = list(
  'face-pull cable-external-rotation band-external-rotation side-lying-external-rotation reverse-pec-deck dumbbell-rear-delt-fly prone-y-raise',
)

const pulling = (exercises: readonly string[], de: string, en: string): Served => ({
  ...by(exercises, de, en),
  pulls: true,
  keeps: cuff,
})

const of: Training['sports']['of'] = {
  skiing: by(edges, 'Skifahren', 'skiing'),
  snowboarding: by(edges, 'Snowboarden', 'snowboarding'),
  'ice-hockey': by(edges, 'Eishockey', 'ice hockey'),
  'ice-skating': by(edges, 'Eislaufen', 'ice skating'),
  'inline-skating': by(edges, 'Inlineskaten', 'inline skating'),
  'cross-country-skiing': by(poles, 'Langlaufen', 'cross-country skiing'),
  'ski-touring': by(poles, 'Skitouren', 'ski touring'),
  climbing: pulling(walls, 'Klettern', 'climbing'),
  bouldering: pulling(walls, 'Bouldern', 'bouldering'),
  'obstacle-racing': by(walls, 'Hindernisläufe', 'obstacle racing'),
  swimming: pulling(water, 'Schwimmen', 'swimming'),
  surfing: pulling(water, 'Surfen', 'surfing'),
  rowing: pulling(oars, 'Rudern', 'rowing'),
  canoeing: pulling(oars, 'Paddeln', 'paddling'),
  sailing: by(oars, 'Segeln', 'sailing'),
  tennis: by(rackets, 'Tennis', 'tennis'),
  padel: by(rackets, 'Padel', 'padel'),
  badminton: by(rackets, 'Badminton', 'badminton'),
  squash: by(rackets, 'Squash', 'squash'),
  'table-tennis': by(rackets, 'Tischtennis', 'table tennis'),
  golf: by(rackets, 'Golf', 'golf'),
  fencing: by(rackets, 'Fechten', 'fencing'),
  football: by(fields, 'Fußball', 'football'),
  'american-football': by(fields, 'American Football', 'American football'),
  rugby: by(fields, 'Rugby', 'rugby'),
  hockey: by(fields, 'Hockey', 'hockey'),
  handball: by(jumps, 'Handball', 'handball'),
  basketball: by(jumps, 'Basketball', 'basketball'),
  volleyball: by(jumps, 'Volleyball', 'volleyball'),
  boxing: by(fights, 'Boxen', 'boxing'),
  kickboxing: by(fights, 'Kickboxen', 'kickboxing'),
  'martial-arts': by(fights, 'Kampfsport', 'martial arts'),
  wrestling: by(fights, 'Ringen', 'wrestling'),
  cycling: by(wheels, 'Radfahren', 'cycling'),
  'mountain-biking': by(wheels, 'Mountainbiken', 'mountain biking'),
  running: by(miles, 'Laufen', 'running'),
  'trail-running': by(miles, 'Trailrunning', 'trail running'),
  triathlon: by(miles, 'Triathlon', 'triathlon'),
  athletics: by(miles, 'Leichtathletik', 'athletics'),
  hiking: by(miles, 'Wandern', 'hiking'),
  mountaineering: by(miles, 'Bergsteigen', 'mountaineering'),
  dancing: by(stages, 'Tanzen', 'dancing'),
  ballet: by(stages, 'Ballett', 'ballet'),
  gymnastics: by(stages, 'Turnen', 'gymnastics'),
  riding: by(stages, 'Reiten', 'riding'),
}

/** What strength training adds to a sport: the sides, the single leg, the pull or the turn that it asks for. */
export const sports: Training['sports'] = {
  grade: 'B',
  source:
    'Harøy 2019 (adductors) and van Dyk 2019 (hamstrings) for field sports, Blagrove 2018 for runners, Andersson 2017 for throwing shoulders; the rest practice',
  fast: {
    jump: list('box-jump broad-jump squat-jump skater-jump'),
    power: list('rotational-throw chest-pass-throw ball-slam dumbbell-push-press plyo-push-up knee-plyo-push-up'),
  },
  pulls: list(
    'weighted-pull-up pull-up chin-up machine-assisted-pull-up band-assisted-pull-up lat-pulldown jumping-pull-up',
  ),
  of,
}
