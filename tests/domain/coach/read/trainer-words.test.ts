import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { Field } from '../../../../domain/coach/read/intent.ts'
import { readerFor } from '../../../../domain/coach/read/reader.ts'
import { safetyOf } from '../../../../domain/coach/read/safety.ts'
import { matches } from '../../../coach/corpus/match.ts'
import { expectedFrom } from '../../../coach/corpus/notation.ts'

// What clients of trainers wrote, and what their trainers took it to mean.

const read = (text: string, field: Field = 'wish') => readerFor(catalogue)(text, field, '2026-11-23').items

const says = (text: string, label: string, field: Field = 'wish') =>
  read(text, field).some(item => matches(expectedFrom(label), item, text))

describe('somebody who knows says that one may train', () => {
  test.each<readonly [by: 'doctor' | 'midwife' | 'physio', text: string]>([
    ['physio', 'Physio hat grünes Licht gegeben'],
    ['physio', 'Mein Physio hat mir grünes Licht gegeben, Beine bitte'],
    ['physio', 'Physio sagt, ich darf wieder alles'],
    ['physio', 'laut Physio darf ich wieder normal trainieren'],
    ['physio', 'Physio meint, ich kann wieder voll einsteigen'],
    ['physio', 'Meine Physiotherapeutin hat nichts dagegen'],
    ['physio', 'von der Physio freigegeben'],
    ['physio', 'Physio ist happy, Kniebeugen gehen wieder'],
    ['physio', 'Freigabe vom Physio ist da'],
    ['physio', 'physio gave me the green light'],
    ['physio', 'my physio says I can do everything again'],
    ['physio', 'physio signed me off last week, legs please'],
    ['physio', 'PT cleared me for squats'],
    ['physio', 'physio has no concerns'],
    ['physio', 'the physio let me back to full training'],
    ['physio', 'Physio hat das Training erlaubt'],
    ['doctor', 'Arzt sagt alles frei'],
    ['doctor', 'Arzt sagt, alles okay'],
    ['doctor', 'Mein Arzt hat alles freigegeben'],
    ['doctor', 'Arzt hat grünes Licht gegeben, Laufen geht wieder'],
    ['doctor', 'Hausärztin gibt ihr Okay'],
    ['doctor', 'Doc sagt passt'],
    ['doctor', 'Doktor hat nix gegen Sport'],
    ['doctor', 'Der Orthopäde sagt, ich darf wieder voll belasten'],
    ['doctor', 'Orthopäde hat das Knie freigegeben'],
    ['doctor', 'Kardiologin hat mich freigegeben'],
    ['doctor', 'Vom Kardiologen durchgecheckt, alles gut'],
    ['doctor', 'Der Kardiologe hat Sport erlaubt'],
    ['doctor', 'Sportarzt hat nichts gefunden, ich darf Gas geben'],
    ['doctor', 'Sportmedizinerin sagt ja'],
    ['doctor', 'Betriebsarzt hat mich gesundgeschrieben'],
    ['doctor', 'Bin vom Arzt wieder gesundgeschrieben'],
    ['doctor', 'Arzt hat mich gesund geschrieben'],
    ['doctor', 'Chirurg sagt, die Schulter ist wieder voll belastbar'],
    ['doctor', 'Laut Chirurg ist das Knie voll belastbar'],
    ['doctor', 'Nachkontrolle beim Arzt war gut, ich darf wieder'],
    ['doctor', 'Ärztin meint, Krafttraining ist kein Problem'],
    ['doctor', 'Arzt hat keine Einwände'],
    ['doctor', 'Arzt hat kein Problem damit'],
    ['doctor', 'Ärztlich abgeklärt, ich darf trainieren'],
    ['doctor', 'ist abgeklärt'],
    ['doctor', 'Herz ist abgeklärt, Intervalle bitte'],
    ['doctor', 'Wurde alles abgeklärt, Training ist okay'],
    ['doctor', 'Hab das beim Arzt abklären lassen, alles in Ordnung'],
    ['doctor', 'mit dem Arzt abgesprochen'],
    ['doctor', 'ist mit meiner Ärztin besprochen, sie sagt ja'],
    ['doctor', 'Rücksprache mit dem Arzt, Training ist erlaubt'],
    ['doctor', 'darf wieder alles'],
    ['doctor', 'Ich darf wieder alles machen'],
    ['doctor', 'darf seit Montag wieder voll trainieren'],
    ['doctor', 'darf wieder voll belasten'],
    ['doctor', 'Sport ist wieder erlaubt'],
    ['doctor', 'bin wieder freigegeben'],
    ['doctor', 'hab die Freigabe'],
    ['doctor', 'Freigabe vom Arzt liegt vor'],
    ['doctor', 'Attest ist da, ich darf trainieren'],
    ['doctor', 'Klinik hat mich für Sport freigegeben'],
    ['doctor', 'Reha abgeschlossen, volle Freigabe'],
    ['doctor', 'Belastungs-EKG war unauffällig, Arzt gibt grünes Licht'],
    ['doctor', 'doctor gave me the all clear'],
    ['doctor', "doc says I'm good to go"],
    ['doctor', 'got the all-clear from my doctor'],
    ['doctor', "I've been cleared to lift"],
    ['doctor', 'cleared for everything again'],
    ['doctor', 'GP is happy for me to train'],
    ['doctor', 'my cardiologist says exercise is fine'],
    ['doctor', 'surgeon signed me off for full training'],
    ['doctor', 'surgeon says no restrictions anymore'],
    ['doctor', 'medically cleared, give me legs'],
    ['doctor', 'been checked out by my doctor, all fine'],
    ['doctor', 'got the go-ahead from the consultant'],
    ['doctor', 'ran it by my doctor, she is fine with it'],
    ['doctor', "I'm allowed to do everything again"],
    ['midwife', 'Hebamme hat grünes Licht gegeben'],
    ['midwife', 'Hebamme sagt, ich darf wieder alles'],
    ['midwife', 'Mit der Hebamme abgesprochen'],
    ['midwife', 'midwife gave me the go-ahead'],
  ])('%s: %s', (by, text) => expect(says(text, `clearance ${by}`), JSON.stringify(read(text))).toBe(true))

  test.each([
    'Physio hat noch kein grünes Licht gegeben',
    'Arzt sagt, ich darf noch nicht wieder alles',
    'Arzt hat nichts freigegeben',
    'noch nicht abgeklärt',
    'ist noch nicht mit dem Arzt abgesprochen',
    'muss ich erst abklären lassen',
    'wird nächste Woche abgeklärt',
    'ich darf nicht alles machen, sagt der Arzt',
    'hab noch keine Freigabe',
    'warte auf die Freigabe vom Arzt',
    'nobody has cleared me',
    'not cleared yet',
    'waiting for the all clear from my doctor',
    "doctor hasn't signed me off",
    "doctor won't clear me",
    'I cleared my schedule, one hour please',
    'Wenn der Arzt grünes Licht gibt, will ich laufen',
    'Hoffe, dass ich bald wieder alles darf',
    'once my physio clears me I want to squat',
    'Meine Freundin darf wieder alles',
    'Arzt sagt, ich darf nur Oberkörper',
    'Darf ich wieder alles machen?',
  ])('nobody has: %s', text => expect(read(text).filter(({ kind }) => kind === 'clearance')).toEqual([]))
})

