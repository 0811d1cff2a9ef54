import type { Sign } from '../../../domain/coach/read/language.ts'
import { trainingBand } from '../kit.ts'
import { plaster } from '../red.ts'
import { alarm, event } from './alarm.ts'

const torn =
  'gerissen|grissn|eingerissen|angerissen|zerrissen|riss|anriss|teilriss|abgerissen|rupt*|tear|tears|torn|tore|ripped|snapped|popped|delle|abriss'

/** Bones, tendons, operations: alarms that need no fixed wording. */
export const injuries: readonly Sign[] = [
  alarm(
    'fresh-tear',
    [
      'meniskus|meniscus|verdreh*|twisted',
      'blockiert|eingeklemmt|klemmt|verklemmt|locked|jammed|hängt fest|steckt fest',
      'strecken|streck|durchstrecken|gerade|beugen|straight|straighten|bend',
      'nicht|nimmer|net|ned|kaum|kein|can t|cant|cannot|won t|wont',
    ],
    { within: 12, lacking: true, unless: 'wadenkrampf|beinpresse|machine' },
  ),
  event(
    'fracture',
    [
      '*fraktur*|*knochenbruch|*knochenbrüche|trümmerbruch|splitterbruch|ermüdungsbruch|haarriss|grünholz*|eingegipst|gipsbein|gipsarm|gipsschiene|gips|in plaster|in a plaster|in a cast|a cast|plaster cast|walking boot|moon boot|in a boot|boot on my foot|on crutches|jaw is wired',
    ],
    {
      unless: `gips ab|gips weg|gips ist ab|cast off|cast is off|gipfel|cast iron|kind|verheilt|refraktur|${plaster}`,
    },
  ),
  event(
    'fracture',
    [
      '{part}|radiuskopf|olecranon|talus|mondbein|jochbein|nasenbein|steißbein|kreuzbein|kopf|nase|nose|speiche|elle|knochen|bone|bones|schlüsselbein|wadenbein|collarbone|metatarsal|tibia|fibula|radius|kahnbein|speichenköpfchen|mittelhand|handwurzel|rippe|rippen|rib|ribs|vertebra|shinbone',
      'gebrochen*|brochn|brocha|angebrochen*|gebroche|durchgebrochen|bruch|broke|broken|fractur*|snapped|cracked|angeknackst*|zertrümmert|shattered|splintered|gips|cast|schlinge wegen',
    ],
    {
      within: 5,
      unless: `phone|handy|record|rekord|scheibe|hantelscheibe|auto|car|machine|maschine|kind|uhr|clicks|knackt|zeitplan|knuckle|${plaster}`,
    },
  ),
  event(
    'fracture',
    [
      'phone|handy|uhr|watch|car|auto|rad|bike|brille|glasses',
      'and my|und mein|und meine|und meinen|und den|und die',
      '{part}',
      'broke|broken|brach|gebrochen|smashed',
    ],
    { within: 6, unless: 'record|rekord|sweat|schweiß|kind|son|sohn|tochter|daughter|gut|ok|okay|fine|heil|heile' },
  ),
  event(
    'fracture',
    [
      'krücken|krücke|crutches|orthese|schlinge|sling|geschient|schiene',
      'bruch|gebrochen|broken|fractur*|mittelhandbruch|*bruch',
    ],
    { within: 8 },
  ),
  event('fracture', ['krücken|crutches'], {}),
  event('fracture', ['arm|schulter|shoulder', 'in der schlinge|in einer schlinge|in ner schlinge|in a sling'], {
    within: 6,
    unless: 'trx|trainer|suspension|übung*|row|rudern|liegestütz*',
  }),
  // "The groin was done twelve days ago": an operation that nobody calls one.
  event(
    'surgery',
    [
      '{part}|leiste|blinddarm|galle|mandeln|nabel|hernie|bruch|karpaltunnel|leistenbruch|hernia|gallbladder|appendix|tonsils',
      'wurde|wurden|worden|lassen|lasse|lassen hab|was done|was fixed|were done|got|had my|had the|was repaired|was taken|was removed|was replaced|was stitched|ist raus|ist repariert|ist genäht',
      'gemacht|machen lassen|repariert|gerichtet|genäht|geflickt|rausgenommen|raus|entfernt|done|fixed|repaired|stitched|replaced|taken out|removed|out',
      '{young}',
    ],
    {
      within: 9,
      unless:
        'training|trainiert|workout|übung*|beintag|massage|massiert|tape|tattoo|getapt|session|einheit|sets|sätze',
    },
  ),
  // A bone that stands as no bone should.
  alarm(
    'fracture',
    [
      'krumm|krumme|krummer|schief|schiefe|verbogen|crooked|bent out of shape|deformed|verformt|steht ab|sticks out|wrong angle|falschen winkel|dent|delle',
      '{any-part}|finger|nase|nose|zeh|toe|schlüsselbein|collarbone|rippe|rib',
      'blau|dick|geschwollen|bewegen|move|bruised|swollen|taub|numb|auftreten|belasten|sturz|gestürzt|gefallen|fell|umgeknickt',
    ],
    {
      within: 14,
      lacking: true,
      unless: 'jahren|years|kind|schon immer|always|geburt|haltung|posture|rücken krumm|hantel*',
    },
  ),
  alarm(
    'fracture',
    [
      'verdreht|verdrehter|verdrehte|twisted round|twisted the wrong way',
      'finger|ringfinger|zeigefinger|mittelfinger|daumen|zeh|zehe|nase|nose|toe|thumb|unterarm|arm|hand|unterschenkel|bein',
      'blau|dick|geschwollen|bewegen|move|bruised|swollen|taub|numb|sturz|gestürzt|gefallen|fell',
    ],
    { within: 14, lacking: true, unless: 'jahren|years|knie|knöchel|knee|ankle|sprunggelenk|wieder gut' },
  ),
  // What was run over, crushed, trapped, and does not carry.
  alarm(
    'fracture',
    [
      'überrollt|überfahren|eingeklemmt|gequetscht|zerquetscht|draufgefallen|run over|ran over|crushed|squashed|trapped|dropped on|fell on|landed on',
      '{any-part}|finger|zeh|toe|fuß|foot|hand',
      'auftreten|belasten|bewegen|blau|dick|geschwollen|taub|weight on|walk on|move|swollen|bruised|numb|black and blue|throbbing',
    ],
    { within: 16, lacking: true, unless: 'jahren|years|nicht schlimm|no big deal|monaten|months|gummi|band' },
  ),
  // A sound at the moment, and a limb that no longer carries.
  alarm(
    'fresh-tear',
    [
      'tearing noise|tearing sound|ripping noise|ripping sound|heard it tear|felt it tear|felt it rip|reißgeräusch|peng|knall|geknallt|gekracht|krach|schnalzer|geschnalzt|plopp|geploppt|popped|a pop|loud pop|heard a pop|felt a pop|snapping sound|felt a snap|heard a snap|peitschenhieb|peitsche*|zack gemacht|knacks|riss gespürt',
      '{any-part}|muskel|muscle|sehne|tendon|oberschenkel|hamstring|wade|calf',
      'kaum laufen|kaum gehen|nicht laufen|nicht gehen|humpel*|humple|limp*|hobbl*|lump|bulge|beule|knubbel|popeye|can t walk|cant walk|barely walk|can barely|kann kaum|nicht auftreten|nicht belasten|bluterguss|bruise|delle|instabil|unstable|gives way|knickt weg|schwellung|geschwollen|swollen|vorgestern|gestern|heute|yesterday|today|this morning',
    ],
    {
      within: 18,
      lacking: true,
      unless:
        'popmusik|pop music|pop songs|popcorn|jahre|years|monaten|months|schmerzfrei|painless|kein schmerz|no pain',
    },
  ),
  event(
    'fracture',
    [
      'schlinge|sling|orthese|airwalker|den walker|schiene|gilchrist|vacoped|aircast|knee brace|gips|moonboot|moon boot|castschiene|splint|boot',
      'noch|bis|still|trage|wearing|in a|stuck in|am arm|am bein|am fuß',
    ],
    {
      within: 5,
      unless:
        'schlingentrainer|trx|sling trainer|zahnschiene|knirscherschiene|gips ab|ist ab|sind ab|is off|came off|car boot|boot camp|bootcamp|zähne|nachts',
    },
  ),
  alarm(
    'fracture',
    [
      'nicht auftreten|nicht belasten|kann ned auftreten|can t put any weight|cant put any weight|can t bear weight|cannot walk on it|schief|crooked|deformed|verformt',
      'gebrochen|schief|crooked|gekracht|knackte|geknackt|knacks|broken|vermutlich|snap|krach|crack*',
    ],
    { within: 14 },
  ),
  event(
    'tear',
    [
      '{part}|kreuzband|innenband|außenband|seitenband|sehne|sehnen|bizepssehne|ligament*|tendon*|muskel|muscle|meniskus|labrum|manschette|syndesmose|kapsel|faszie|acl|mcl|pcl|lcl|achilles*|hamstring*|pec|quad|groin',
      torn,
    ],
    {
      within: 5,
      unlessHere: true,
      unless: 'shirt|hose|resistance band|widerstandsband|haut|rekord',
    },
  ),
  event('tear', ['band|bänder|bandl', torn], { within: 5, unless: `shirt|hose|haut|rekord|${trainingBand}` }),
  event(
    'tear',
    [
      '{part}|kreuzband|band|bänder|bandl|innenband|außenband|seitenband|sehne|sehnen|bizepssehne|muskel|meniskus|labrum|manschette|syndesmose|kapsel|faszie|achilles*',
      '{through}',
    ],
    {
      within: 6,
      unless:
        'nacht durch|durchziehen|durchhalten|durchstrecken|sind durch|waden sind|muskeln sind|widerstandsband|resistance band|arme sind|unterarme sind|oberschenkel sind|schultern sind|hände sind',
    },
  ),
  alarm(
    'fresh-tear',
    [
      'gerissen|riss|einriss|eingerissen|angerissen|zerrissen|torn|tore|tear|rupture*|ripped|snapped|went|gepeitscht',
      'frisch*|fresh|schmerz*|delle|bluterguss|bruised|blau|heute|gestern|vorgestern|today|yesterday|grad|gerade|eben|just|this morning|last night|grad eben|grade',
      '{part}|muskel|muscle|sehne|band|labrum|bänder|ligament|tendon',
    ],
    {
      within: 10,
      unless: 'shirt|hose|jahre|years|monat*|month*|grade 1|grade 2|grade 3|grad 1|grad 2|grad 3|weeks ago',
    },
  ),
  alarm(
    'fresh-tear',
    [
      'knall|geknallt|gepeitscht|geschnalzt|geploppt|schnalz*|plopp|peitsch*|peitschenhieb|ratsch|schnapp*|pop|popped|snap|snapped|rip',
      '{part}|wade|oberschenkel|achillessehne|knie|schulter|bizeps|hamstring|calf|achilles|knee|shoulder',
      'heute|gestern|eben|grad|gerade|today|yesterday|heard|loud|lauter|felt|morning|sprint|nicht laufen|dick|can t|dann|jetzt|hat es|hats|auftreten|kann nicht|nicht auftreten|push off|weight on',
    ],
    { within: 12, unless: 'knackt|immer|always|seit jahren' },
  ),
  alarm(
    'fresh-tear',
    [
      'dislocat*|luxiert|ausgekugelt|ausgerenkt|rausgeflogen|rausgehüpft|rausgerutscht|rausgehupft|rausgesprungen|draußen|popped out|out of joint|out of its socket',
      'today|heute|yesterday|gestern|last night|saturday|sunday|samstag|sonntag|wochenende|friday|freitag|dick|swollen|geschwollen|montag|monday|vorgestern',
      '{part}|kniescheibe|kneecap|schulter|shoulder|finger|elbow|ellenbogen|ellbogen',
    ],
    { within: 10, unless: 'monat*|month*|jahr*|year*' },
  ),
  event(
    'surgery',
    [
      '*operation|*operationen|*operiert|*op|*arthroskopie|*chirurg*|*implantat*|*prothese|*ektomie|*ectomy|*plastik|*transplant*|laparos*|bauchspiegelung|gelasert|augenlaser*|*lasern|lasik|laser surgery|eye laser|fettabsaugung|liposuction|sterilisation|sterilisiert|vasectomy|vasektomie|nose job|boob job|tummy tuck|metallentfernung|unters messa|unterm messer|unters messer|went under the knife|surgery|surgical|operated|scope|arthroscop*|keyhole|fusion|release|reconstruction|biopsie|biopsy',
      '{age}|frisch|gerade|grad|noch|just|fresh|aus der klinik|out of hospital|entlassen|discharged',
    ],
    {
      within: 9,
      unless:
        'krankenhaus|serie|kooperation|operation sixpack|op musik|geplant|termin|warte|steht an|scheduled|telescope',
    },
  ),
  event(
    'surgery',
    [
      '{part}|krampfadern|krampfader|varicose veins|herz|herzklappe|platte|schraube|schrauben|nagel|metall|netz|stent|bypass|schrittmacher|herzschrittmacher|pacemaker|defi|icd|implantat|zahn|organ|blinddarm|gallenblase|galle|niere|milz|mandeln|schilddrüse|gebärmutter|prostata|eierstock|myom|zyste|polyp|tumor|knoten|muttermal|leberfleck|linse|netzhaut|hüfte|knie|plate|screw|screws|mesh|valve|kidney|appendix|spleen|tonsils|thyroid|uterus|ovary|cyst|polyp|mole|lump|cataract|gallbladder|grauer star',
      'gespült|lavage|gespiegelt|ziehen lassen|gezogen|gestrippt|stripped|raus|entfernt|rausgenommen|eingesetzt|eingebaut|gesetzt|gelegt|implantiert|genäht|ersetzt|geglättet|versteift|verschraubt|verplattet|amputiert|gelasert|operiert|out|removed|taken out|put in|inserted|implanted|placed|trimmed|replaced|repaired|fused|cut out|stitched|op|surgery',
      '{age}|fäden|stitches|frisch|gerade|noch|still',
    ],
    {
      within: 10,
      unless:
        'joint|socket|gesprungen|kniescheibe|rausgesprungen|work out|working out|geh raus|draußen|muss raus|arms out|chest out|brust raus|lights',
    },
  ),
  event(
    'surgery',
    [
      'neu|neue|neues|neuer|new|künstliche*|artificial',
      'knie|hüfte|hüftgelenk|kniegelenk|herzklappe|knee|hip|valve|gelenk|schultergelenk',
      '{age}',
    ],
    { within: 8, unless: 'schuhe|shoes|übung|exercise' },
  ),
  alarm(
    'recent-surgery',
    [
      'fäden|naht|nähte|klammern|stitches|sutures|staples',
      'noch|still|nächste woche|next week|morgen|übermorgen|diese woche|this week|kommen raus|kommen|come out|tomorrow|drin|offen|frisch|fresh|werden gezogen|müssen raus|heilt|healing',
    ],
    { within: 7, unless: 'sind raus|schon raus|längst|sind gezogen|wurden gezogen|are out|came out|schuh*|hose|roten' },
  ),
  event(
    'fracture',
    ['schlüsselbein|collarbone|speiche|elle|rippe|wadenbein|fibula|mittelhand|mittelfuß|handgelenk', 'durch|hin|ab'],
    {
      within: 3,
      unless: 'gerissen|strecken|ziehen|training|mobilisier*',
    },
  ),
  event('tear', ['acl|mcl|pcl|achilles|kreuzband|achillessehne', 'went|gone|is gone|durch|hin'], {
    within: 4,
    unless: 'went well|went fine|training|dehnen|stretch*',
  }),
  event('fracture', ['riss im knochen|knochenriss|crack in the bone|riss in der speiche|bruchlinie']),
  event(
    'surgery',
    [
      'klammern|staples|sutures|fäden|stitches|drainage|port|katheter|herzkatheter|stoma',
      'noch|still|drin|gelegt|gezogen|narbe|frisch|come out|letzte woche|last week|yesterday|gestern|{age}',
    ],
    { within: 7, unless: 'usb|sport|airport' },
  ),
]
