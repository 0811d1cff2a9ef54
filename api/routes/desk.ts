import type { Sessions } from '../../commands/ports/secrets.ts'
import * as contract from '../../contract/desk.ts'
import * as events from '../../contract/desk-events.ts'
import { myInspections } from '../../contract/inspections.ts'
import { differences } from '../../domain/differences.ts'
import { everyType, isCategory } from '../../domain/facts.ts'
import type * as Inspection from '../../domain/inspection.ts'
import { asStream, categoryOf } from '../../domain/kernel/stream.ts'
import { idOf } from '../../domain/streams.ts'
import { firstEntries } from '../bounded.ts'
import type { FactCatalogue } from '../desk/fact-catalogue.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import { peopleIn, type Records, shown } from '../desk/records.ts'
import {
  named,
  namesSomebody,
  type Paged,
  type PlannerVersions,
  type SearchEvents,
  type SearchText,
  unnamed,
} from '../desk/search.ts'
import { route, type Serving } from '../route.ts'

type Parts = Inspecting & {
  readonly records: Records
  readonly searchEvents: Paged<SearchEvents>
  readonly searchText: Paged<SearchText>
  readonly plannerVersions: PlannerVersions
  readonly factCatalogue: FactCatalogue
  readonly sessions: Pick<Sessions, 'list'>
}

/** What staff and auditors look at. */
export const deskRoutes = (
  serving: Serving,
  { records, searchEvents, searchText, plannerVersions, factCatalogue, sessions, ...inspecting }: Parts,
) => {
  const { accounts, inspections } = inspecting
  const look = recordingLooks(inspecting)
  route(serving, contract.findPerson, async asked => {
    const found = asked.settle(await records.find(asked.body.text))
    await look(asked, { people: [...new Set(found.map(({ person }) => person))], what: 'search', unsealed: false })
    return { found }
  })

  route(serving, events.findEvents, async asked => {
    const isNamed = namesSomebody(asked.query)
    const reason = isNamed ? asked.because() : null
    const { events, ...reached } = asked.settle(await searchEvents(asked.query))
    if (reason !== null) {
      const people = [...new Set(events.map(({ person }) => person))]
      await look({ ...asked, reason }, { people, what: 'search', unsealed: false })
    }
    return { events: events.map(isNamed ? named : unnamed), ...reached }
  })

  route(serving, events.findText, async asked => {
    const found = asked.settle(await searchText(asked.body))
    const people = [...new Set(found.events.map(({ person }) => person))]
    await look(asked, { people, what: 'search', unsealed: false })
    return { ...found, events: found.events.map(named) }
  })

  route(serving, events.listFacts, async () => ({
    facts: everyType.map(({ category, type }) => ({ category, type })),
  }))

  route(serving, events.catalogueOfFacts, () => factCatalogue())

  route(serving, events.listPlanners, () => plannerVersions())

  route(serving, contract.getPerson, async asked => {
    const { id } = asked.params
    const { state } = await accounts.load(id)
    if (state.status === 'unknown') throw asked.refused('no-such-user')
    await look(asked, { people: [id], what: 'person', unsealed: false })
    const role = state.status === 'open' ? state.role : 'athlete'
    return { person: id, status: state.status, role, ...(await records.streamsOf(id, asked.query.before)) }
  })

  route(serving, contract.endSessions, async asked => {
    const { who, context, reason, params } = asked
    if ((await accounts.load(params.id)).state.status !== 'open') throw asked.refused('no-such-user')
    const open = await sessions.list(params.id)
    await inspections.endSessions(context, { id: who.id, reason }, params.id)
    return { sessions: open.length }
  })

  streamRoutes(serving, records, look)
  myInspectionsRoute(serving, inspections)
}

type Look = ReturnType<typeof recordingLooks>

const streamRoutes = (serving: Serving, records: Records, look: Look) => {
  route(serving, contract.getStream, async asked => {
    const { from, limit, unsealed } = asked.query
    const { name, events } = asked.settle(await records.load(asked.params.stream))
    await look(asked, { people: peopleIn(events), what: name, unsealed })
    const page = firstEntries(events.slice(from, from + limit).map(event => shown(event, unsealed)))
    const next = from + page.length
    return {
      stream: name,
      person: events[0]?.metadata.subject ?? '',
      total: events.length,
      events: page,
      next: next < events.length ? next : null,
    }
  })

  route(serving, contract.getStanding, async ({ params, query, settle }) =>
    settle(await records.standing(params.stream, query.from)),
  )

  route(serving, contract.getState, async asked => {
    const { revision } = asked.params
    const { unsealed, against } = asked.query
    const { name, events, momentAt } = asked.settle(await records.load(asked.params.stream))
    const event = events[revision]
    if (!event || (against ?? 0) > revision) throw asked.refused('no-such-event')
    const [rests] = await Promise.all([
      records.restingAt(name, revision),
      look(asked, { people: peopleIn(events), what: name, unsealed }),
    ])
    const moment = momentAt(revision, unsealed)
    const { after } = moment
    const before = against === undefined ? moment.before : momentAt(against, unsealed).after
    return {
      total: events.length,
      event: shown(event, unsealed),
      stored: asked.settle(rests).fields,
      before,
      after,
      differences: [...differences(before, after)],
    }
  })

  route(serving, contract.getStory, async asked => {
    const { unsealed } = asked.query
    const found = await records.placeOf(asked.params.id, asked.query.stream)
    if (!found) throw asked.refused('no-such-event')
    const place = asked.settle(found)
    const { events } = asked.settle(await records.load(place.stream))
    const event = events[place.revision]
    if (!event) throw asked.refused('no-such-event')
    const story = await records.story(event)
    await look(asked, { people: peopleIn(story.events), what: 'story', unsealed })
    return {
      correlationId: event.metadata.correlationId,
      events: story.events.map(each => shown(each, unsealed)),
      whole: story.whole,
    }
  })
}

const myInspectionsRoute = (serving: Serving, inspections: Inspecting['inspections']) =>
  route(serving, myInspections, async ({ who }) => {
    const past = await inspections.of(who.id)
    return {
      total: past.length,
      inspections: past
        .slice(-mostShown)
        .reverse()
        .map(({ id, event }) => ({ id, ...told(event) })),
    }
  })

const mostShown = 200

const told = (event: Inspection.Event) => {
  const { by, reason, at } = event
  if (event.type === 'SessionsEndedByStaff')
    return { at, by, role: 'staff', what: 'sessions', workout: null, unsealed: false, reason } as const
  const { role, what, unsealed } = event
  const category = categoryOf(asStream(what))
  return {
    at,
    by,
    role,
    what: isCategory(category) ? category : what,
    workout: category === 'workout' ? idOf(asStream<'workout'>(what)) : null,
    unsealed,
    reason,
  }
}
