import { catalogue } from '../../content/exercises/catalogue.ts'
import { language } from '../../content/language/language.ts'
import { readerOf } from '../../domain/coach/read/grammar/read.ts'
import { printed, wrong } from './corpus/printed.ts'
import { score } from './corpus/score.ts'
import { locked, open } from './corpus/utterance.ts'

// npm run coach:read -- [locked]: how well the built-in reader reads the open half (with what it read otherwise), or
// the locked one (figures alone).

const read = readerOf(language, catalogue)
const isLocked = process.argv.includes('locked')
const figures = score(read, isLocked ? locked() : open())
if (!isLocked) process.stdout.write(`${wrong(figures)}\n\n`)
process.stdout.write(`${printed(isLocked ? 'locked' : 'open', figures)}\n`)
