import { getRows } from '../../contract/desk-rows.ts'
import * as contract from '../../contract/desk-screens.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import { streamOf } from '../../domain/streams.ts'
import { lastEntries } from '../bounded.ts'
import { type Field, fieldsAfter, originOfField } from '../desk/folded-rows.ts'
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

  route(serving, getRows, async asked => {
    const { stream, revision } = asked.params
    const { like, model, key, path } = asked.query
    const { name, events } = asked.settle(await records.load(stream))
    if (!events[revision]) throw asked.refused('no-such-event')
    await look(asked, { people: peopleIn(events), what: name, unsealed: true })
    const past = events.slice(0, revision + 1)
    const isAsked = model !== undefined && key !== undefined && path !== undefined
    return {
      rows: fieldsAfter(past, like).map(({ fields, ...row }) => ({
        ...row,
        fields: fields.slice(0, mostFields).map(({ path, value }) => ({ path, value: inShort(value) })),
        unshown: Math.max(0, fields.length - mostFields),
      })),
      origin: isAsked ? originAnswer(originOfField(past, { model, key, path })) : null,
    }
  })
}

const mostFields = 200
const mostLetters = 400

const inShort = (value: Field['value']) =>
  typeof value === 'string' && value.length > mostLetters ? `${value.slice(0, mostLetters)} …` : value

const originAnswer = (origin: ReturnType<typeof originOfField>) => {
  if (!origin) return null
  const changes = origin.changes.map(({ event: { id, revision, event, at }, was, is }) => ({
    event: id,
    revision,
    type: event.type,
    at,
    happened: event.at,
    was: inShort(was),
    is: inShort(is),
  }))
  const shown = lastEntries(changes)
  return { value: inShort(origin.value), changes: shown, unshown: changes.length - shown.length }
}