describe('what was over is over', () => {
  test.each<readonly [text: string, label: string]>([
    ['Knie ist wieder gut', 'recovered knee'],
    ['Mein Knie ist wieder fit', 'recovered knee'],
    ['Knie ist wieder heil, Beine bitte', 'recovered knee'],
    ['Knie macht keine Probleme mehr', 'recovered knee'],
    ['Knie ist kein Thema mehr', 'recovered knee'],
    ['Knie meckert nicht mehr', 'recovered knee'],
    ['Schulter ist wieder okay', 'recovered shoulder'],
    ['Schulter tut nicht mehr weh', 'recovered shoulder'],
    ['Schulter ist schmerzfrei', 'recovered shoulder'],
    ['Die Schulter ist beschwerdefrei, Drücken bitte', 'recovered shoulder'],
    ['Schulter fühlt sich wieder normal an', 'recovered shoulder'],
    ['Rücken hat sich beruhigt', 'recovered lower-back'],
    ['Rücken ist wieder der alte', 'recovered lower-back'],
    ['keine Rückenschmerzen mehr', 'recovered lower-back'],
    ['Rückenschmerzen sind weg', 'recovered lower-back'],
    ['Nacken ist wieder locker', 'recovered neck'],
    ['Ellbogen ist ausgeheilt', 'recovered elbow'],
    ['Knöchel ist verheilt', 'recovered ankle'],
    ['Zerrung in der Wade ist auskuriert', 'recovered calf'],
    ['Hüfte spüre ich nicht mehr', 'recovered hip'],
    ["knee's back to normal", 'recovered knee'],
    ['knee is good again', 'recovered knee'],
    ['my shoulder is fully healed', 'recovered shoulder'],
    ["my back doesn't hurt anymore", 'recovered lower-back'],
    ['back pain is gone', 'recovered lower-back'],
    ['elbow is 100% again', 'recovered elbow'],
    ["ankle hasn't bothered me in weeks", 'recovered ankle'],
  ])('%s', (text, label) => {
    expect(says(text, label), JSON.stringify(read(text))).toBe(true)
    expect(safetyOf(read(text)).level).toBe('none')
  })

  test.each([
    'Erkältung auskuriert',
    'Erkältung ist weg, heute wieder Vollgas',
    'Grippe überstanden, langsam wieder rein',
    'Schnupfen ist durch, Beine bitte',
    'Bin wieder gesund, Ganzkörper',
    'War zwei Wochen krank, jetzt wieder fit',
    'Husten ist seit Wochen weg',
    'Hatte letztes Jahr Rückenschmerzen',
    'Hatte vor zwei Jahren mal Probleme mit der Schulter, alles gut seitdem',
    'Früher hatte ich oft Knieschmerzen, seit dem Training nicht mehr',
    'over my cold, let me run',
    'flu is behind me, ease me in',
    'had a bad back last year, all good now',
    'used to have knee pain, gone for months',
  ])('%s: calls for no care', text => expect(safetyOf(read(text)).level, JSON.stringify(read(text))).toBe('none'))

  test.each([
    'Knie ist wieder da, das alte Problem',
    'Rückenschmerzen sind wieder da',
    'Knie war wieder gut, jetzt zwickt es erneut',
    'Knie ist noch nicht wieder gut',
    'Schulter ist fast wieder gut',
    'Knie ist wieder schlechter',
    'Hatte letztes Jahr Rückenschmerzen, jetzt sind sie zurück',
    'Schulter war wochenlang weg, seit gestern zieht sie wieder',
    'Erkältung ist noch nicht auskuriert',
    'Erkältung ist wieder da',
    'back pain is back',
    'my knee is acting up again',
    "knee's not healed yet",
    'shoulder was fine for months, now it hurts again',
    'Hatte letztes Jahr Rückenschmerzen und seit gestern wieder',
    'Knie ist nur mit Ibu schmerzfrei',
  ])('%s: calls for care', text => expect(safetyOf(read(text)).level, JSON.stringify(read(text))).not.toBe('none'))
})

