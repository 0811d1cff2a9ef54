import { describe, expect, test } from 'vitest'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { levelOf } from './reading.ts'

type Cases = {
  readonly calm: readonly string[]
  readonly cared: readonly string[]
  readonly stops: readonly string[]
}

/** What is said in passing in words that limit or stop elsewhere; beside it the same words in earnest. */
describe.each<readonly [string, Cases]>([
  [
    'a denial in a figure of speech is a denial',
    {
      calm: [
        'Schwindel gleich null, heute Beine',
        'von Atemnot weit und breit nichts, Intervalle bitte',
        "fever nowhere to be seen, let's lift",
        'anything but dizzy, legs please',
        'feeling anything but breathless, intervals please',
        'alles andere als schwindelig, Beine',
        'von wegen Fieber, kerngesund',
        'Brustschmerz ist ein Fremdwort für mich',
        'breathlessness is a foreign word to me, intervals',
        'Fieber? Pustekuchen. Ganzkörper 40 min',
        'far from dizzy, squats please',
        'weit entfernt von Schwindel, Kniebeugen',
        'Brustschmerzen Fehlanzeige, Intervalle bitte',
        'von Fieber keine Spur, Oberkörper',
      ],
      cared: [],
      stops: [
        'keine Spur von Besserung, Fieber 39',
        'von Besserung keine Spur, Brustschmerzen',
        'no sign of improvement, fever 39',
        'von wegen Fieber weg, 39,5 gemessen',
        'alles andere als fit, Fieber',
        'I can do anything but my chest hurts and I am dizzy',
        'anything but better, fever since monday',
        'Fortschritt gleich null, Schwindel seit gestern',
        'Fehlanzeige beim Arzt, Brustschmerzen weiter',
        'weit und breit kein Arzt, Brustschmerzen',
        'keine Spur von Husten, aber Fieber',
        'Pause ist ein Fremdwort für mich, Brustschmerzen',
        'far from home, dizzy and feverish',
      ],
    },
  ],
  [
    'a band that one trains with is no ligament',
    {
      calm: [
        'Widerstandsband gerissen',
        'resistance band tore, rows please',
        'the band snapped during pull-aparts, got another one',
        'loop band ripped, glutes please',
        'Das Band vom Kabelzug ist gerissen, was mit Hanteln',
      ],
      cared: [
        'Band gerissen',
        'Kreuzband gerissen',
        'am Widerstandsband gezogen, Sehne gerissen',
        'mit dem Theraband trainiert, dabei Innenband gerissen',
        'using the resistance band, my bicep tore',
        'Widerstandsband gerissen, Knie tut weh',
      ],
      stops: [
        'ankle ligament snapped during pull-aparts',
        'Außenband gerissen letzte Woche',
        'with the resistance band yesterday, tore my biceps, it is blue',
      ],
    },
  ],
  [
    'where the power fails, nobody faints',
    {
      calm: [
        'Stromausfall, Licht aus',
        'Stromausfall im Studio, Licht aus, also daheim trainieren',
        'Licht aus im Keller, trainiere mit Stirnlampe',
        'power cut, lights went out at the gym, bodyweight please',
        'the lights went out in the gym, home workout please',
        'Glühbirne kaputt, Licht ging aus, Yoga im Dunkeln',
        'Licht aus und ab ins Bett, morgen Beine',
      ],
      cared: [],
      stops: [
        'plötzlich ging das Licht aus, lag am Boden',
        'bei mir gingen die Lichter aus',
        'nach dem letzten Satz ging bei mir das Licht aus',
        'Stromausfall, dann wurde mir schwarz vor Augen',
        'Stromausfall im Kopf, mir ging das Licht aus',
        'mir ging im Studio das Licht aus',
        'lights went out during squats, woke up on the floor',
        'lights out at the gym, came round on the floor',
        'beim Kreuzheben Licht aus, aufgewacht am Boden',
        'Licht aus nach dem Sprint',
      ],
    },
  ],
  [
    'a number is not numb',
    {
      calm: [
        'number four on the plan, again',
        'exercise number four please',
        'number one goal is bigger arms',
        'number of sets for the left arm: 4',
        'my favourite numbers are leg days',
      ],
      cared: ['numb arm, number four on the list', 'my arm is numb', 'number 4 hurts my knee'],
      stops: ['left arm and face numb, number one priority is legs', 'Arm numb seit heute'],
    },
  ],
  [
    'what a doctor calls by its name is no title',
    {
      calm: ['a route called Heart Attack, 7a', 'the workout called heart attack', 'a burger called heart attack'],
      cared: ['2015 the doctor called it a heart attack, on aspirin since', 'der Arzt nannte es Arthrose'],
      stops: [
        'the doctor called it a heart attack',
        'they called it a stroke at the hospital',
        'mein Arzt nannte es Herzinfarkt',
        'der Arzt nennt es Lungenembolie',
        'the ER called it pneumonia',
        'the medics called it a heart attack, legs please',
        'Die Ärztin hat es Schlaganfall genannt',
        'laut Notaufnahme war es ein Herzinfarkt',
      ],
    },
  ],
  [
    'a childhood is long ago',
    {
      calm: [
        'als Kind Asthma gehabt, seit 20 Jahren nichts',
        'had asthma as a kid, nothing for 20 years',
        'childhood asthma, outgrown',
        'grew out of my asthma at 12',
        'Kindheitsasthma, längst verwachsen',
        'als Kind öfter umgekippt, heute nichts mehr',
        'as a child I fainted a lot, nothing in 20 years',
        'als Kind Fieberkrampf gehabt, seither nie',
      ],
      cared: [
        'Asthma seit der Kindheit',
        'als Kind Asthma, nehme noch Spray',
        'als Kind Herzfehler, seit 20 Jahren keine Kontrolle mehr',
        'childhood asthma, still use the inhaler',
        'als Kind Asthma, seit 20 Jahren nichts, heute pfeift es wieder',
        'thought I grew out of my asthma, it is back',
      ],
      stops: [
        'als Kind Asthma, seit gestern wieder Atemnot',
        'als Kind umgekippt, gestern wieder',
        'als Kind öfter umgekippt, heute beim Training auch',
        'as a child I fainted a lot, fainted again today',
      ],
    },
  ],
])('%s', (_, { calm, cared, stops }) => {
  test.each(calm)('left in peace: %s', text => expect(levelOf(text)).toBe('none'))
  if (cared.length > 0) test.each(cared)('minded: %s', text => expect(levelOf(text)).toBe('amber'))
  test.each(stops)('stopped: %s', text => expect(levelOf(text)).toBe('red'))
})

test.each<readonly [string, Field, 'none' | 'amber']>([
  ['als Kind Asthma gehabt, seit 20 Jahren nichts', 'restrictions', 'none'],
  ['childhood asthma, nothing for 20 years', 'restrictions', 'none'],
  ['Asthma als Kind', 'restrictions', 'amber'],
  ['als Kind Herzfehler, seit 20 Jahren nichts', 'restrictions', 'amber'],
])('among restrictions %s', (text, field, level) => expect(levelOf(text, field)).toBe(level))
