import { beginTodaysRules, beginWhatIf, cancelWhatIf, getWhatIf } from '../../contract/what-if.ts'
import { streamOf } from '../../domain/streams.ts'
import { type Inspecting, recordingLooks } from '../desk/look.ts'
import { peopleIn, type Records } from '../desk/records.ts'
import { isOfWorkout } from '../desk/screens.ts'
import type { WhatIfs } from '../desk/what-ifs.ts'
import { factOf } from '../desk/workout-facts.ts'
import { route, type Serving } from '../route.ts'

type Parts = Inspecting & { readonly records: Records; readonly whatIfs: WhatIfs }

/** What would be, had an event said something else, and what today's rules would make of the past. */
export const deskWhatIfRoutes = (serving: Serving, { accounts, inspections, records, whatIfs }: Parts) => {
  const look = recordingLooks({ inspections })

  route(serving, beginWhatIf, async asked => {
    const { id: workout } = asked.params
    const { revision, data } = asked.body
    const { name, events } = asked.settle(await records.load(streamOf('workout', workout)))
    const changed = events[revision]
    if (!changed || !isOfWorkout(changed)) throw asked.refused('no-such-event')
    const event = factOf(changed.event.type, data)
    const people = peopleIn(events)
    await look(asked, { people, what: name, unsealed: true })
    return whatIfs.begin(asked.who.id, { supposed: { workout, revision, event } }, people)
  })

  route(serving, beginTodaysRules, async asked => {
    const { id: person } = asked.params
    if ((await accounts.load(person)).state.status === 'unknown') throw asked.refused('no-such-user')
    await look(asked, { people: [person], what: 'what-if', unsealed: true })
    return whatIfs.begin(asked.who.id, { today: { person, ...asked.body } }, [person])
  })

  route(serving, getWhatIf, async ({ who, params }) => whatIfs.of(who.id, params.id))
  route(serving, cancelWhatIf, async ({ who, params }) => whatIfs.cancel(who.id, params.id))
}