test.each<readonly [text: string, minutes: string | null]>([
  ['20 min Kraft, dann 10 min Laufen', '30'],
  ['20 Minuten Kraft, 10 Minuten Laufen', '30'],
  ['erst 30 min Krafttraining, danach 15 min Rad', '45'],
  ['10 min aufwärmen, 30 min Beine, 5 min dehnen', '45'],
  ['15 min rudern und 30 min Oberkörper', '45'],
  ['30 min Kraft plus 20 min Cardio', '50'],
  ['halbe Stunde Kraft, halbe Stunde Ausdauer', '60'],
  ['halbe Stunde Laufen und dann 20 Minuten Rumpf', '50'],
  ['20 min Bauch + 20 min Rücken', '40'],
  ['25 Minuten Brust, 25 Minuten Rücken, 10 Minuten Bauch', '60'],
  ['20 min strength then 10 min run', '30'],
  ['30 minutes of weights followed by 15 minutes on the bike', '45'],
  ['15 min core and 30 min legs', '45'],
  ['10 min warm up, 20 min lifting, 10 min row', '40'],
  ['half an hour of lifting, then 20 min easy run', '50'],
  ['45 Minuten, davon 15 Minuten Rumpf', '45'],
  ['45 min insgesamt, 15 min davon Laufen', '45'],
  ['60 Minuten: 40 Kraft, 20 Ausdauer', '60'],
  ['one hour total, 20 min of it cardio', '60'],
  ['40 Minuten, die letzten 10 Minuten Dehnen', '40'],
  ['40 Minuten Beine, 2 Minuten Pause', '40'],
  ['30 oder 40 Minuten Ganzkörper', '30-40'],
  ['50 Minuten, nee, 35 reichen', '35'],
])('%s: %s minutes in all', (text, minutes) =>
  expect(
    read(text).flatMap(one => (one.kind === 'duration' ? [[one.least, one.most]] : [])),
    JSON.stringify(read(text)),
  ).toEqual(minutes === null ? [] : [[Number(minutes.split('-')[0]), Number(minutes.split('-')[1] ?? minutes)]]),
)

