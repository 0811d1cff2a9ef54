import type { BodyPart, Region } from '../../domain/coach/read/body.ts'
import type { Entry } from '../../domain/coach/read/language.ts'
import type { Target, Trait } from '../../domain/coach/read/training.ts'
import { says } from './entry.ts'

const muscle = (id: string): Target => ({ of: 'muscle', id })
const region = (id: Region): Target => ({ of: 'region', id })
const part = (name: BodyPart | null, target: Target | null, words: string): Entry =>
  says({ is: 'part', part: name, target }, words)

/** What nobody wants, in one word: "sprungfrei". */
const inOneWord = (id: Trait, words: string): readonly Entry[] => [
  says({ is: 'focus', target: { of: 'trait', id } }, words),
  says({ is: 'not' }, words),
]

/** Parts of the body: as what hurts, and as what is trained (null: nobody trains it). */
export const body: readonly Entry[] = [
  part('knee', null, 'im knie|in einem knie|im linken knie|im rechten knie'),
  part(
    'head',
    null,
    'noggin|noodle|temple|temples|ohr|ohren|ear|ears|kopf|kopfes|head|schädel|skull|schläfe|schläfen|stirn|forehead',
  ),
  part('jaw', null, 'kiefer|kiefergelenk|jaw|tmj|zahn|zähne|tooth|teeth|backe|wange|wangen|cheek|cheeks'),
  part('neck', muscle('traps'), 'nacken|nackn|gnick|genick|neck|nackenmuskel|nackenmuskulatur|gnack|nacke'),
  part(
    'neck',
    null,
    'kehle|throat|atlas|atlaswirbel|hals|halswirbel|halswirbelsäule|hws|cervical spine|c spine|c3|c4|c5|c6|c7|hoas',
  ),
  part('shoulder', muscle('rotator-cuff'), 'rotatorenmanschette|rotatoren|rotator cuff|rotator cuffs|rotatoren'),
  part(
    'shoulder',
    region('shoulders'),
    'schulter|schultern|schultergelenk|schulterpolster|shoulder|shoulders|schuita|schuitan|schuitern|schullern|schulder|schuldern|delts|deltas|deltoid|deltoids|achsel|achseln|schultermuskeln|deltamuskel',
  ),
  part(
    'shoulder',
    null,
    'armpit|armpits|achselhöhle|schlüsselbein|schultereckgelenk|ac gelenk|ac joint|supraspinatus|infraspinatus|subscapularis|labrum|collarbone|clavicle|bizepssehne|lange bizepssehne|biceps tendon|schleimbeutel der schulter',
  ),
  part('shoulder', muscle('side-delts'), 'seitliche schulter|seitliche schultern|side delts|side delt|lateral delts'),
  part(
    'shoulder',
    muscle('rear-delts'),
    'hintere schulter|hintere schultern|rear delts|rear delt|schulter hinten|schultern hinten|posterior delts',
  ),
  part('shoulder', muscle('front-delts'), 'vordere schulter|vordere schultern|front delts|front delt|anterior delts'),
  part('upper-back', null, 'schulterblatt|schulterblätter|shoulder blade|shoulder blades|scapula|scapulae'),
  part('upper-arm', region('arms'), 'arm|arme|armen|arms|oarm|ärmchen|guns'),
  part('upper-arm', region('arms'), 'oberarm|oberarme|upper arm|upper arms'),
  part(
    'upper-arm',
    muscle('biceps'),
    'bizi|bizis|bizeps und co|bizeps|biceps|and bis|bis and tris|bis n tris|bizebs|bizepse|bi|bicep|bi s|bis und tris|biceps day',
  ),
  part(
    'upper-arm',
    muscle('triceps'),
    'trizi|trizis|winkearme|winkearm|bingo wings|bat wings|trizeps|triceps|trizebs|tri|tris|tri s|tricep|triceps day',
  ),
  part('elbow', null, 'ellbogen|ellenbogen|elbow|elbows|ellbogn|ellabogn|ellbogengelenk|ellboge'),
  part('forearm', null, 'speiche|elle'),
  part(
    'forearm',
    muscle('forearms'),
    'unterarm|unterarme|forearm|forearms|unterarmen|griffkraft|grip strength|grip training',
  ),
  part('wrist', null, 'handgelenk|handgelenke|handgelenken|wrist|wrists|handglenk|handwurzel|handglenke'),
  part(
    'hand',
    null,
    'daumensattelgelenk|sattelgelenk|daumengelenk|daumengrundgelenk|handballen|thumb joint|handkante|pfote|pranke|flosse|index finger|middle finger|ring finger|palm|palms|hand|hände|händen|hands|finger|fingern|fingers|daumen|thumb|ringfinger|mittelfinger|zeigefinger|kleinen finger|pinky|ringband|handrücken|handfläche|knuckle|knuckles|fingergelenk|fingergelenke',
  ),
  part(
    'chest',
    muscle('chest'),
    'brust|brüste|brustmuskel|brustmuskeln|brustmuskulatur|chest|pec|pecs|pectoralis|bruscht',
  ),
  part(
    'ribs',
    null,
    'flanke|flanken|flank|serratus|zwerchfell|diaphragm|rippe|rippen|rib|ribs|rippenbogen|zwischenrippen|brustkorb|ribcage|rib cage|brustbein|sternum',
  ),
  part(
    'back',
    region('back'),
    'rücken|rückn|rücke|rügge|rügga|rückens|back|buckl|buckel|rückenmuskulatur|rückenmuskeln|backs|puckel|rügen',
  ),
  part('back', null, 'rückenmitte|wirbelsäule|spine|wirbel|vertebra|vertebrae|rückgrat'),
  part(
    'upper-back',
    muscle('upper-back'),
    'oberer rücken|oberen rücken|oberem rücken|upper back|brustwirbelsäule|bws|thoracic spine|t spine|thoracic|mid back|mittlerer rücken|rhomboids|rhomboiden',
  ),
  part(
    'upper-back',
    muscle('lats'),
    'lat|lats|latissimus|breiter rücken|breiten rücken|v form|v taper|v shape|breites kreuz',
  ),
  part('neck', muscle('traps'), 'stiernacken|nackenmuskeln|nackenzieher|trapez|trapezmuskel|traps|trapezius'),
  part(
    'lower-back',
    muscle('lower-back'),
    'unterer rücken|unteren rücken|unterem rücken|lower back|low back|rückenstrecker|untere rücken|erector|erectors',
  ),
  part(
    'lower-back',
    null,
    'kreuz|kreiz|kreutz|lws|lendenwirbel|lendenwirbelsäule|lende|lenden|lendenbereich|lumbar|lumbar spine|l3|l4|l5|s1|l4 l5|l5 s1|rückn untn|lendenwirbeln',
  ),
  part(
    'abdomen',
    region('core'),
    'bauch|core|rumpf|körpermitte|buuk|abdomen|midsection|bäuch|bauche|wampn|wampe|buach|abs|ab work|ab workout|ab burner|ab circuit|ab session|ab day|ab finisher|ab stuff|bauch beine po ohne beine|mitte|körpermitte stärken',
  ),
  part('abdomen', null, 'bauchdecke|oberbauch|unterbauch|bauchnabel|nabel|belly|tummy|belly button'),
  part(
    'abdomen',
    muscle('abs'),
    'bauchmuskeln|bauchmuskulatur|sixpack|six pack|waschbrettbauch|waschbrett|gerade bauchmuskeln|rectus|untere bauchmuskeln|lower abs',
  ),
  part(
    'abdomen',
    muscle('obliques'),
    'obliques|oblique|schräge bauchmuskeln|schrägen bauchmuskeln|seitlicher bauch|seitlichen bauch|seitliche bauchmuskeln|bauch seitlich|schräge bauch',
  ),
  part(
    'pelvis',
    null,
    'si joint|si joints|sij|steiß|steißgegend|beckenkamm|hip bone|hüftknochen|sitzknochen|becken|pelvis|isg|si joint|si gelenk|iliosakralgelenk|kreuzbein|sacrum|steißbein|tailbone|coccyx|sacroiliac|symphyse|schambein',
  ),
  part('groin', null, 'leiste|groin|leistengegend'),
  part(
    'hip',
    region('hips'),
    'hüftöffner|hip opener|hip openers|hüftöffnung|hüfte|hüften|hip|hips|hüft|hüftn|hüftgelenk|hüftgelenke|hüftbereich|hifte|hiftn',
  ),
  part('hip', muscle('hip-flexors'), 'psoas|iliopsoas|hüftbeuger|hip flexor|hip flexors'),
  part(
    'hip',
    muscle('abductors'),
    'oberschenkel außen|oberschenkelaußenseite|äußere oberschenkel|outer thigh|outer thighs|abduktoren|abductors|abductor|abduktor|gluteus medius|seitliche hüfte',
  ),
  part(
    'buttock',
    muscle('glutes'),
    'arschbacke|arschbacken|pobacke|backside|bum cheek|butt cheek|sitzfleisch|po|popo|hintern|gesäß|gsäß|glute|glutes|gluteus|booty|butt|bum|arsch|hinterteil|füdli|fudi|oasch|poppes|pobacken|gesäßmuskel|gesäßmuskeln|glutäus|peach',
  ),
  part('buttock', null, 'piriformis|sitzbein'),
  part(
    'front-thigh',
    region('lower-body'),
    'bein|beine|beinen|leg|legs|haxn|hax|haxen|fiaß|lower limbs|beinmuskulatur|beinmuskeln|boana',
  ),
  part('front-thigh', region('thighs'), 'oberschenkel|oberschenkeln|thigh|thighs|schenkel'),
  part(
    'front-thigh',
    muscle('quads'),
    'quads|quad|quadrizeps|quadriceps|vorderer oberschenkel|vorderseite oberschenkel|vorderen oberschenkel|oberschenkel vorn|oberschenkel vorne|oberschenkelvorderseite|front thigh',
  ),
  part(
    'back-thigh',
    muscle('hamstrings'),
    'hams|rear thigh|rear thighs|hamstring|hamstrings|hammies|hammy|hinterer oberschenkel|hinteren oberschenkel|oberschenkel hinten|oberschenkelrückseite|oberschenkel rückseite|rückseite oberschenkel|rückseite der oberschenkel|rückseite vom oberschenkel|rückseitige oberschenkel|oberschenkelhinterseite|back of my thighs|back of the thighs|back of the legs|back of my legs|rückseite der beine|beine rückseite|beinrückseite|beinbizeps|ischiocrurale|hinterseite des oberschenkels|oberschenkelhinterseite',
  ),
  part(
    'inner-thigh',
    muscle('adductors'),
    'innere oberschenkel|inneren oberschenkel|innerer oberschenkel|oberschenkel innen|adduktoren|adduktor|adductors|adductor|oberschenkelinnenseite|innenschenkel|inner thigh|inner thighs|innenseite oberschenkel',
  ),
  part(
    'knee',
    null,
    'knie|knies|knien|knee|knees|knia|kniegelenk|kniescheibe|kneecap|patella|patellar|patellasehne|meniskus|meniscus|innenmeniskus|außenmeniskus|kniekehle|kreuzband|vorderes kreuzband|vkb|acl|mcl|pcl|innenband|außenmeniscus|kniescheiben|chneu|kniea',
  ),
  part(
    'shin',
    null,
    'wadenbein|fibula|unterschenkel|lower leg|schienbein|schienbeine|schienbeinkante|shin|shins|schienbeinkanten|tibia',
  ),
  part(
    'calf',
    muscle('calves'),
    'wade|waden|wadn|calf|calves|wadenmuskel|wadenmuskeln|gastrocnemius|soleus|wädli|wadl',
  ),
  part('achilles', null, 'achillessehne|achillessehnen|achilles|achilles tendon|achillesferse'),
  part(
    'ankle',
    null,
    'außenknöchel|innenknöchel|peroneal|peroneus|peroneals|knöchel|sprunggelenk|sprunggelenke|sprunggelenken|osg|ankle|ankles|fußgelenk|fußgelenke|außenband|außenbandl|außenbänder|knöcherl|fessel|knöchl',
  ),
  part(
    'foot',
    null,
    'fußspann|spann|rist|instep|arch of my foot|arches|sole|soles|plantar fascia|fußballen|großzehenballen|ball of my foot|balls of my feet|zehenballen|fußrücken|fußkante|fuß|füße|füßen|foot|feet|ferse|fersen|heel|heels|mittelfuß|fußsohle|sohle|fußgewölbe|plantarfaszie|metatarsal|haxerl|fuaß|vorfuß',
  ),
  part('toe', null, 'zehennagel|toenail|zehengelenk|zeh|zehe|zehen|toe|toes|großzeh|großzehe|großer zeh|big toe'),
]

