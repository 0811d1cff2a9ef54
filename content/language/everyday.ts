/**
 * Ordinary words that lie a slip, a stem or an ending away from one that means something about health: "Gruppe" is no
 * flu, "Regeln" are no period, "Hose" is no disease. They are read as they are written, and never mended.
 */
export const everyday: string = [
  // Slips of one letter.
  'fitted fitting gripper grippers wirst fort verraten verrieten überleben überlebe überlebt überlebenswichtig gruppe gruppen gruppentraining gruppenkurs bullen fassen fasst fasste',
  'gefasst fluss flüsse flüssen fließen scherz scherze scherzen scherzt scherzend beeindruckt beeindruckte beeindruckend benehmen stets fakten faktor fakt versetzt versetzung',
  'geschaffen beschaffen verschaffen rauch rauchen asche felsen fels unterbrechen unterbrochen unterbreche ununterbrochen verbrechen zerbrochen zerbrechen verbrochen',
  'vorhaben vorhabe tropfen klinke schuppen schuppe wehren wehrt fesseln fesselt gefesselt durchgeführt durchführen mauern mauer folter blüht blühen blüten blüte blütezeit',
  'beschweren beschwere festen feste festes erzeugen erzeugt verhören rauschen rauscht berauschend behindern fahndung ballon ballons tauben übergabe übergehen übergang',
  'sektion sektionen kippen kippt gekippt abkippen tabu betrinken fernen ferne fernseher vorlesung vorlesungen schmelzen schmelze schmilzt kreuzen kreuzt tablett tablets',
  'weggeschickt joghurt pure purer purem ripper balken balkon befunden befinde befindet befinden benennen riegel stick sticks verwischen krater schlüpfen insekt insekten kooperiert kooperation',
  'heiter heiteres einzeln einzelner einzelne einzelnen dekoration abführen krippe chillen chill gechillt chillig achse achsen kran klotz inhaber inhaberin',
  'hütet hüten regulär regeln regelt reguläre geregelt radikal radikale schwinden ausgeklügelt golfschläger tennisschläger schläger faszination fasziniert steckdose erhaltung schnuppern vernaschen',
  'verfassen getippt tippen getöse gezähmt angefallen anfallen angeflogen düse düsen traube trauben weintrauben pauke verwesen erzittern gespickt ambiente durchwahl gewitzt',
  'operationsbasis zerstören ströme strom stromausfall konzert reflex reflexe flash flush insel einsicht heizer heizung heizen marian gesinnung klippe klippen eifrig eifer',
  'vernetzt vernetzung verpetzt bankier gerippe belangen verkohlt fussel einbringen einzubringen anbringen anzubringen hinbringen heimbringen verbringen beibringen mitbringen',
  'vorletzte vorletzten vorletztes letztens gesetzt steroide asteroiden injektion konzession schimpfen spritzig spritziges gedrängt bedrängen vergöttert weihen eingeflogen',
  'wünsch frosch grippeschutz sitzung sitzungen sorgfalt vorfall zufall zwischenfall wasserfall ausfall ausfälle einfall einfälle überfall durchfallen',
  'gebürtig gebühr gebühren gebürgt plastisch plastiktüte plastikflasche kunststoff schmiere geschmiert glut glüht rotieren tagebuch tagesplan tagesform tageslicht',
  // Endings that only look like a diagnosis.
  'hose hosen badehose unterhose strumpfhose jogginghose sporthose trainingshose laufhose radhose dose dosen blechdose keksdose spieldose brotdose thunfischdose rose rosen lose los franzose franzosen',
  'mysteriöse religiöse nervöse nervös grandiose seriöse skandalöse luxuriöse amouröse famose kuriose pompöse virtuose matrose metamorphose symbiose prognose prognosen hypnose mimose almosen',
  'kostenlose kostenloses obdachlose endlose endloses sinnlose sinnloses nutzlose wertlose arbeitslose hilflose zahllose wehrlose rücksichtslose bedingungslose selbstlose furchtlose grenzenlose gnadenlose',
  'mühelose pausenlose makellose geräuschlose lautlose ahnungslose herzlose namenlose trostlose bedeutungslose schwerelose drahtlose kabellose planlose ziellose sprachlose',
  'sympathie empathie telepathie antipathie nostalgie bigamie akademie anatomie autonomie ökonomie gastronomie astronomie',
  'academia nostalgia bohemia euphemia prognosis hypnosis metamorphosis symbiosis osmosis propose proposed purpose purposes dispose compose composed enclose disclose transpose',
  'footloose caboose mongoose panty hose pantyhose verbose decompose suppose supposed expose exposed oppose goose moose',
  // English neighbours.
  'number numbers leaving leading leaning leaping sent scent building buildings interest interesting interested fate fates fail fails failed failing failure grave hunting progress progression progressive barking shine shiny shines',
  'plastic influence influencer plain plains cancel cancelled canceled lend lends lender sins fleet operate operates operating operational feast feasting connor hears heard corps cooperation coop sole solely coroner radical lounge',
  'backed backing blunt lyrics lyric lyrical define defines defined definition boost boosts boosted booster comedian speeding hustle breeding grapes slick ripe ripen halls hall crops colt colts angle angles poking reel sporting suction colder',
  'polls poll fiber fibre aerial crowns crown inhale inhales inhaled exhale aces ace coronation insured insure insurance founding found pleading decoration herbal pans deli parental slurping stunts stunt fascination fascinated',
  'wondrous fuss hearty compose traction concession herds cram asteroids writ collars collar fester overturned huts imperfect aspiring ripple ripples fuses fuse grasping gaping clutches clutch purring spouting concur chugging clout clamps clamp',
  'cashing ambient ambience bloc block blocks blending anklet migrants migrate barring handover falter mediation meditation gripped grip shiner ballsy heis perth fatten discern potus concoction concocted livery hertz baring peacemaker menial leasing',
  'fasten fastened fastest faster fast baller bally contested contest footy hurling hurtling fosters foster fostering bolster inherits breaching rehearsal rehearse surfacing strobe strode stroll gassing fruition jubilation abolition aberration',
  'canker beckon morphing cessation section sections sectional facetime headshot headshots headstart discus disco disk frisbee perennial slurry mauritius barked bared beat beats beaten beast boots boot feat feats',
  'graves groves absence absences absent tablet poets poet plots plot pots thinner thin lighter lit periods purposeful reunion sister spring springs stage stages stance stanced starting started stat stats stent stands stint',
  'course courses coarse cause causes causing clean cleaner cleared clear climb climbed climber close closer cloth clothes cloud clouds club clubs clue coach coaching coast cost costs could couch cover covered crazy create cream credit crew crowd crunchy',
  'purge chile chills chilled chilling chilly ability abilities able agile ankara barbell blister calm calmer camp champs champion charm cheap check checked chess chest cheese chief',
  'lift lifts lifter lifting loaf load loads local long longer longest loop loose lose losing lost loud lunch lung lunge lunges lunging',
  'with childs abschiedsspiel bug bugs ritz ritzel lampe lampen leisten leistet leistung leistungen leistungsfähig bälle bällen',
  'vernaschen geekelt hannover kindergeburtstag fahnen fahne bankiers heißer kies kiesweg knete kneten fetzen benjamin kenia peking linden lindenbaum zeche hurtig händedruck rückzieher schleuder schleudern skepsis skeptisch vorhin verloben verlobt versetzte schadenersatz operationsbasis laborwerte kopfzerbrechen kopfrechnen diskus concorde satan blues geburtshelfer geburtshilfe geburtenrate beck becker huston forster stoke knives lounge fats colds diss satin colder coped hails punked wondrous biologisch biologische müllabfuhr geburtstag geburtstags geburtstagsfeier geburtstagsparty geburtstagskuchen geburtstagstorte geburtstagskind geburtstagskarte geburtstagsgeschenk geburtstagsworkout geburtsdatum geburtsjahr geburtsort geburtsurkunde',
  'golfplatz gehalt gehälter gehörig geschenk geschenke gespannt gesperrt gespräch gespräche gestell gestalt getränk getränke gewinn gewinnen gewohnt gewöhnt',
  'kaffee coffee espresso koffein caffeine tee wasser water sauber saubere sauberen sauberer sauberes schlau schlaue schlaues schnee schrank schreck schritt schüssel schwamm schwarm schwung schwungvoll seil seile sektor selten senf serie serien seriös sieg siegen',
  'sich euch ziemlich relativ halt eben meist momentan pretty rather fairly usually often currently klinikum klinikviertel stockwerk gürtel kartoffeln blut blood schweiß tränen zack mitten flur schüssel',
  'wechsel wechseln wechselnd wechselt abwechselnd austausch auswahl auswärts ausweg aussicht ausdruck ausrüstung auspuff auspacken ausbauen ausbau',
].join(' ')
