import type { Sign } from '../../../domain/coach/read/language.ts'
import { alarm } from './alarm.ts'

const everydayActs =
  'walking to|to the car|zum auto|to the bus|zum bus|zum briefkasten|zähneputzen|zähne putzen|brushing|brush my teeth|haarebürsten|rasieren|shaving|ironing|bügeln|aufräumen|tidying|einkaufstüten|groceries|hochgehen|hochlaufen|treppen hoch|stiege|stiegen|bettenmachen|betten|bett beziehen|hausarbeit|haushalt|putzen|staubsaugen|saugen|wäsche|wäscheaufhängen|kochen|abwaschen|abwasch|föhnen|haarewaschen|haare kämmen|telefonieren|telefon|singen|lachen|essen|anziehen|socken|schuhe|schuhebinden|reden|sprechen|unterhalten|gespräch|vorlesen|bücken|duschen|aufstehen|treppe|treppen|stufe|stufen|stock|etage|vacuuming|hoovering|laundry|dishes|cooking|tying|getting dressed|dressing|on the phone|phone|talking|laughing|eating|bending|showering|supermarkt|einkaufen|shopping|shops|mailbox|briefkasten|parkplatz|car park|one flight|ein stockwerk|sofa|liegen|sitzen|lying|sitting|nichtstun|schlafen|sleep|kissen|pillows|nachts|night|fernsehen|tv|watching'
const resting =
  'auf dem sofa|auf der couch|aufm sofa|auf dem bett|im bett|on the sofa|on the couch|fernsehen|fernseher|tv|netflix|lesen|reading|am schreibtisch|at my desk|schreibtisch|desk|zocken|gaming|meeting|büro|schlafen|sleeping|asleep|einschlafen|aufwachen|waking|während ich sitze|while i sit|just sitting|sitting|sitzen|sitze|liegen|liege|lying|couch|sofa|bett|bed|ruhe|rest|nichts tun|nichtstun|doing nothing|beim kaffee|im auto|in the car|driving'
const limb =
  'fuß|fuss|bein|beine|arm|arme|hand|hände|finger|foot|feet|leg|legs|arms|hands|fingers|zeh|zehen|gesicht|face|mundwinkel|lid|augenlid|eyelid|gesichtshälfte|körperhälfte|körperseite|side of my body|halbe seite'
const palsy =
  'slaps|slapping|slap the ground|schlappt|platscht auf|klatscht auf|hängt|hängen|hängt runter|herunter|gelähmt|lähm*|schlaff|schlapp runter|drops|drop|droops|droopy|drooping|drags|dragging|schleift|schleif|gehorcht nicht|gehorcht mir nicht|kraftlos|keine kraft|no strength|no power|floppy|paralys*|won t lift|wont lift|won t move|can t lift it|nicht anheben|nicht mehr heben|nicht mehr bewegen|fallen lassen|lasse alles fallen|dropping things|dropping stuff|drop things|versagt den dienst|einschlafen und|wie eingeschlafen|wie tot|dead'

