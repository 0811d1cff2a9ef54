import { writeFileSync } from 'node:fs'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { flagBuckets, packed } from '../../../content/language/ear.ts'
import { language } from '../../../content/language/language.ts'
import { type RedFlag, redFlags } from '../../../domain/coach/read/conditions.ts'
import type { Head } from '../../../domain/coach/read/language.ts'
import { headsFrom, learnt } from './learn.ts'
import { surenessBy, understoodBy } from './sureness.ts'
import { asOftenAsWritten, besideOthersToo, folds, toLearnFrom } from './to-learn-from.ts'

// npm run coach:ear: learns from what is there to learn from (neither the locked half nor a rehearsal), chooses by the
// same how sure the ear must be, and writes content/language/ear.json. The same words give the same bytes.

const examples = asOftenAsWritten(besideOthersToo(toLearnFrom())).map(understoodBy(language, catalogue))
const red = examples.filter(({ level }) => level === 'red')
const flags = Object.fromEntries(
  redFlags.map(flag => [flag, learnt(red, ({ kinds }) => kinds.includes(flag), flagBuckets)]),
) as Record<RedFlag, Head>
const { sure, misses, of } = surenessBy(examples, flags)
const by = `${of} utterances of practice, each heard by an ear that had not learned from its fifth (${folds} folds)`
writeFileSync(
  new URL('../../../content/language/ear.json', import.meta.url),
  `${JSON.stringify({ heads: packed({ ...headsFrom(examples), flags }), sure, chosen: { by, misses } }, null, 2)}\n`,
)
process.stdout.write(`learned from ${examples.length} utterances, ${red.length} of which stop\n`)
process.stdout.write(`${JSON.stringify(sure)} chosen by ${by}: ${JSON.stringify(misses)}\n`)
