import { describe, expect, test } from 'vitest'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { levelOf } from './reading.ts'

type Said = { readonly calm: readonly string[]; readonly earnest: readonly string[]; readonly field?: Field }

/** Classes of what people say that is nothing of their health, beside the same words in earnest. */
describe.each<readonly [string, Said]>([
  [
    'an ordinary word at the end of another is no slip of an ailment',
    {
      calm: [
        'mit der Tanzgruppe in derselben Halle, Rumpf',
        'leite die Seniorengruppe, suche neue Übungen',
        'Krabbelgruppe im Nebenraum, zwanzig Minuten Beine',
        'die Lerngruppe wartet, kurzes Workout',
        'ärmellose Shirts im Sommer, Bizeps',
        'Tombolalose verkauft, jetzt Beine',
        'wolkenloser Himmel, Laufen',
        'stufenlose Kurzhanteln, Oberkörper',
        'muskulöse Arme bitte',
        'ominöse Geräte im Studio, Beine',
        'Strickhose an, also drinnen, Rumpf',
        'die Sendung dauert 45 Minuten, Crosstrainer',
        'bin Werferin im Verein, Schulterkraft',
        'das Vertiko im Flur steht im Weg, Übungen am Platz',
      ],
      earnest: [
        'hab die Grippe, Rumpf',
        'habe eine Gebärmuttersenkung, Beine',
        'nehme Warfarin, Schulterkraft',
        'leide an Vertigo, Übungen am Platz',
        'habe Furunkulose, Oberkörper',
        'Spondylose im Rücken, Beine',
        'Leberzirrhose, Beine',
        'Sarkoidose, Rumpf',
      ],
    },
  ],
  [
    'among restrictions, when and where one may train is no ailment',
    {
      field: 'restrictions',
      calm: [
        'nur vormittags diese Woche, hab Spätdienst',
        'Mittwoch Rufbereitschaft',
        'Nur Handgepäck, Flug nach Porto',
        'Das Wohnzimmer wird renoviert',
        'Die Boulderwand ist gesperrt',
        'Gästezimmer ist belegt',
        'bitte nicht mehr als drei verschiedene, sonst verlier ich den Überblick',
        'only mornings this week, late shifts',
        'hallway is being painted',
      ],
      earnest: [
        'Zosterneuralgie',
        'Bauchwanddefekt',
        'abends Polyradikulitis',
        'Mittwoch Nachsorge wegen der Plexusläsion',
        'nur vormittags, da wirkt das Madopar noch',
        'Plexusläsion, Küche wird renoviert',
      ],
    },
  ],
  [
    'what happened to a child or decades ago, and has held since, is over',
    {
      calm: [
        'broke my wrist in primary school, long healed, push ups',
        'mit acht den Arm gebrochen, längst verheilt, Klimmzüge',
        'Gehirnerschütterung in der Grundschule, jetzt Abi, Core',
        'concussion in kindergarten, sprints',
        'Als Kind zweimal das Bein gebrochen, jetzt stärkste Springerin im Verein',
        'Blinddarm raus mit neun, Bauch bitte',
        'had my tonsils out when I was seven, rowing',
        'Bänderriss 2009, hält seit Jahren bombenfest, Sprünge',
        'umgeknickt 2014, seit Jahren null Probleme, Trailrun',
        'tennis elbow is history since 2018, pull ups',
        'broke my collarbone in 1996, stronger than the other one',
        'Narbe am Schienbein von 1991, sonst makellos, Laufen',
      ],
      earnest: [
        'broke my wrist at school yesterday, push ups',
        'mit acht Kilo den Arm gebrochen, gestern, Klimmzüge',
        'Gehirnerschütterung gestern in der Grundschule, Core',
        'Als Kind das Bein gebrochen, gestern wieder, Rumpf',
        'Bänderriss 2009, seit gestern wieder dick, Sprünge',
        'umgeknickt 2014, seitdem instabil, Trailrun',
        'tennis elbow since 2018, pull ups',
        'Kreuzbandriss mit 16, jetzt bin ich 45 und das Knie schwillt an',
      ],
    },
  ],
  [
    'what was looked at and found good limits nobody',
    {
      calm: [
        'Kardiologe sagt alles tipptopp, EKG ohne Befund, Intervalle',
        'cardiologist found nothing, so let us go',
        'Arztbrief: uneingeschränkt sporttauglich, Zirkel',
        'Cholesterin 170 mg/dl, Hausärztin zufrieden, Stufe 4',
        'Blutzucker nüchtern 88, Hausarzt zufrieden, Rudern',
        'Ferritin 95, best ever, long run',
        'Blutdruck heute 07:15 Uhr 121/77, Ergometer',
        'Puls in Ruhe 52, Blutdruck 119/75, heute Kraft',
        'Ruhepuls 47, HFmax 186, Zonen für die Schwelle bitte',
        'doctor says I have the heart of a teenager, intervals',
        'Befund von gestern: alles sauber, Ganzkörper',
        'blood pressure: never had a problem, squats',
        'Schmerzen 0 von 10, weiter so',
      ],
      earnest: [
        'Kardiologe sagt, EKG ist auffällig, Intervalle',
        'cardiologist found something, so easy please',
        'Arztbrief: eingeschränkt sporttauglich, Zirkel',
        'Blutzucker nüchtern 320, Rudern',
        'Blutdruck heute 07:15 Uhr 185/112, Ergometer',
        'Ruhepuls 147 seit heute früh, Zonen bitte',
        'Ruhepuls 60, jetzt 140, Zonen bitte',
        'doctor says my heart skips, intervals',
        'Befund von gestern: Bandscheibe, Ganzkörper',
        'blood pressure: always a problem, squats',
        'Schmerzen 7 von 10, weiter so',
      ],
    },
  ],
  [
    'what goes round elsewhere, and whom it spared',
    {
      calm: [
        'Grippe geht im Büro um, mich hat es zum Glück nicht erwischt, Bänder',
        'in der Schule geht die Grippe rum, ich bin fit, Beine',
        'Kita hat Magen-Darm, bei uns alle munter, Lauf',
        'daycare is full of scarlet fever again, none at ours, quick workout',
        'everyone at work has covid, I am fine, full body',
        'Noro geht in der Firma um, wir sind alle gesund, Rudern',
        'der Kater hat Durchfall, ich gehe trotzdem ins Gym',
        'dog vomited on my mat, so standing exercises',
        'die Katze kotzt, Beine im Stehen',
        'Dem Pferd hat es die Hüfte verrenkt, ich warte mit Hampelmännern',
        'sie haben den Kater kastriert, ich hab Beintag',
      ],
      earnest: [
        'Grippe geht im Büro um, mich hat es leider erwischt, Bänder',
        'in der Schule geht die Grippe rum, ich huste auch, Beine',
        'Kita hat Magen-Darm, ich jetzt auch, Lauf',
        'everyone at work has covid, me too, full body',
        'passed out at work, I am fine, legs',
        'bei der Arbeit umgekippt, ich bin fit, Beine',
        'im Büro kurz bewusstlos, bin topfit, Rudern',
        'collapsed in class, but I am fine, row',
        'der Kater hat Durchfall, ich auch, Gym',
        'vomited on my mat, so standing exercises',
        'hab einen Kater, trotzdem Beine',
        'mir hat es die Hüfte verrenkt, Arme bitte',
      ],
    },
  ],
  [
    'sick with laughter, longing or money',
    {
      calm: [
        'ich lach mich krank über die alten Videos, Aerobic',
        'krank vor Sehnsucht nach der Langhantel',
        'krank vor Liebe, Boxen',
        'die Steuer macht mich ganz krank, ab auf die Matte',
        'mein Chef macht mich krank, Boxsack',
        'my belly hurts from laughing, circuit',
        'vom Lachen tut mir der Bauch weh, morgen Core',
        'bin nicht krank, sondern faul, Beine',
        'nicht weil krank, einfach lecker, dann Training',
        'lachen mich kaputt, Zumba',
        'my abs hurt from laughing at the show, core as normal',
      ],
      earnest: [
        'ich bin krank, Aerobic',
        'krank vor Fieber, Langhantel',
        'das Antibiotikum macht mich krank, ab auf die Matte',
        'mein Job macht mir Herzrasen, Boxsack',
        'der Stau macht mich schwindelig, Beine',
        'my belly hurts when laughing, circuit',
        'beim Lachen sticht es in der Brust, morgen Core',
        'nicht faul, sondern krank, Beine',
        'vom Heben tut mir der Bauch weh, Core',
      ],
    },
  ],
])('%s', (_, { calm, earnest, field = 'wish' }) => {
  test('leaves in peace', () => {
    expect(calm.filter(text => levelOf(text, field) !== 'none')).toEqual([])
  })

  test('minds in earnest', () => {
    expect(earnest.filter(text => levelOf(text, field) === 'none')).toEqual([])
  })
})
