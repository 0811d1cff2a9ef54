import type { Entry } from '../../domain/coach/read/language.ts'
import type { Sport } from '../../domain/coach/read/sports.ts'
import { says } from './entry.ts'

const sport = (of: Sport, words: string): Entry => says({ is: 'sport', sport: of }, words)

/** Sports people do beside, or train for. */
export const sportsWords: readonly Entry[] = [
  sport('american-football', 'american football|flag football|gridiron'),
  sport('athletics', 'leichtathletik|athletics|track and field|weitsprung|hürden|kugelstoßen|speerwurf|zehnkampf'),
  sport('badminton', 'badminton|federball'),
  sport('ballet', 'ballett|ballet|barre'),
  sport('basketball', 'basketball|streetball|korbball'),
  sport('bodybuilding', 'bodybuilding'),
  sport('bouldering', 'gebouldert|bouldered|bouldern|bouldering|boulder|boulderhalle|bouldert'),
  sport('boxing', 'geboxt|boxtraining im verein|boxverein|boxen im verein|boxclub|boxing club'),
  sport('calisthenics', 'calisthenics|street workout|kalisthenics|calisthenix'),
  sport('canoeing', 'kanu|kajak|kayaking|canoeing|kayak|paddeln|canoe|paddling|stand up paddling|sup'),
  sport(
    'climbing',
    'geklettert|climbed|klettern|climbing|kletterhalle|sportklettern|kletter|lead climbing|klettersteig',
  ),
  sport('cross-country-skiing', 'langlauf|skilanglauf|cross country skiing|langlaufen|xc skiing'),
  sport('crossfit', 'crossfit|wod|wods|cross fit'),
  sport(
    'cycling',
    'spinning|spinning kurs|spinningkurs|spin class|spin classes|indoor cycling|indoorcycling|peloton|geradelt|cycled|radfahren|radsport|rennrad|cycling|cycle|cyclist|fahrradfahren|fahrrad|rad|bike|biking|bike commute|gravel|graveln|rennradfahren|radeln|velo|cycle to work|e bike|pendle mit dem rad|biked|rad gefahren|ride my bike|commute by bike|mit dem rad|radl|hergeradelt|hergefahren',
  ),
  sport(
    'dancing',
    'getanzt|danced|tanzen|tanze|tanz|dance|dancing|salsa|hip hop|zumba|ballroom|bachata|tango|standardtanz|hiphop|poledance|pole dance|square dance|tanzkurs',
  ),
  sport('fencing', 'fechten|fencing'),
  sport(
    'football',
    'gekickt|fußball|football|soccer|fussi|kicken|kicke|fußballtraining|fußballspiel|footie|futsal|altherren',
  ),
  sport('golf', 'golf|golfen|golfing|golfe'),
  sport(
    'gymnastics',
    'turnen|gymnastics|voltigieren|geräteturnen|tumbling|kunstturnen|rhythmische sportgymnastik|akrobatik',
  ),
  sport('handball', 'handball|handballtraining'),
  sport('hiking', 'gewandert|hiked|hochgewandert|wandern|hiking|hike|bergwandern|wandere|hikes|wandertag|trekken'),
  sport('hockey', 'hockey|feldhockey|field hockey|unihockey|floorball'),
  sport('hyrox', 'hyrox'),
  sport('ice-hockey', 'eishockey|ice hockey'),
  sport('ice-skating', 'eislaufen|schlittschuh|ice skating|eiskunstlauf|schlittschuhlaufen'),
  sport('inline-skating', 'geskatet|inliner|inlineskaten|inline skating|skaten|rollerblading|inlinern|roller skating'),
  sport('kickboxing', 'kickboxen|kickboxing|thaiboxen|muay thai|k1'),
  sport(
    'martial-arts',
    'karate|judo|taekwondo|bjj|jiu jitsu|ju jutsu|ju jitsu|kampfsport|mma|kung fu|aikido|krav maga|jujutsu|martial arts|selbstverteidigung|wing tsun|capoeira|tai chi',
  ),
  sport('mountain-biking', 'mountainbike|mtb|mountain biking|mountainbiken|mountainbiking|downhill|enduro'),
  sport('mountaineering', 'bergsteigen|mountaineering|hochtouren|alpinism|alpinklettern'),
  sport('obstacle-racing', 'hindernislauf|spartan|tough mudder|obstacle race|ocr|obstacle course|hindernisläufe'),
  sport('padel', 'padel|paddle tennis|padeltennis'),
  sport('pilates', 'pilates|reformer|reformer pilates'),
  sport('powerlifting', 'powerlifting|kraftdreikampf|kdk|powerlifter|sbd'),
  sport(
    'riding',
    'reiten|reite|riding|horse riding|horseback riding|pferd reiten|reitsport|dressur|springreiten|reitstunde|equestrian',
  ),
  sport('rowing', 'gerudert|rudern im verein|ruderverein|rowing club|rudersport|ruderclub|rowing crew'),
  sport('rugby', 'rugby'),
  sport(
    'running',
    'gelaufen|gejoggt|ran|went running|laufen gewesen|joggen gewesen|long run|longrun|langer lauf|langen lauf|lange lauf|laufen|joggen|running|run|jogging|laufe|lauf|läufer|läuferin|runner|runners|jogge|laufgruppe|lauftreff|lauftraining|parkrun|runs|jog|straßenlauf',
  ),
  sport('sailing', 'segeln|sailing|segle'),
  sport(
    'skiing',
    'skigefahren|skied|ski|skifahren|skifahrn|skifaren|skiing|alpin ski|skilaufen|schifoan|skiurlaub|skisaison|ski saison|ski urlaub|ski season',
  ),
  sport('ski-touring', 'skitour|skitouren|ski touring|skitourengehen|tourengehen'),
  sport('snowboarding', 'snowboard|snowboarden|snowboarding|boarden'),
  sport('squash', 'squash'),
  sport(
    'surfing',
    'gesurft|surfed|surfen|surfing|wellenreiten|surf|kitesurfen|kitesurfing|windsurfen|kiten|wingfoil|windsurfing',
  ),
  sport(
    'swimming',
    'geschwommen|swam|schwimmen|schwimme|swimming|swim|brustschwimmen|kraulen|schwimmtraining|schwimmbad|swims|laps in the pool|bahnen schwimmen|aquafitness|aqua fitness|aquafit|aquagymnastik|wassergymnastik|aqua gym|wasserball|water polo|wachdienst schwimmen|aqua jogging',
  ),
  sport('table-tennis', 'tischtennis|table tennis|ping pong'),
  sport('tennis', 'tennis'),
  sport(
    'trail-running',
    'trailrunning|trail running|trailrun|traillauf|ultratrail|trail runs|berglauf|ultralauf|ultra marathon',
  ),
  sport('triathlon', 'triathlon|triathlet|triathletin|duathlon'),
  sport('volleyball', 'volleyball|beachvolleyball|beach volleyball|beachen|volleyballtraining'),
  sport(
    'walking',
    'spazieren|spazierengehen|walking|nordic walking|walken|walk the dog|dog walks|gassi|hund spazieren|gehe viel|spaziergänge|hunderunde|hunderunden|walk a lot|spaziergang|walks',
  ),
  sport(
    'weightlifting',
    'gewichtheben|weightlifting|olympic lifting|olympisches gewichtheben|oly lifting|olympic weightlifting',
  ),
  sport(
    'wrestling',
    'ringen im verein|fürs ringen|für das ringen|beim ringen|zum ringen|ringen am|wrestling|ringer|ringkampf|wrestler|grappling',
  ),
  sport('yoga', 'yoga|vinyasa|ashtanga|yin yoga|hatha'),
]
