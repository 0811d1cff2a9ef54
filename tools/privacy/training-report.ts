import { wireReports } from '../../app/reports.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { FeedbackId, UserId } from '../../domain/ids.ts'
import { asStream } from '../../domain/kernel/stream.ts'
import { idOf } from '../../domain/streams.ts'
import type { Command } from '../usage.ts'
import { withAccounts } from '../with-accounts.ts'
import { writeOut } from '../write-out.ts'
import { askedOf, lookAt } from './copy.ts'

/** For a court, or for whoever wants it on paper. */
export const trainingReportCommand: Command = {
  usage: 'training-report <e-mail> --reason <why> [--out <file.html>]',
  about: 'The history of a person as a document to read, with its proof.',
  details: `One HTML file in German: an overview, every workout, every correction, and at its end a proof of each event that
tools/verify-proof.mjs checks with AUDIT_DIR/audit-key.pub.pem. The person sees in their settings that this was looked at.

  --reason <why>  who asked for it, and how you know that it was them; kept sealed in the log
  --out <file>    where to write it; to standard output when not given`,
  run: async words => {
    const { email, reason, out } = askedOf(words)
    return withAccounts(async (accounts, log, beside) => {
      const person = await lookAt(accounts, log, email, reason, 'report')
      const proofs = await beside.proofs()
      const parts = { infrastructure: { log }, proofs, config: beside.config }
      const report = wireReports({ ...parts, feedbackOf: person => feedbackIn(log, person) })
      await writeOut(report({ person, for: 'court' }), out)
      return 0
    })
  },
}

/** Read models may be behind, or not there. */
const feedbackIn = async (log: Log, person: UserId): Promise<readonly FeedbackId[]> => {
  const ids: FeedbackId[] = []
  for await (const { events } of log.read(null, { categories: ['feedback'], types: ['FeedbackGiven'] }))
    for (const { stream, metadata } of events)
      if (metadata.subject === person) ids.push(idOf(asStream<'feedback'>(stream)))
  return ids
}
