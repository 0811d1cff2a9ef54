import { telling } from '../support/stories.ts'
import { addresses } from './accounts/addresses.ts'
import { factors } from './accounts/factors.ts'
import { keeping } from './accounts/keeping.ts'
import { accountsOver, questions } from './accounts/over-memory.ts'
import { signingIn } from './accounts/signing-in.ts'

telling(accountsOver)(questions, { ...signingIn, ...addresses, ...factors, ...keeping })
