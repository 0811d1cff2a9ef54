import * as contract from '../../contract/desk-screens.ts'
import type { Catalogue } from '../../domain/coach/catalogue.ts'
import { streamOf } from '../../domain/streams.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import { type PersonThen, subjectOf } from '../desk/person-then.ts'
import { peopleIn, type Records } from '../desk/records.ts'
import { route, type Serving } from '../route.ts'
import type { ExerciseBook } from '../workout-answer.ts'

type Parts = Pick<Inspecting, 'inspections'> & {
  readonly records: Records
  readonly personThen: PersonThen
  readonly book: ExerciseBook
  readonly catalogue: Catalogue
}

/** What an athlete's screens showed at a moment. */
export const deskScreenRoutes = (serving: Serving, { inspections, records, personThen, book, catalogue }: Parts) => {
  const look = recordingLooks({ inspections })

  route(serving, contract.getScreen, async asked => {
    const { id, revision } = asked.params
    const { name, events, screenAt } = asked.settle(await records.load(streamOf('workout', id)))
    const event = events[revision]
    if (!event) throw asked.refused('no-such-event')
    await look(asked, { people: peopleIn(events), what: name, unsealed: true })
    return { at: event.at, ...screenAt(revision, book, asked.query.language) }
  })

  route(serving, contract.getOverview, async asked => {
    const { events } = asked.settle(await records.load(asked.params.stream))
    const event = events[asked.params.revision]
    if (!event) throw asked.refused('no-such-event')
    const person = subjectOf(event)
    if (!person) throw asked.refused('no-such-user')
    await look(asked, { people: [person], what: 'overview', unsealed: true })
    const { position, at } = event
    return { at, ...(await personThen({ person, position, at }, catalogue)) }
  })
}
