import { describe, expect, test } from 'vitest'
import { levelOf } from './reading.ts'

// What any first-aid list names, as people would type it; beside it the same words of something else.

describe('what a doctor has to see at once', () => {
  test.each([
    'ein Schatten schiebt sich vor mein Auge',
    'huste rosa Schaum',
    'coughing up pink foam',
    'mein Bauch ist bretthart und tut höllisch weh',
    'hab zu viele Tabletten genommen',
    'took too many pills',
    'meine OP-Wunde eitert',
    'Narbe ist aufgeplatzt',
    'my stitches opened',
    'Bizeps ist hochgerutscht, großer blauer Fleck',
    'mein Hoden schmerzt plötzlich stark',
    'jaw pain when I climb stairs',
  ])('stops: %s', text => {
    expect(levelOf(text)).toBe('red')
  })

  test.each([
    'Schatten unter den Augen, kurze Nacht ist vorbei',
    'im Schatten trainiert, Sonne in den Augen',
    'rosa Matte gekauft, endlich',
    'steinharter Bauch bis zum Sommer, Sixpack',
    'alle Tabletten vom Hund einsortiert',
    'Naht an der Hose aufgeplatzt bei den Kniebeugen',
    'mein Enkel sagt, ich habe Arme wie Popeye',
    'Kiefer locker lassen beim Treppenlauf, guter Hinweis',
  ])('leaves in peace: %s', text => {
    expect(levelOf(text)).toBe('none')
  })
})
