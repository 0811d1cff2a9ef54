import type { Kysely } from 'kysely'
import { dayOf } from '../domain/days.ts'
import type { ProfileId, UserId } from '../domain/ids.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

type Row = {
  owner: UserId
  /** When a place got its remark, and whether it was told by a consent. */
  noted: Readonly<Record<ProfileId, { readonly on: string; readonly confided: boolean }>>
}

const name = 'place_notes_v1'

/** Which of a person's places carry a remark, and since which day. */
export const placeNotes: Projection<Row, 'profiles', typeof name> = {
  name,
  categories: ['profiles'],
  columns: { owner: 'uuid', noted: 'jsonb' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream }) => {
    const { owner, noted } = row ?? { owner: idOf(stream), noted: {} }
    switch (event.type) {
      case 'PlaceNoted': {
        const one = { on: dayOf(event.at), confided: event.consent !== undefined }
        return { owner, noted: { ...noted, [event.profile]: one } }
      }
      case 'TrainingProfileDeleted': {
        const { [event.profile]: _, ...left } = noted
        return { owner, noted: left }
      }
      case 'HealthForgotten':
        return { owner, noted: Object.fromEntries(Object.entries(noted).filter(([, { confided }]) => !confided)) }
      case 'TrainingProfileCreated':
      case 'TrainingProfileChanged':
      case 'PrimaryProfileChosen':
      case 'TrainingPlanChanged':
      case 'HealthTold':
        return row
    }
  },
}

export type PlaceNoteTables = Record<typeof name, Row>

/** Days on which places got the remark that they carry, the first first, and how many each. */
export const notedByDay = async (db: Kysely<PlaceNoteTables>, owner: UserId) => {
  const found = await db.selectFrom(placeNotes.name).select('noted').where('owner', '=', owner).executeTakeFirst()
  const places = new Map<string, number>()
  for (const { on } of Object.values(found?.noted ?? {})) places.set(on, (places.get(on) ?? 0) + 1)
  return [...places].map(([day, places]) => ({ day, places })).sort((one, other) => (one.day < other.day ? -1 : 1))
}
