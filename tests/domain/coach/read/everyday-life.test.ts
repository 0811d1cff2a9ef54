import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

// Life, waking up, eating less and what one no longer does are everyday words. A day is not taken away for them, and the
// same words in earnest stop one. Each is read in a field where people write such things.

describe.each(['goal', 'comments', 'wish'] as const)('of everyday life (%s)', field => {
  test.each([
    'Ich will mein Leben lang fit bleiben',
    'Ich will mein Leben ändern und fitter werden',
    'Wir leben nicht mehr in Köln, neues Studio',
    'Ich lebe jetzt gesund und rauche nicht mehr',
    'Ich will nicht mehr in der Stadt leben, suche Training draußen',
    'Ich will nicht mehr zwei Stunden trainieren, mein Leben ist voll genug',
    'Mag nicht mehr joggen, will lieber im Leben mal was Neues probieren',
    'Ich habe keine Lust mehr auf Diät, will das Leben genießen',
    'Ich schaffe das nicht mehr neben Job und Familie, das Leben ist stressig',
    'Möchte nicht mehr so müde aufwachen',
    'I don’t live in Berlin any more, I train at home now',
    'Ich will wieder mit meinen Kindern toben können und für sie da sein, nicht mehr außer Puste sein',
    'Ich will nicht mehr da hin, das Studio ist zu voll',
    'Das Team kommt ohne mich gut klar, ich trainiere heute allein',
    'I’d be dead without my coffee, want a hard session',
    'Sterben wäre leichter als noch ein Burpee',
    'Nach dem Tod meines Mannes will ich wieder unter Leute',
    'Ich wohne im 5. Stock und habe runtergeschaut, ob es regnet',
    'Training auf dem Balkon, ich schaue runter auf die Straße und denke ans nächste Training',
    'Letztes Training war super, danach Briefe geschrieben',
    'Last workout was great, gave away my old bike',
  ])('%s', text => expect(levelOf(text, field)).not.toBe('red'))
})

describe.each(['goal', 'comments', 'wish'] as const)('of eating and weight (%s)', field => {
  test.each([
    'Esse weniger, will 5 kg abnehmen',
    'Ich esse abends wenig und will Fett verlieren',
    'Will abnehmen, ich esse jetzt weniger Zucker',
    'Eating less sugar to lose 5 kg',
    'Ich will 20 kg abnehmen, esse nach 18 Uhr nichts mehr',
    'Das Essen haben wir uns heute verdient',
  ])('%s', text => expect(levelOf(text, field)).not.toBe('red'))
})

describe('in earnest', () => {
  test.each([
    'Ich will nicht mehr leben',
    'Ich will so nicht mehr weiterleben',
    'Ich mag nicht mehr da sein',
    'Ich möchte morgens einfach nicht mehr aufwachen',
    'Ich möchte am liebsten nie wieder aufwachen',
    'I don’t want to live anymore',
    'I don’t want to wake up anymore',
    'I don’t want to be here any more',
    'Ich will mein Leben beenden',
    'Ich will mir das Leben nehmen',
    'Ohne mich wäre die Welt besser dran',
    'Ich wäre besser tot',
    'Nach seinem Tod will ich auch sterben',
    'Ich esse seit Tagen nichts, will noch 5 Kilo runter',
    'Ich stand lange auf der Brücke und habe runtergeschaut',
    'Das ist meine letzte Einheit, die Abschiedsbriefe sind geschrieben',
    'Sterben wäre leichter, ich meine das ernst',
    'Ich esse seit Tagen fast nichts mehr und bin immer noch zu dick',
    'Ich muss mir jedes Essen erst verdienen',
    'Ich esse so wenig wie möglich, Hauptsache dünn',
  ])('%s', text => expect(levelOf(text, 'comments')).toBe('red'))
})
