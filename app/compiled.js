import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Sources are stripped of their types once, not at every start. Where `--import` names this, so is main.ts, and what
// strips types, a twelfth of a server's memory, is not loaded at all: so this file alone has no types.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'))