test.each<readonly [level: 'easy' | 'moderate' | 'hard' | 'all-out' | null, text: string]>([
  ['easy', 'locker bitte'],
  ['easy', 'heute nur locker'],
  ['easy', 'ganz locker Beine'],
  ['easy', 'light day'],
  ['easy', 'light session please'],
  ['easy', 'mach mal halblang heute'],
  ['easy', 'auf keinen Fall ans Limit, ganz easy'],
  ['easy', 'entspannte Runde'],
  ['easy', 'take it down a notch'],
  ['moderate', 'nicht so hart'],
  ['moderate', 'heute nicht so hart bitte'],
  ['moderate', 'nicht ganz so hart wie sonst'],
  ['moderate', 'nicht allzu heftig'],
  ['moderate', 'nothing too heavy'],
  ['moderate', 'kein Vollgas heute'],
  ['moderate', 'heute nicht ballern'],
  ['moderate', 'not going all out today'],
  ['hard', 'heute ballern'],
  ['hard', 'lass ballern'],
  ['hard', 'ich will heute richtig ballern'],
  ['hard', 'Vollgas'],
  ['hard', 'Beine mit Vollgas'],
  ['hard', 'heute richtig Gas geben'],
  ['hard', 'volle Kanne Oberkörper'],
  ['hard', 'full send today'],
  ['hard', 'go all out on legs'],
  ['hard', 'so richtig abreißen heute'],
  ['hard', 'bitte mal ordentlich reinhauen'],
])('%s: %s', (level, text) => {
  const levels = read(text).flatMap(one => (one.kind === 'intensity' ? [one.level] : []))
  const alike = level === 'hard' || level === 'all-out' ? ['hard', 'all-out'] : ['easy', 'moderate']
  expect(levels, JSON.stringify(read(text))).not.toEqual([])
  for (const one of levels) expect(alike).toContain(one)
})

describe('what sounds like something else', () => {
  test.each<readonly [text: string, label: string, field: Field]>([
    ['nix schweres für beine', 'focus less lower-body', 'wish'],
    ['Nichts Schweres für den Rücken', 'focus less back', 'wish'],
    ['nothing heavy for legs', 'focus less lower-body', 'wish'],
    ['PR 150 Heben', 'ability deadlift|trap-bar-deadlift|sumo-deadlift|kettlebell-deadlift 150kg', 'goal'],
    ['PR 100 Bankdrücken, Beine bitte', 'ability bench-press 100kg', 'wish'],
    [
      'PR liegt bei 150 im Heben',
      'ability deadlift|trap-bar-deadlift|sumo-deadlift|kettlebell-deadlift 150kg',
      'comments',
    ],
    ['schulter op vor 4 monaten', 'condition surgery shoulder', 'wish'],
    ['Knie-OP vor 10 Wochen', 'condition surgery knee', 'wish'],
    ['Im Büro husten alle, ich auch', 'today cold', 'wish'],
  ])('%s: %s', (text, label, field) => expect(says(text, label, field), JSON.stringify(read(text, field))).toBe(true))

  test.each<readonly [text: string, kind: string]>([
    ['nix schweres für beine', 'mood'],
    ['nix schweres für beine', 'intensity'],
    ['PR 150 Heben', 'goal'],
    ['PR 150 Heben', 'exercise'],
    ['schulter op vor 4 monaten', 'focus'],
    ['Knie-OP vor 10 Wochen', 'focus'],
  ])('%s: no %s', (text, kind) =>
    expect(
      read(text).filter(one => one.kind === kind),
      JSON.stringify(read(text)),
    ).toEqual([]),
  )

  test.each<readonly [text: string, level: 'none' | 'amber' | 'red']>([
    ['mit baby zuhause', 'none'],
    ['mit Baby zu Hause, kurze Einheit ohne Geräte', 'none'],
    ['home with the baby, 20 min', 'none'],
    ['Baby schläft, 20 Minuten leise', 'none'],
    ['Baby ist drei Wochen alt, bin die Mama, 20 Minuten', 'red'],
    ['Baby vor vier Wochen bekommen', 'red'],
    ['gym is heaving', 'none'],
    ['gym is heaving, so dumbbells only', 'none'],
    ['was heaving all night', 'red'],
    ['Brust bitte, hab gestern erst gedrückt', 'none'],
    ['Brust bitte, hab gestern Bank gedrückt', 'none'],
    ['Brust drückt seit gestern', 'red'],
    ['es drückt in der Brust', 'red'],
    ['Im Büro husten alle, ich auch', 'amber'],
    ['Im Büro husten alle, ich nicht', 'none'],
    ['Wall Balls, Lunges, Sled, alles was weh tut', 'none'],
    ['Mein Po ist zu flach', 'none'],
    ['Dicke Arme bis Sommer', 'none'],
    ['dicker Arm seit gestern', 'red'],
  ])('%s: %s', (text, level) => expect(safetyOf(read(text)).level, JSON.stringify(read(text))).toBe(level))
})
