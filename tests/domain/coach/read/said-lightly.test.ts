import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

type Said = { readonly calm: readonly string[]; readonly stops: readonly string[] }

/** Words of illness said of what is none: beside them the same words in earnest, which stop. */
describe.each<readonly [string, Said]>([
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
  test('is left in peace', () => {
    expect(calm.filter(text => levelOf(text) !== 'none')).toEqual([])
  })

  test('stops in earnest', () => {
    expect(stops.filter(text => levelOf(text) !== 'red')).toEqual([])
  })
})