/** Stretches of the body that one trains, without a name as a patient. */
export const regions: readonly Entry[] = [
  says(
    { is: 'focus', target: region('upper-body') },
    'oben was|was oben|was für oben|für oben|oben trainieren|oben rum|obenrum|oben herum|obere hälfte|obere körperhälfte|top half|upper half|everything above the waist|above the waist|ok tag|oberkörpergedöns|oberkörper|upper body|upper|ok training|oberkörpa|obakörper|oberkörpertag|upper day|uper body|torso',
  ),
  says(
    { is: 'focus', target: region('lower-body') },
    'unten rum|untenrum|unten herum|untere hälfte|untere körperhälfte|bottom half|lower half|below the waist|everything below the waist|unterkörper|lower body|lower|uk|legday|leg day|beintag|untakörper|unterköper|lower day|bein tag|never skip leg day|leg stuff|beine ran|beinarbeit',
  ),
  says(
    { is: 'focus', target: region('whole-body') },
    'head to toe|von kopf bis fuß|von kopf bis fuß|vom scheitel bis zur sohle|head to toe|alles einmal durch|einmal alles|einmal komplett|einmal quer durch|ganzkörperlich|rundum|bit of everything|a bit of everything|from head to toe|total body|ganzkörper|gk|full body|fullbody|whole body|total body|ganzer körper|ganzen körper|gesamter körper|gesamten körper|ganzkörpa|all over|ganz körper|kompletten körper',
  ),
  says(
    { is: 'focus', target: region('push') },
    'schieben|drückzeug|drücksachen|drückkram|push stuff|pushing|push movements|push exercises|drückbewegungen|druckbewegungen|schieben und drücken|push|drücken|drückübungen|druckübungen|pressing|push day|push tag|pushtag|push workout|presses|brust schulter trizeps',
  ),
  says(
    { is: 'focus', target: region('pull') },
    'zugbewegungen|ziehbewegungen|ziehzeug|ziehsachen|ziehkram|pull stuff|pull movements|pull exercises|zugkraft|pull|zugübungen|zug|zugtag|pull day|pull tag|pulltag|pulling|ziehübungen|pull workout',
  ),
  says(
    { is: 'focus', target: region('back') },
    'breites kreuz|breiteres kreuz|breiter rücken|breiten rücken|breiteren rücken|wide back|wider back|broad back',
  ),
  says(
    { is: 'focus', target: region('shoulders') },
    'breite schultern|breitere schultern|broad shoulders|wide shoulders',
  ),
  says(
    { is: 'focus', target: { of: 'pattern', id: 'balance' } },
    'balance|balancetraining|gleichgewicht|gleichgewichtstraining|gleichgewichtssinn|standfestigkeit|sicherer auf den beinen|sicher auf den beinen|sicherer stehen|sturzprophylaxe|sturzvorbeugung|stürzen vorbeugen|nicht mehr stürzen|fall prevention|steady on my feet|steadier on my feet|balance training|balance work',
  ),
  says(
    { is: 'focus', target: region('posterior-chain') },
    'posterior chain|hintere kette|hinteren kette|körperrückseite|rückseite|back chain',
  ),
  says(
    { is: 'focus', target: { of: 'pattern', id: 'hinge' } },
    'hüftstrecken|hinge|hip hinge|hip hinges|hinges|hüftstrecker',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'overhead' } },
    'überkopf|über kopf drücken|überkopf drücken|über kopf heben|überkopf heben|über kopf arbeiten|über kopf|über den kopf|übern kopf|overhead|above my head|über schulterhöhe|überkopfübungen|überkopfdrücken vermeiden|overhead stuff|overhead work|über schulter höhe',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'jumping' } },
    'hopping|hopping around|hop around|hops around|hop|bouncing|bouncing around|bounce around|leaping|leaps|stomping|herumspringen|rumhüpfen|rumgehüpfe|gespringe|herumhüpfen|jumping around|jump around|sprungkram|springerei|hüpferei|hüpfzeug|hüpfkram|sprungzeug|seilspringerei|springen|sprünge|sprüngen|hüpfen|hupfn|hupfen|jumping|jumps|plyometrics|plyos|hops|gehüpfe|sprungübungen|trampolin|erschütterung|erschütterungen|high impact|hopsen|impact|gehopse|sprung|plyo|jump',
  ),
  ...inOneWord(
    'jumping',
    'low impact|impact free|no impact|zero impact|sprungfrei|sprungfreie|sprungfreies|gelenkarm|ohne impact|low impact cardio',
  ),
  ...inOneWord(
    'on-the-floor',
    'nichts im liegen|nix im liegen|ohne hinlegen|nicht hinlegen|nothing lying down|no lying down|bodenfrei|nichts auf dem boden|nothing on the floor|floor is off limits|floor s off limits|boden ist tabu',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'axial-load' } },
    'axial|axiale last|axial load|axial loading|axiale belastung|spinal loading|spinal compression|stauchung|hantel auf dem rücken|stange auf dem rücken|schweres auf den schultern|schweres auf der schulter|bar on my back|load on my spine|last auf den schultern|gewicht auf den schultern|gewicht auf dem rücken|gewicht im nacken',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'deep-knee-bend' } },
    'tiefe beuge|tiefe beugen|tiefes beugen|tiefen beugen|tiefe hocke|tiefe kniebeuge|tiefe kniebeugen|deep squats|deep squat|deep knee bend|deep knee bends|tief beugen|tief in die hocke|tiefen kniebeugen|deep bending',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'kneeling' } },
    'kneeling|hinknien|auf den knien|auf die knie|on my knees|knieend|kniend|on the knees|auf knien|im knien',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'on-the-floor' } },
    'auf dem boden|aufm boden|am boden|bodenübungen|on the floor|floor work|floor exercises|floor is dirty|boden ist dreckig|floor stuff|auf den boden',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'lying-on-back' } },
    'rückenlage|auf dem rücken liegen|lying on my back|on my back|supine|flach liegen|auf dem rücken',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'lying-on-front' } },
    'bauchlage|auf dem bauch liegen|lying on my front|on my stomach|on my belly|prone|auf dem bauch',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'standing' } },
    'im stehen|stehend|standing|standing exercises|stehende übungen',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'wrist-support' } },
    'aufstützen|abstützen|stützen|handstütz|stützübungen|weight on my wrists|weight on my hands',
  ),
  says({ is: 'focus', target: { of: 'trait', id: 'hanging' } }, 'hängen|hanging|aushängen|an der stange hängen'),
  says(
    { is: 'focus', target: { of: 'trait', id: 'grip' } },
    'griffkraft|griff|grip|grip strength|greifen|gripping|fingerkraft|zupacken|grip work|finger strength',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'twisting' } },
    'verdrehen|drehungen|rotation|rotationen|twisting|twists|drehen|verdrehungen|rotationsübungen',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'bending' } },
    'rumpfbeugen|vorbeugen|bücken|vornüberbeugen|bending over|bending forward|bending|forward bending|nach vorne beugen|rundem rücken',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'breath-holding' } },
    'pressen|pressatmung|luft anhalten|holding my breath|breath holding|valsalva|straining|bearing down',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'one-sided' } },
    'einbeinig|einbeinige|einbeiniges|single leg|single leg work|einseitig|einarmig|unilateral|single arm|one leg|einbeinübungen',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'explosive' } },
    'antritt|antrittsstärke|antrittsschnell|schnelligkeit|spritzig|spritziger|höher springen|jump higher|schneller und stabiler|schneller und stärker|schneller und kräftiger|quicker on my feet|faster off the mark|explosiver|explosiv|explosive|explosives|schnellkraft|explosiveness|explosivkraft|plyometrisch',
  ),
  says(
    { is: 'focus', target: { of: 'trait', id: 'head-down' } },
    'kopfüber|head down|kopf nach unten|upside down|inverted|kopf tief',
  ),
  says({ is: 'side', side: 'left' }, 'li|lks|links|linke|linkes|linken|linker|linkem|left|linksseitig|lingge'),
  says({ is: 'side', side: 'right' }, 're|rts|rechts|rechte|rechtes|rechten|rechter|rechtem|right|rechtsseitig|rechta'),
  says({ is: 'side', side: 'both' }, 'bds|beide|beiden|beides|beidseits|beidseitig|both|beider|bilateral|allebeide'),
]
