import { runTool } from '../usage.ts'
import { adoptCommand } from './adopt.ts'
import { auditCommand } from './audit.ts'
import { copyCommand } from './copy.ts'
import { digestCommand } from './digest.ts'
import { erasedCommand } from './erased.ts'
import { exportCommand } from './export.ts'
import { exportSchemaCommand } from './export-schema.ts'
import { parkedCommand } from './parked.ts'
import { proveCommand } from './prove.ts'
import { reactFromCommand } from './react-from.ts'
import { sqlCommand } from './sql.ts'
import { webhookCommand } from './webhook.ts'
import { whatIfCommand } from './what-if.ts'

export const logTool = (words: readonly string[]) =>
  runTool(
    'npm run log --',
    {
      copy: copyCommand,
      digest: digestCommand,
      adopt: adoptCommand,
      'react-from': reactFromCommand,
      parked: parkedCommand,
      audit: auditCommand,
      prove: proveCommand,
      erased: erasedCommand,
      export: exportCommand,
      'export-schema': exportSchemaCommand,
      sql: sqlCommand,
      webhook: webhookCommand,
      'what-if': whatIfCommand,
    },
    words,
  )
