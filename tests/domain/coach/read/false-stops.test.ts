import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

/** Words that stop elsewhere, and what they are said of here; beside each the same words said of oneself and in earnest. */
describe.each<readonly [string, { readonly calm: readonly string[]; readonly stops: readonly string[] }]>([
  [
    'who wants to die of a workout laughs',
    {
      calm: [
        'i want to die after this leg day lol',
        'burpees make me want to die haha',
        'wanna die during that wod 😂',
        'nach dem Beintag will ich sterben lol',
        'will sterben wenn ich an Burpees denke haha',
        'bring mich um, Beine lol',
      ],
      stops: [
        'i want to die',
        'i want to die after my divorce, leg day please lol',
        'I want to die, leg day',
        'will sterben, Beine bitte',
        'I want to die after leg day lol, I mean it',
        'I want to die after leg day lol, nobody would miss me',
        'haha, ich will nicht mehr leben, Beine',
        'I want to die after leg day lol. Nothing makes sense any more, goodbye everyone',
        'nichts macht mehr Sinn, egal, Oberkörper',
      ],
    },
  ],
  [
    'what something is called is no illness',
    {
      calm: [
        'der Song Herzrasen läuft, Tempo 170 dazu',
        'Der Trail heißt Broken Ankle, 12 km, Plan bitte',
        'unser Team heißt Schnappatmung, Staffel im Juni',
        'a route called Heart Attack, 7a, finger strength please',
        'Kreislaufkollaps, so heißt unser Kurs am Montag',
        'Vomit is the name of the hill, sprints please',
        'der Film Lungenentzündung war lustig, jetzt Beine',
        'the fever song is on my playlist',
      ],
      stops: [
        'Die Diagnose heißt Lungenentzündung',
        'das heißt Fieber, oder?',
        'beim Film gestern Herzrasen gehabt',
        'nach der Serie plötzlich Brustschmerzen und Luftnot',
        'my illness is called pneumonia',
      ],
    },
  ],
  [
    'a thing, a plant, an animal is nobody',
    {
      calm: [
        'der Rasenmäher hustet nur noch, Rumpf bitte',
        'Werkstatt, Getriebe krank, drei Stunden Zeit',
        'meine Pflanze ist krank, 30 min Arme',
        'der gabelstapler hat nen bandscheibenvorfall, also früher frei, laufen',
        'mein Traktor hat einen Herzinfarkt, heute Rudern',
        'our printer has the flu, early finish, chest please',
        'mein Sohn ist krank, deshalb will ich auch nur kurz Beine',
      ],
      stops: [
        'im Auto kurz ohnmächtig geworden',
        'der Hund ist krank, ich auch',
        'meine Tochter hat Fieber, ich auch',
        'mein Drucker ist krank, ich auch',
        'vom Traktor gefallen, Gehirnerschütterung',
        'my car crashed, I have a concussion',
      ],
    },
  ],
  [
    'a form that is ticked off is no complaint',
    {
      calm: [
        'Verletzungen: keine seit drei Jahren',
        'Beschwerden: derzeit keine',
        'health issues: none at the moment',
        'injuries: nah, all good',
        'medical conditions: n/a',
        'Schmerzen (0 bis 10): 0',
        'Erkrankungen: keine, bin 24',
        'Medikamente: nichts',
      ],
      stops: [
        'Verletzungen: keine, aber seit gestern 39 Fieber',
        'Beschwerden: Brustschmerzen bei Belastung',
        'injuries: none, but fainted yesterday',
      ],
    },
  ],
  [
    'an everyday word is no sign',
    {
      calm: [
        'Wanderung im Harz, zwei Tage',
        'hab laut gejubelt, weiter so',
        'binge watching bis zwei, kurze Einheit',
        'selbstmörderisches Tempo beim Spinning',
        'ich nehm immer die Treppe statt Lift',
        'Übernahme von zwei Linien in der Fabrik, bin 15 min frei',
        'stuck in traffic, chucking it down, indoor please',
        'Fersen heben, Knie heben, dreimal durch',
      ],
      stops: [
        'binge eating gestern und danach erbrochen',
        'plötzlich ging das Licht aus, lag am Boden',
        'numb left arm and face',
        'zwei Linien auf dem Test, was darf ich?',
      ],
    },
  ],
  [
    'what is sick is good',
    {
      calm: [
        'so eine kranke Einheit gestern, die bitte nochmal',
        'kranker Zirkel, will mehr davon',
        'die Playlist ist krank gut, Laufen 30 Minuten',
        'das Programm letzte Woche war so krank, im positiven Sinne',
      ],
      stops: [
        'bin krank nach der Einheit gestern, die bitte nochmal',
        'kranke Lunge sagt der Arzt und Fieber, Zirkel',
        'war letzte Woche gut, jetzt krank, Laufen 30 Minuten',
      ],
    },
  ],
  [
    'a bone of school days',
    {
      calm: [
        'in der zweiten Klasse den Arm gebrochen, seither nie wieder was, Handstand bitte',
        'broke my wrist in third grade, never since, push-ups please',
        'broke my arm when I was eight, long forgotten, pull-ups',
      ],
      stops: [
        'in der zweiten Kletterstunde den Arm gebrochen, Handstand bitte',
        'broke my wrist on Tuesday, push-ups please',
        'broke my arm and nobody saw it, pull-ups',
      ],
    },
  ],
  [
    'plaster that is on no limb',
    {
      calm: [
        'verspachtle gerade Gips in der Küche, danach Rücken',
        'das Eiweißpulver staubt wie Gips, egal, Beine',
        'bin Stuckateurin, Gips schleppen den ganzen Tag, heute nur Mobility',
        'Gipskarton in den vierten Stock getragen, jetzt Oberkörper',
      ],
      stops: [
        'seit Samstag Gips am Unterarm, danach Rücken',
        'der Gips staubt und juckt am Bein, egal, Arme',
        'hab Gips bis zum Knie, heute nur Mobility',
      ],
    },
  ],
  [
    'a fever of something',
    {
      calm: [
        'hab Wettkampffieber, noch drei Wochen, Intervalle',
        'WM-Fieber im Haus, in der Halbzeit Kniebeugen',
        'gym fever since January, five days a week please',
        'wedding fever at home, twenty quiet minutes of yoga',
      ],
      stops: [
        'hab Fieber, noch drei Wochen bis zum Wettkampf, Intervalle',
        'Fieber im Haus und ich mit 38,7, in der Halbzeit Kniebeugen',
        'fever since January 29, five days now, chest',
      ],
    },
  ],
  [
    'pregnant with what is no child',
    {
      calm: [
        'schwanger mit einer Idee: ein Triathlon, Plan bitte',
        'geh seit Wochen mit dem Plan schwanger, Klimmzüge zu lernen',
      ],
      stops: ['schwanger, eine Idee was geht? Plan bitte', 'bin seit Wochen schwanger und will Klimmzüge lernen'],
    },
  ],
  [
    'out of breath as it was wished or enjoyed',
    {
      calm: [
        'will richtig nach Luft schnappen am Ende, gib mir Sprints',
        'ich möchte mal so richtig aus der Puste kommen, Zirkel',
        'wir waren alle außer Atem nach dem letzten Sprint und haben gegrinst, nochmal so',
      ],
      stops: [
        'muss nach Luft schnappen am Ende der Treppe, Rudern',
        'was gasping in bed last night, more please',
        'ich komm beim Anziehen aus der Puste, Zirkel',
        'war außer Atem nach dem Zähneputzen, nochmal so wie gestern',
      ],
    },
  ],
  [
    'illness of people who are not here',
    {
      calm: [
        'die Professorin ist krank, Vorlesung fällt aus, also Beine',
        'das halbe Orchester hat Grippe, mir geht es bestens, Rudern',
        'der halbe Kurs hat Corona, ich bin putzmunter, Laufen',
        'someone in my class threw up, not me, I feel great, rowing',
        'die Lämmer haben Durchfall, ich bin fit, Arme',
      ],
      stops: [
        'ich bin krank, Vorlesung fällt für mich aus, also Beine',
        'das halbe Orchester hat Grippe und ich seit heute auch, Rudern',
        'der halbe Kurs hat Corona, ich huste und fiebere, Laufen',
        'someone in my class threw up and now me too, rowing',
      ],
    },
  ],
])('%s', (_, { calm, stops }) => {
  test.each(calm)('left in peace: %s', text => expect(levelOf(text)).toBe('none'))
  test.each(stops)('stopped: %s', text => expect(levelOf(text)).toBe('red'))
})

test.each(['Fieberblase', 'hab ne Fieberblase an der Lippe', 'Fieberbläschen', 'fever blister on my lip', 'cold sore'])(
  'what is called after a fever is none: %s',
  text => expect(levelOf(text)).not.toBe('red'),
)

test.each(['Fieberblase und 39 Fieber', 'Fieberbläschen, dazu Schüttelfrost und Fieber'])(
  'and beside a fever it stops: %s',
  text => expect(levelOf(text)).toBe('red'),
)

test.each(['rippenprellung vom sturz', 'Rippenprellung vom Sturz gestern', 'bruised rib from the fall'])(
  'a bruise limits: %s',
  text => expect(levelOf(text)).toBe('amber'),
)

test.each(['Ich habe höchstens 25 Minuten, weil dann der Schornsteinfeger kommt', 'max 25 min, dann Sportschau'])(
  'how long one has is no restriction of the body: %s',
  text => expect(levelOf(text, 'restrictions')).toBe('none'),
)

test.each(['nach 20 Minuten Knorzeln', 'Knorzeln seit Jahren'])('and what nobody knows is asked about: %s', text =>
  expect(levelOf(text, 'restrictions')).toBe('amber'),
)
