import type { Language } from '../../domain/coach/read/language.ts'

/**
 * Kinds of words, for the ear: what a word that means nothing to the grammar speaks of. `schwell*` is every word that
 * begins so, `*doku` every word that ends so; letters are folded as everywhere. A word may be of several kinds.
 */
export const kinds: Language['kinds'] = {
  // What is felt, and what fails.
  pressing:
    'druck* drück* eng enge engegefühl beklemm* schnür* zugeschnürt schraubstock press* pressure tight* squeez* crush* constrict* gewicht weight heavy bleiern bleischwer klemm* band elefant elephant',
  paining:
    'schmerz* weh stech* sticht stich stiche brenn* brannte zieh* zog zerr* reiß* pocht pochen pochend hämmer* zwick* zwack* *schmerz *schmerzen pain* hurt* ache* aching stab* sharp burn* sting* throb* sore* tender* dumpf dull cramp* krampf* kneif*',
  numb: 'taub* kribbel* ameisen eingeschlafen gefühllos* pelzig numb* tingl* pins dead needles gefühl kraftlos schlapp* lahm* lähm* gelähmt schwach schwäche weak* limp floppy paraly*',
  failing:
    'versag* nachgeb* nachgibt nachgab einknick* wegknick* knickt wegsack* sackt sacken wegrutsch* blockier* hakt streik* aussetz* setzt setzte macht zu buckl* gave give* gives giving locks lock* stuck catch* fail* geht* klappt* will nicht',
  falling:
    'umfall* umgefallen umkipp* umgekippt gekippt kippte kippe zusammenbrech* zusammengebrochen zusammengeklappt zusammengesackt kollab* kollaps hingefallen gestürzt stürz* sturz stolper* liegen gelegen boden collaps* keel* fell fall* fallen drop* floor ground weggetreten weggekippt',
  awake:
    'bewusst* ohnmacht* ohnmächtig* benommen* benebel* schwarz wegtret* dämmer* dusel* schwind* schwumm* schwank* dreht drehen karussell taumel* torkel* faint* pass* black* dizz* woozy lighthead* spin* spinn* sway* vertigo unconscious* conscious* aware foggy fog nebel wirr* verwirr* confus* filmriss aussetzer erinner* remember* gedächtnis memory',
  breathing:
    'atem* atme* atmen luft* schnauf* puste* keuch* hechel* japs* röchel* pfeif* breath* air gasp* wheez* pant* puff* winded lung* lunge* hust* cough* schleim auswurf phlegm erstick* suffocat* kurzatm*',
  beating:
    'herz* puls* heart* pulse beat* schlag* schläge takt rhythm* stolper* flatter* flimmer* ras* rast galopp* hüpf* aussetzer skip* flutter* rac* pound* thump* ticker pump*',
  seeing:
    'seh* sicht blick* auge* augen auges doppelt* verschwommen* flimmer* schatten vorhang blind* unscharf* schleier vision* sight see* seeing eye* blurr* double* flash* curtain',
  speaking:
    'sprech* sprach* rede* wort* worte wörter lall* nuschel* verwaschen* stammel* speech speak* talk* word* slur* mumbl* mundwinkel gesicht* face mouth droop* lid',
  easing:
    'klo toilette wasserlass* pinkel* pink* pissen urin* harn* stuhl* blase* darm* durchfall verstopf* pee* wee weeing bladder bowel* stool* toilet poo* diarrh* loo leak* einnäss* windel*',
  bleeding:
    'blut* blutet blutung* bleed* bled blood* spotting ausfluss schmierblut* fleck* discharge clot* rot roter rote red',
  swelling:
    'schwell* geschwoll* schwoll anschwell* dick dicker dicke dickes prall* beule* knubbel* aufgeblas* aufgepump* swoll* swell* puff* bulg* lump* bump* ballon* elefanten* bruised bruis* blau* lila hämatom* bluterguss* verfärb* violett purple',
  feverish:
    'fieb* *fieber glüh* heiß* hitze* temperatur* schüttelfrost* frier* fröstel* schwitz* schweiß* fever* chill* temp hot sweat* shiver* burning grad thermometer*',
  vomiting:
    'kotz* *kotzen brech* erbrech* erbroch* übergeb* übel* spei* speib* spuck* magen* würg* puk* vomit* nausea* nauseous throw* threw sick queasy barf* hurl* rückwärts',
  breaking:
    'bruch* *bruch gebroch* brach knochen* gips* *gips schiene* geschient fraktur* haarriss* knick* knack* geknackt kracht* gekracht bone* broke* break* fractur* cast splint snap* crack* crunch* schief* crooked',
  tearing:
    'riss* *riss gerissen reißt abriss anriss angerissen ab durch *ruptur ruptur* geplatzt peng knall* geknall* plopp* ausgekugel* kugel* rausgesprungen eingerenk* tear* tore torn rupture* pop* popped dislocat* ripp*',
  mishap:
    'umgeknickt knickt verdreh* verrenk* vertret* gezerrt zerrung* geprellt prell* gestaucht verstaucht* unfall* aufprall* gegen helm sturz* gestoßen angeschlagen knallte geknallt rolled twist* sprain* strain* pull* tweak* crash* hit whack* bang* slam* accident collision kick* elbow*',
  operated:
    'op ops operier* operation* *op narbe* nähte genäht fäden faden klammer* drain* schnitt* eingriff* arthroskop* implant* prothes* schraub* platte platten stent* bypass* surger* surgical operat* stitch* scar* scope* repair* reconstruct* removed raus entfern* gezogen laser* katheter* ballon',
  // Who and what deals with it.
  medic:
    'arzt* ärzt* *arzt *ärztin klinik* praxis notaufnahme* notarzt* krankenhaus* krankenwagen* rettung* hausarzt* kardio* ortho* neuro* gyn* frauenarzt* hebamme* physio* therap* doc* doctor* gp er hospital* nurse* ambulance* clinic* surgeon* specialist* consultant* paramedic* midwi* reha* station stationär spital',
  tested:
    'mrt ct röntgen* ultraschall* ekg befund* labor* blutbild* blutwert* werte diagnos* untersuch* check* kontroll* scan* xray* mri ecg echo* biops* test* ergebnis* result* termin* appointment* abklär* überweis* referr*',
  medicine:
    'tablette* *tabletten pille* pillen medikament* medi medis spritz* salbe* tropfen dosis mg spray* tropf infusion* kapsel* wirkstoff* rezept* verschrieb* verordnet pill* meds medic* dose* inject* inhal* prescri* tablet* drug* creme gel pflaster *statin *olol',
  expecting:
    'schwanger* ssw wehen kindsbeweg* fruchtwasser* gebärmutter* muttermund* mutterpass trimenon trimester* pregnan* expecting due bump fetus contraction* womb placenta* plazenta* frühgeburt* midwife hebamme* geburts* entbind*',
  bearing:
    'geburt* entbunden entbind* geboren* stillen still* wochenbett* wochenfluss kaiserschnitt* damm* dammriss milch baby* säugling* neugeboren* postpartum newborn* birth* deliver* csection section labour labor breastfe* perineum lochia nursing',
  eating:
    'ess* gegess* kalorie* kcal waage wieg* gewicht abführ* fast* hunger* verhunger* dünn* fett fettes dick zunehm* abnehm* mager* bulim* anorex* eat* ate calor* scale weigh* binge* purg* starv* thin* skinny fat laxativ* restrict* food meal* mahlzeit* futter* fressanfall* fressattack* nüchtern',
  despairing:
    'sterb* stirb* tod tot leben lebens* sinnlos* hoffnungslos* suizid* selbstmord* umbring* ritz* ritzen schneid* schluss ende aufwachen brücke gleise abschied* wertlos* überflüssig* last die died dying death dead kill* suicid* hopeless* worthless* pointless alive life cut* burden end overdose*',
  // When, and how it goes.
  beginning:
    'plötzlich* schlagartig* auf einmal urplötzlich aufeinmal seit seitdem seither neuerdings neulich gestern heute früh nacht nachts eben vorhin gerade sudden* since yesterday morning tonight overnight lately recent* started start* began woke aufgewacht aufgestanden',
  lasting:
    'immer dauernd ständig noch weiterhin andauernd wieder jedes jedesmal mal öfter täglich always constant* still keeps keep every again ongoing persistent*',
  worsening:
    'schlimmer stärker schlechter zunehmend mehr ärger worse* worsening increas* severe* heftig* massiv* extrem* stark* furchtbar* schrecklich* höllisch* unerträglich* unbear* terribl* awful*',
  exertion:
    'treppe* stufe* stiege* stock anstreng* belast* bergauf berg schnell* renn* tragen heb* gehoben hebe stair* steps flight* effort exert* uphill walk* climb* lift* carry*',
  resting:
    'ruhe* ruhig liegen liege lieg sitz* bett* sofa* couch* schlaf* einschlaf* schreibtisch* rest resting lying sitting sit bed sleep* asleep desk lie still chair sessel fernseh*',
  shrugging:
    'bestimmt wahrscheinlich wohl nur nichts halb egal trotzdem wird schon sicher hoffentlich vermutlich wurscht probably nothing anyway still just maybe surely though ignore* passt geht bisschen bissl leicht* kurz* quick light',
  asking:
    'darf soll sollte kann könnte geht ok okay oder was wann wie ob should can could may what when how alternative* statt',
  // What else words speak of.
  joking:
    'lol haha* hahaha* hihi* witz* scherz* spaß* spass* ironi* sarkas* xd joke* joking kidding jk lmao rofl zwinker* grins* hehe* lach* lachen laugh* metaphor* figurativ* sozusagen quasi sprichwört* redensart*',
  story:
    'film* *film serie* *serie buch bücher roman* krimi* song* lied* album* playlist* podcast* doku* *doku folge* staffel* netflix hörbuch* theater* stück premiere* kino* zeitung* artikel* gedicht* konzert* band bands musik* radio* fernsehen movie* show shows episode* season book* novel* play track* tune* music* radio concert* documentar* article* series chapter* kapitel* heißt heisst nennt called named titel* title*',
  animal:
    'hund* katze* kater pferd* gaul kuh kühe vogel* vögel hamster* hase* hasen kaninchen* igel* esel* schwein* meerschwein* papagei* welpe* tier* dackel* dog* cat cats horse* pony cow* bird* puppy kitten pet pets rabbit* hamster goat* parrot* vet tierarzt*',
  machine:
    'auto* wagen karre opel golf bus busse bahn zug züge drucker* laptop* rechner* computer* pc server* handy* telefon* heizung* kessel* waschmaschine* spülmaschine* kühlschrank* staubsauger* fahrrad* rad räder kette reifen* motor* getriebe* roller* ebike* akku* batterie* ladekabel* aufzug* fahrstuhl* lift wlan internet app update* uhr garmin car cars van engine* phone* printer* dishwasher* boiler* fridge* bike bicycle* tyre* tire* battery* wifi elevator* lift* watch laufband* rudergerät* gerät* maschine* machine* treadmill*',
  household:
    'tisch* lampe* tür* türe fenster* dach* wand wände keller* garten* balkon* regal* schrank* wohnung* haus* küche* matte teppich* vorhang* boden kerze* table* lamp* door* window* roof* wall* cellar* garden* balcony* shelf* cupboard* house* kitchen* mat carpet* stuhl* baustelle* beton* gips* nagel* hammer*',
  food: 'kuchen* schnitzel* pizza* nudel* schoko* bier* wein* kaffee* tee eis brot* käse* wurst* döner* burger* salat* suppe* gulasch* glühwein* plätzchen* zucker* torte* keks* chips cake* pasta chocolate* beer* wine* coffee* tea icecream bread cheese* kebab* salad* soup* sugar* cookie* snack* dinner lunch breakfast frühstück* mittagessen abendessen protein* shake* eiweiß*',
  working:
    'chef* boss büro* arbeit* job* meeting* kolleg* deadline* projekt* steuer* excel* kunde* kunden schicht* firma* office* work* colleague* project* client* shift* company* tax* email* mail* termin* konferenz* homeoffice bewerbung* gehalt* feierabend* spreadsheet* presentation*',
  learning:
    'studier* studium prüf* klausur* lern* ausbildung* azubi* kurs* seminar* vortrag* vorlesung* lehrer* unterricht* schule* schüler* bachelor* master* thesis sanitäter* pfleger* schwester pflege* notfall* ersthelfer* study* student* exam* lecture* course* teach* class* school* training beruf* beruflich* profession* volunteer* ehrenamt* dozent*',
  money:
    'rechnung* preis* *preise miete* euro* geld* teuer* billig* konto* spritpreis* kosten* kostet bill* price* rent* money expensive cheap* account* fee* cost* aktie* börse* crypto* inflation*',
  weather:
    'wetter* regen* regnet schnee* schneit sonne* sonnig* sturm* stürm* wind* nebel gewitter* kälte* kalt* frost* glatteis* sommer* winter* herbst* frühling* weather* rain* snow* sun* storm* windy fog* cold freez* ice icy summer* autumn spring*',
  public:
    'regierung* wahl* politik* nachrichten news krieg* ampel bundes* präsident* minister* trump* börse verein* government* election* politic* parliament* society stadt* bürgermeister* polizei* police* gericht* court*',
  loving:
    'liebe* liebt verlieb* hochzeit* heirat* braut freude* freu* glück* glücklich* begeister* schwärm* love* loving crush wedding* marr* bride joy* happy* excit* delight* leidenschaft* passion* sehnsucht* begierig neugier* stolz* proud* wut* zorn* ärger* rage* anger* angry wütend* sauer neid* schreck* staun*',
  travelling:
    'urlaub* ferien* reise* strand* gipfel* hütte* tal alm see* meer* insel* route* weg* strecke* etappe* holiday* vacation* trip* travel* beach* summit* peak* hut lake* sea island* trail* road* ridge* valley* flug* flieg* flight* fly* flew bali* mallorca* italien* alpen* alps*',
  counting:
    'satz sätze sätzen wdh wiederholung* runde* kilo* kg km meter* minuten min stunde* set sets rep reps round* lap* mile* minute* hour* watt* pace* tempo* prozent percent',
  wanting:
    'will möchte mag bock lust bitte gib mach hätte gern gerne brauch* wünsch* lass plan plane want* please give let lets need like wanna gimme feel* bring zeig show ready bereit motivier* motivated heiß los go',
  smashing:
    'ballern baller* zerstör* hart härter* knall* voll vollgas gas zerleg* zerfetz* vernicht* brutal* quäl* auspower* abreiß* wegballer* smash* crush* destroy* hard* punish* torch* blast* wreck* grind* beast* savage attack* killer* annihilat* full send',
  praising:
    'geil* super top klasse stark* cool* nice* awesome* great* perfekt* hammer mega* krass* genial* wunder* herrlich* prima spitze* fantast* best* brilliant* amazing* epic legend* lit fire insane* beautiful* lecker* schön*',
  sound:
    'gesund* kerngesund* topfit fit fitter beschwerdefrei* schmerzfrei* unauffällig* tiptop tipptopp bestens normal* einwandfrei* healthy fine well okay perfect* clear* clean* negativ* negative stabil* stable frisch* fresh* ausgeruh* rested',
  past: 'früher damals kindheit* jugend* schulzeit* einst seinerzeit vorjahr* jahre jahren jahr jahrelang vergangen* ago years decade* childhood once formerly kid teenager used back then ehemals ex ehemalig* letztes letzten letzter anno zuletzt',
  healed:
    'ausgeheilt* verheilt* geheilt* überstand* auskuriert* kuriert* vorbei weg verschwund* durch erledigt* vergess* heal* recover* cured gone over behind resolved passé geschichte history wieder back',
  denying:
    'kein* nie niemals nicht nix nichts weder ohne null no not never none without nothing neither nor nope nah nee ned net nein don t doesn isn wasn hasn',
  otherone:
    'er sie ihr ihm ihn sein seine seinen seinem ihre ihren ihrem he she him her his their they them jemand* andere* anderer anderen leute someone somebody others people folks typ kerl dude guy lady mann frau man woman kind kinder kids kid oma opa mutter vater mama papa mum mom dad bruder schwester schwager tante onkel neffe nichte sohn tochter cousin* nachbar* freund* kumpel* mate* friend* neighbour* neighbor* brother* sister* uncle aunt* grand* wife husband son daughter partner* trainer* coach* schwieger* enkel*',
  oneself:
    'ich mein meine meinem meinen meiner meines mir mich i my me im ive ill myself selbst selber unser unsere wir uns we our us ma mia',
  preventing:
    'vorbeug* prävent* *prävention *vorsorge *risiko risiko* vermeid* verhinder* schütz* schutz vorsorg* prevent* avoid* protect* risk* proof damit *schulung *forschung *gala *stiftung spende* charity* awareness foundation*',
  supposing:
    'wenn falls würde würd wäre wär könnt* angenommen theoretisch* hypothetisch* vorstell* stell if would could suppos* imagin* theoretical* hypothetical* curious* interesse* neugier* generell* allgemein*',
  competing:
    'spiel* turnier* rennen wettkampf* marathon* halbmarathon* mannschaft* team* gegner* liga* pokal* match* tournament* race* racing opponent* league* cup champion* meister* finale* final derby* sieg* gewinn* win winning won beat kampf* fight*',
  wearing:
    'schuh* hose* shirt* gürtel* brille* jacke* socke* mütze* trikot* kleid* anzug* shoe* pants shorts belt* glasses jacket* sock* hat dress* suit* kostüm* costume* handschuh* glove* rucksack* backpack* weste*',
  likening: 'wie als like quasi fast beinahe almost nearly as gleich',
  because: 'wegen weil vor lauter durch aus because due from denn deshalb daher so',
}