/** What the body must be able to do, and how people say that it cannot: breathe at rest, stay awake, move a limb, see, speak. */
export const functions: readonly Sign[] = [
  alarm(
    'neurological',
    [
      'kraft|strength|power|gefühl|feeling',
      'bein|beine|arm|arme|hand|hände|fuß|finger|daumen|leg|legs|foot|hand|hands|fingers|gesicht|face',
      'weg|fehlt|verloren|verschwunden|nachgelassen|futsch|gone|lost|missing|vanished',
      'seit|plötzlich|gestern|heute|vorgestern|heut|since|sudden*|yesterday|today|this morning|overnight',
    ],
    {
      within: 12,
      unless: 'muskelkater|training|trainieren|leg day|legday|beintag|sprints|satz|sätze|plateau|motivation',
    },
  ),
  alarm(
    'unwell',
    [
      'unterzucker*|unterzuckerung|hypo|zuckerabsturz|zuckerschock|low blood sugar|blood sugar is low|sugar crash',
      'grad|gerade|grade|eben|jetzt|zitter*|zittrig|schwitze|shaky|shaking|right now|just now|wackelig',
    ],
    { within: 8, unless: 'wenn|falls|if|früher|vorbeugen|vermeiden|avoid' },
  ),
  alarm('unwell', ['{low-sugar}'], { unless: 'wenn|falls|if|früher|nie unter|never below|nicht unter' }),
  alarm('unwell', ['{high-sugar}'], { unless: 'wenn|falls|if|früher|nie über|never above|nicht über' }),
  alarm(
    'unwell',
    [
      'keton|ketone|ketonen|ketones|ketonwert|ketonwerte',
      'positiv|hoch|erhöht|erhöhte|high|positive|nachweisbar|elevated',
    ],
    {
      within: 5,
      unless: 'diät|diet|ketogen*|abnehm*|fettverbrennung',
    },
  ),
  alarm(
    'unwell',
    [
      'nichts gegessen|kaum gegessen|wenig gegessen|haven t eaten|havent eaten|not eaten|nüchtern|leerer magen|empty stomach',
      'zitter*|zittrig|zittrige|wackelig|flau|schwummrig|shaky|trembling|lightheaded|light headed|wobbly',
    ],
    { within: 12, lacking: true },
  ),
  alarm('unwell', ['was sick|been sick|got sick|were sick', 'twice|three times|again and again'], {
    within: 8,
    unless: 'year|years|winter|season|month|months|school|kids|child',
  }),
  alarm('unwell', ['still|noch|immer noch', 'sick|ill'], {
    within: 4,
    unless: 'of|tired|noch nie|motivat*|abs|gains|lift|beat|playlist|bock',
  }),
  alarm(
    'breathlessness',
    [
      'luft aus|luft ausgeht|luft weg|luft knapp|puste|aus der puste|außer puste|außer atem|atemlos|run out of breath|running out of breath|run out of air|running out of air|out of breath|puffed|puffed out|gassed|winded|gasping|gasp|japs*|schnauf*|wheez*|pfeife|hechel*|keuch*|nach luft|pumpe wie|schnapp*',
      everydayActs,
    ],
    {
      within: 9,
      unless:
        'bis|until|till|damit|ziel|goal|besser|weniger|will|läufe|sprints|treppenläufe|treppenlauf|hiit|intervall*|training',
    },
  ),
  // Pain that goes where the heart's does, and comes with effort.
  alarm(
    'heart-warning',
    [
      'zieht|ziehen|strahlt|ausstrahl*|radiat*|shoots|shooting|spreads|spreading|pulls|schmerz|schmerzt|weh|ache|aches|schwer|heavy|dumpf',
      'links in den arm|in den linken arm|linken arm|linker arm|linke arm|left arm|kiefer|unterkiefer|jaw|schulterblätter|schulterblättern|shoulder blades',
      'immer wenn|sobald|whenever|every time|jedes mal|beim tragen|hochtrage|hochtragen|trage|tragen|schleppe|carry|carrying|treppe|treppen|stairs|bergauf|uphill|anstreng*|belast*|exert*|aufregung|kälte|cold air',
    ],
    {
      within: 14,
      unless:
        'curl*|bizeps|biceps|klimmzug*|training|workout|hantel*|dumbbell*|nacken|neck|zahn|tooth|teeth|knirsch*|ellbogen|elbow|drücken|bench|bankdrücken',
    },
  ),
  // Breath that is new to be spoken of, at what nobody runs out of it by.
  alarm(
    'breathlessness',
    [
      'luft|atem|puste|breath|air',
      'mir|ich|meine|my|i|me',
      'neuerdings|plötzlich|seit|auf einmal|suddenly|lately|since|mittlerweile|inzwischen',
      everydayActs,
    ],
    {
      within: 14,
      unless:
        'frische|frischer|fresh|open air|draußen|outdoors|outside|training|trainier*|will|ziel|goal|besser|better|lenker|reifen|luftpumpe|fahrrad|bike',
    },
  ),
  // Who sinks, folds, tips over without a reason.
  alarm(
    'fainting',
    [
      '*gesunken|*gesackt|*gekippt|*geklappt|collapsed|keeled over|crumpled|buckled and fell',
      'einfach|zweimal|dreimal|plötzlich|auf einmal|grundlos|ohne grund|ohne vorwarnung|just|twice|suddenly|for no reason|out of nowhere',
      'ich|mich|bin|i|me|my',
    ],
    {
      within: 12,
      unless: 'sofa|couch|bett|hantel*|rad|fahrrad|boot|board|knöchel|fuß|burpees|training|lachen|puls|stimmung|hüfte',
    },
  ),
  // A hand, a leg, the speech that failed and came back.
  alarm(
    'neurological',
    [
      'hand|hände|finger|arm|bein|fuß|gesicht|hands|fingers|leg|foot|face',
      'nicht halten|nicht mehr halten|nicht greifen|nicht bewegen|wollte nicht|wollten nicht|gehorchte nicht|gehorchten nicht|aus der hand gefallen|nicht schreiben|nicht zuknöpfen|couldn t hold|couldnt hold|couldn t move|couldnt move|couldn t grip|couldnt grip|wouldn t work|stopped working|went weak|was weak|useless|weggeknickt',
      'minuten lang|minutenlang|minuten|minutes|plötzlich|suddenly|jetzt geht es wieder|jetzt geht s wieder|geht wieder|wieder weg|back to normal|fine now|heute früh|heute morgen|this morning|kurzzeitig|aus dem nichts|out of nowhere',
    ],
    {
      within: 22,
      lacking: true,
      unless:
        'training|workout|klimmzug*|deadlift*|kreuzheben|griff|grip strength|muskelkater|sore|pump|nach dem|after my|set|satz|kalt|cold|schulter op|geprellt',
    },
  ),
  alarm(
    'breathlessness',
    [
      'schlafen|schlaf|sleep|liegen|flach|flat',
      'kissen|pillows|aufrecht|upright|im sitzen|sitting up',
      'luft|atem|atmen|breath*|breathe|japs*|ersticke*|sonst|muss|have to|or i',
    ],
    { within: 14, unless: 'nackenkissen|seitenschläfer|reflux|sodbrennen' },
  ),
  alarm(
    'fainting',
    [
      'bewusstsein|besinnung|consciousness|conscious',
      'ohne|verloren|verlor|verliere|weg|nicht bei|nicht mehr bei|lost|losing|lose|wiedererlangt|wieder erlangt|regained|kurz|kurzzeitig|briefly|nearly',
    ],
    { within: 5, lacking: true, unless: 'körperbewusstsein|achtsam*|gewicht|mindful*|health conscious|nie' },
  ),
  alarm(
    'fainting',
    [
      'zusammengesackt|zusammengesunken|zusammengeklappt|zusammengebrochen|weggesackt|weggekippt|weggetreten|umgefallen|umgekippt|hingefallen und weg|keeled over|keel over|keeling over|lights out|went lights|passed out|hit the deck|crumpled|slumped|went down like|woke up on the floor',
      'minute|minuten|sekunden|seconds|wieder klar|wieder zu mir|wieder wach|aufgewacht|woke|came to|came round|boden|floor|teppich|carpet|dusche|shower|supermarkt|supermarket|küche|kitchen|black|schwarz|treadmill|laufband|bus|bahn|einkaufen|church|kirche|nearly|fast|beinahe|heute|gestern|today|yesterday',
    ],
    {
      within: 12,
      unless: 'lachen|müde|couch|sofa|after training|nach dem training|burpees|workout so hard|hund|dog|fahrrad|regal',
    },
  ),
  alarm(
    'fainting',
    [
      'alles|everything|world|welt|licht|lights|film|kurz',
      'weg war|war weg|ging aus|schwarz|went black|went dark|gone|riss',
      'lag|lay|boden|floor|teppich|aufgewacht|woke|wieder da|plötzlich|suddenly|found myself|gefunden',
    ],
    { within: 14, unless: 'strom|power cut|stromausfall|party|gesoffen|drunk' },
  ),
  alarm(
    'palpitations',
    [
      'puls|pulse|heart rate|hr|herzfrequenz|ruhepuls|uhr zeigt|uhr sagt|watch says|watch shows|garmin|apple watch|tracker',
      resting,
      '{racing}',
    ],
    {
      within: 9,
      unlessHere: true,
      unless:
        '{calm-rate}|unter|under|below|bis|max|maximal|zone|halten|keep|pause|zwischen|between|laufen|run|rad|überschreiten|nicht über|runter auf',
    },
  ),
  alarm(
    'palpitations',
    [
      'herz|hearts|heart|ticker|puls|herzschlag|heartbeat',
      '*flip*|salto|saltos|purzelb*|tanzt|tanzen|dances|dancing|drum*|trommel*|somersault*|cartwheel*|pirouette*|extraschl*|doppelschl*|zusatzschl*|extra beats|double beats|skipped beats|skipping|beat funny|poltert|poltern|galoppiert|galoppieren|wie wild|like crazy|like mad|out of rhythm|aus dem takt|taktlos|aus dem rhythmus|sprung*|explodiert fast|springt fast|springt gleich',
    ],
    { within: 8, unless: 'freude|musik|song|liebe|love|vor glück|verliebt|album|beat drops' },
  ),
  alarm('palpitations', ['extraschläge|extraschlag|doppelschläge|herzaussetzer|aussetzer am herz|extra schläge|ves']),
  alarm(
    'neurological',
    [
      limb,
      palsy,
      'seit|plötzlich|heute|gestern|since|sudden*|today|yesterday|ihn nicht|sie nicht|es nicht|morgens|aufgewacht|woke|nicht|won t|can t|und|and',
    ],
    {
      within: 9,
      unless:
        'stange|bar|klimmzug*|hang|locker|training|luxier*|muskelkater|sore|doms|nach dem|after|workout|bis|until|sollen|soll|should|dead hang|dead bug|deadlift*|müde|tired|ringe|rings|schultern hängen',
    },
  ),
  alarm(
    'neurological',
    [
      'blase|bladder|urin|harn|wasser halten|pinkeln|pipi|stuhl|darm|bowel|bowels|pee|wee|poo',
      'kontrolle|control|nicht halten|nicht mehr halten|can t hold|hold it|spüre|spür|fühle|feel|läuft einfach|nicht richtig|nicht mehr|can t|cannot|no|einnässe*|incontinen*|inkontinen*',
      'rücken|back|bein|beine|leg|legs|bandscheib*|taub|numb|sattel|saddle|schritt|groin|zwischen den beinen',
    ],
    { within: 16, lacking: true, unless: 'beckenboden*|springen|niesen|husten|pelvic floor|sneeze|jump*|geburt' },
  ),
  alarm(
    'neurological',
    [
      'auge|augen|eye|eyes|sehe|seh|vision|blickfeld|gesichtsfeld|sicht',
      'schwarz|blind|nichts mehr|vorhang|curtain|doppelt|doppelbilder|double|sehverlust|ausgefallen|lost vision|vision loss|verschwommen seit|half of|hälfte|blitze|flashes|gone black',
      'seit|plötzlich|heute|since|sudden*|today|nur noch|can t|kurz|morgens|this morning|morning|jetzt|now|keeps|immer wieder|went|turned',
    ],
    {
      within: 11,
      unless:
        'aufsteh*|stand up|standing up|augenbinde|blinde kuh|brille|glasses|screen|bildschirm|doppelt so|vor augen',
    },
  ),
  alarm(
    'neurological',
    [
      'worte|wörter|sprache|speech|words|sprechen|talk',
      'came out|come out|coming out|durcheinander|verdreht|wirr|finde*|nicht raus|verwaschen|slur*|lall*|can t find|get out|stolper*|kommen nicht|jumbled|garbled',
      'fine now|noticed|breakfast|frühstück|minuten|minutes|seit|heute|plötzlich|since|today|sudden*|nicht|since lunch|morgen|kribbelt|face|gesicht|seite',
    ],
    { within: 10, unless: 'englisch|english|deutsch|german|fremdsprache|betrunken|drunk' },
  ),
  alarm(
    'fainting',
    [
      'weg war ich|war ich weg|war weg|weg gewesen|ich war weg|was out for|was gone for|i was out|sekundenlang weg|minutenlang weg|kurz weg|out for a few|out for a couple|out cold|knocked out',
      'sekund*|seconds|secs|minute*|aufgefangen|caught me|küche|boden|floor|plötzlich|suddenly|zack|mitten|legs went|umgefallen|kreislauf|black|beine weg',
    ],
    { within: 14, unless: 'urlaub|vacation|office|verletzt|injury|wochen|weeks|boxing match' },
  ),
  alarm(
    'heart-warning',
    [
      'behind my ribs|hinter den rippen|unter den rippen links|between my shoulder blades|zwischen den schulterblättern',
      'pressure|druck|drückt|squeez*|tight*|eng*|schmerz*|pain',
      'arm|kiefer|jaw|sweat*|schweiß*|tingl*|kribbel*|luft|breath*',
    ],
    { within: 14, unless: 'muskel*|training' },
  ),
]
