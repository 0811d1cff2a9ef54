import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'

const levelOf = (text: string) => safetyOf(readerFor(catalogue)(text, 'wish', '2026-11-23').items).level

/** Words of illness that are about nobody's own: each beside what is one's own in nearly the same words. */
test.each<readonly [not: string, own: string, level: 'amber' | 'red']>([
  ['Asking for a friend: chest pain when running?', 'I ask for rest, chest pain', 'red'],
  ['Frage für meine Schwester: Knie tut weh', 'Ask for my knee: it hurts', 'amber'],
  ['Ich würde lieber sterben als Burpees zu machen', 'Ich würde lieber sterben', 'red'],
  ["I'd rather die than do burpees", "I'd rather be dead", 'red'],
  ['Mein Handy ist gebrochen, Beine bitte', 'Mein Handy und mein Finger sind gebrochen', 'red'],
  ['I broke my phone, legs please', 'I broke my glasses and my wrist', 'red'],
  ['Mein Bizeps ist riesig', 'Mein Ellbogen ist riesig', 'amber'],
  ['Erdnüsse sind lecker', 'Nach den Erdnüssen hatte ich einen allergischen Schock', 'red'],
  ['Curls mit dem linken Arm, dann laufen', 'mein linker Arm wird taub beim Laufen', 'red'],
  ['left-arm rows, then a run', 'my left arm goes numb when I run', 'red'],
  ['Vorerkrankungen: keine, Medikamente: keine, Beine bitte', 'Medikamente: Bisoprolol, Beine bitte', 'amber'],
  ['Beschwerden: null. Wunsch: Brust', 'Beschwerden: Knie. Wunsch: Brust', 'amber'],
  ['Orthopäde: ohne Befund, Kniebeugen schwer', 'Orthopäde: Meniskus, Kniebeugen schwer', 'amber'],
  ['MRT o.B., Klimmzüge', 'MRT morgen, die Schulter schmerzt, Klimmzüge', 'amber'],
  ['Bluthochdruck? Nein. Intervalle bitte', 'Bluthochdruck? Ja. Intervalle bitte', 'amber'],
  ['Im Büro husten alle, ich nicht, 30 Minuten Ganzkörper', 'Im Büro husten alle, ich auch, 30 Minuten', 'amber'],
  ['Im Büro kotzen alle reihum, ich bin topfit', 'Fieber 39, ich bin topfit', 'red'],
  ['Half the office is down with covid, I feel great', 'covid since Monday, I feel great', 'red'],
  ['Alle um mich haben Grippe, ich bin gesund', 'Brustschmerzen, ich bin gesund', 'red'],
  ['Sohn erbrochen, Teppich sauber, Matte', 'Selbst erbrochen, Teppich sauber, Matte', 'red'],
  ['Schwindel: nein. Brustschmerz: nein. Beine bitte', 'Schwindel: ja. Beine bitte', 'red'],
  ['chest pain: no. dizziness: no. legs', 'chest pain: yes. legs', 'red'],
  ['left side is weaker, single arm work', 'left side is weaker since yesterday', 'red'],
  ['Beim letzten Lauf war die Luft schnell raus', 'Im Sitzen bleibt mir die Luft weg', 'red'],
  ['Bin ganz schwindlig vor Glück, Beine bitte', 'Bin ganz schwindlig, Beine bitte', 'red'],
  ['Karnevalsfieber, 30 Minuten', 'Fieber, 30 Minuten', 'red'],
  ['Ich brenne auf Beine', 'Meine Knie brennen seit gestern', 'amber'],
  ['Alle hatten Norovirus außer mir, Vollgas', 'Alle hatten Norovirus, jetzt hab ich es, Vollgas', 'red'],
  ['Schwanger ist meine Kollegin, Beine bitte', 'Schwanger, Beine bitte', 'red'],
  ['Unser alter Opel hat Herzrhythmusstörungen, also Radtour', 'Hab Herzrhythmusstörungen, also Radtour', 'amber'],
  ['Ohnmächtig vor Wut über die Steuer, Boxen bitte', 'Ohnmächtig nach dem Aufstehen, Boxen bitte', 'red'],
  ['breathless with laughter at the show, now a brisk 5k', 'breathless on the stairs, now a brisk 5k', 'red'],
  ['Als OP-Pfleger steh ich acht Stunden, was Dynamisches', 'Drei Wochen nach OP, was Dynamisches', 'red'],
  ['Schulterluxation vor 20 J., völlig ausgeheilt, Ringe', 'Schulterluxation vor 20 T., Ringe', 'amber'],
  ['broke my arm in third grade, handstands please', 'broke my arm in October, handstands please', 'red'],
  ['Gib mir Intervalle, nach denen ich nach Luft schnappe', 'Auf der Treppe schnappe ich nach Luft', 'red'],
  ['Puls 175 beim letzten 1000er Rudern, gern wieder so', 'Puls 175 beim Sitzen, gern was Leichtes', 'red'],
  ["gym's heaving so no rack, legs", "I've been heaving all morning, legs", 'red'],
  ['Hosengröße 40 -> 38, Beine bitte', 'Temperatur 38, Beine bitte', 'red'],
  ['Nächstes Mal mit 42,5 versuchen', 'Heute mit 39,5 aufgewacht', 'red'],
  ['Leistenbruch operiert 2010, seitdem hebe ich alles', 'Leistenbruch seit 2010, vorsichtig heben', 'amber'],
  ['Hexenschuss 2011, Einzelfall. Kreuzheben bitte', 'Hexenschuss gestern. Kreuzheben bitte', 'amber'],
  ['Kardiologe hat mich rausgeschmissen, zu gesund, Marathon', 'Kardiologe hat mich einbestellt, Marathon', 'amber'],
  ['Bin Diabetesberaterin im Schichtdienst, Rudern', 'Bin Diabetikerin im Schichtdienst, Rudern', 'amber'],
  ['Kindergeburtstage, sonst nichts', 'Geburt vor acht Wochen, sonst nichts', 'amber'],
  ['Netball on Wednesday, quick feet please', 'Netball on Wednesday, my feet hurt', 'amber'],
  ['The hills nearly gave me a heart attack', 'Nearly a month after my heart attack', 'red'],
  ['Bei dem Preis hätte ich fast einen Herzinfarkt bekommen', 'Fast drei Wochen nach Herzinfarkt', 'red'],
  [
    'Er hat nen Herzinfarkt bekommen, als er die Rechnung sah',
    'Er hat eine Thrombose festgestellt, Beine bitte',
    'red',
  ],
  ["I'd rather die than do burpees", "I'd rather die than live", 'red'],
  ['Ich würde lieber sterben als Burpees zu machen', 'Ich würde lieber sterben als leben', 'red'],
  ['Beginner ski fitness, eight weeks, three sessions', 'eight weeks pregnant, three sessions', 'red'],
])('%s', (not, own, level) => {
  expect(levelOf(not)).toBe('none')
  expect(levelOf(own)).toBe(level)
})
