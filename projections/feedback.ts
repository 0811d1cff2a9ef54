import type { Kysely } from 'kysely'
import type { Answers } from '../domain/feedback.ts'
import type { EventId, FeedbackId, UserId, WorkoutId } from '../domain/ids.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

type Row = {
  id: FeedbackId
  owner: UserId
  template: string
  workout: WorkoutId | null
  answers: Answers
  assessment: string | null
  comment: string | null
  created_at: string
  updated_at: string
  answered_at: string
  /** The events that said so, for reasons to point to. */
  sources: { answers: EventId; assessment: EventId | null; comment: EventId | null }
}

export type FeedbackEntry = Row

const name = 'feedback_v3'

/** What athletes answered in questionnaires and said about workouts, as it stands. */
export const feedback: Projection<Row, 'feedback', typeof name> = {
  name,
  categories: ['feedback'],
  columns: {
    id: 'text',
    owner: 'uuid',
    template: 'text',
    workout: 'uuid',
    answers: 'jsonb',
    assessment: 'text',
    comment: 'text',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    answered_at: 'timestamptz',
    sources: 'jsonb',
  },
  indexes: [['owner', 'updated_at']],
  keyedBy: 'id',
  ownedBy: 'owner',
  sealed: { columns: ['answers', 'assessment', 'comment'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, stream, id }) => {
    if (event.type === 'FeedbackGiven') {
      const { athlete, template, workout, answers, at } = event
      return {
        id: idOf(stream),
        owner: athlete,
        template,
        workout,
        answers,
        assessment: null,
        comment: null,
        created_at: at,
        updated_at: at,
        answered_at: at,
        sources: { answers: id, assessment: null, comment: null },
      }
    }
    if (!row) return null
    switch (event.type) {
      case 'AnswersRevised': {
        const { template, answers, at } = event
        const sources = { ...row.sources, answers: id }
        return { ...row, template, answers, updated_at: at, answered_at: at, sources }
      }
      case 'AssessmentGiven':
        return {
          ...row,
          assessment: event.assessment,
          updated_at: event.at,
          sources: { ...row.sources, assessment: id },
        }
      case 'CommentGiven':
        return { ...row, comment: event.comment, updated_at: event.at, sources: { ...row.sources, comment: id } }
    }
  },
}

export type FeedbackTables = Record<typeof name, Row>
type Db = Kysely<FeedbackTables>

export const feedbackIdsOf = async (db: Db, owner: UserId) =>
  (await db.selectFrom(feedback.name).select('id').where('owner', '=', owner).execute()).map(({ id }) => id)

const most = 50

/** The newest first: what was said long ago counts for little. */
export const feedbackBy = (db: Db, owner: UserId, limit = most) =>
  db
    .selectFrom(feedback.name)
    .selectAll()
    .where('owner', '=', owner)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** The same of rows that are in no table. */
export const feedbackAmong = (rows: readonly FeedbackEntry[]) =>
  rows
    .toSorted((one, other) =>
      one.updated_at === other.updated_at ? (one.id < other.id ? -1 : 1) : one.updated_at < other.updated_at ? 1 : -1,
    )
    .slice(0, most)
