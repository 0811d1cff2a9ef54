import { projections } from '../../projections/all.ts'
import { type AnyProjection, versionless } from '../../projections/ports.ts'
import { type Column, type Columns, eventsTable, id, type Table } from './columns.ts'

const number = (type: 'int' | 'float8', about: string): Column => ({ type, from: 'health', about })

const verdicts: Columns = {
  event: id('the event'),
  workout: id('the workout'),
  subject: id('the athlete'),
  occurred_at: { type: 'timestamptz', about: 'when' },
  type: { type: 'text', about: 'WorkoutGenerated, WorkoutRevised, ExerciseSwapped or GenerationFailed' },
  planner: { type: 'text', about: 'rules or ai; empty where none answered' },
  planner_version: { type: 'text', about: 'which rules and which code; empty in facts of before it was noted' },
  rule_set: { type: 'text', from: 'health', about: 'by which rules it was judged' },
  score: number('int', '0 to 100'),
  violations: number('int', 'rules broken; a plan with one is never shown'),
  remarks: number('int', 'rules that it could keep better'),
}

const sets: Columns = {
  workout: id('the workout'),
  owner: id('the athlete'),
  set: { type: 'text', about: "the set's id within its workout" },
  number: { type: 'int', about: 'its place in the plan, from 1' },
  done_at: { type: 'timestamptz', about: 'when it was logged; empty where it was not done' },
  skipped: { type: 'bool', about: 'left out on purpose' },
  edited: { type: 'bool', about: 'entered or changed after the workout was over' },
  added: { type: 'bool', about: 'put in by the athlete' },
  exercise: { type: 'text', from: 'health', about: "the exercise's id in the catalogue" },
  block: {
    type: 'text',
    from: 'health',
    about: 'warmup, straight, superset, circuit, emom, amrap, interval, cooldown',
  },
  ramp: { type: 'bool', from: 'health', about: 'prepares for the working sets' },
  working_set: {
    type: 'text',
    from: 'health',
    about: 'which working set of its workout it is, or a side of; empty for warm-up, ramp and cool-down',
  },
  planned_reps: number('int', 'repetitions asked for'),
  planned_kg: number('float8', 'load asked for'),
  reps: number('int', 'repetitions done'),
  weight_kg: number('float8', 'load; of one implement where each hand holds one'),
  rir: number('int', 'repetitions left in reserve, as felt'),
  duration_sec: number('int', 'seconds done'),
  distance_m: number('float8', 'metres done'),
  moved_kg: number('float8', 'repetitions × load × implements'),
  e1rm_kg: number('float8', 'estimated one-repetition maximum of the load, up to twelve repetitions to failure'),
}

/** Without the version in its name. */
const plainName = ({ name }: AnyProjection) => versionless(name)

const modelTable = (model: AnyProjection): Table => ({
  name: plainName(model),
  about: `The read model ${model.name}.`,
  source: model,
  columns: Object.fromEntries(
    Object.entries(model.columns).map(([name, type]): [string, Column] => {
      const sealed = model.sealed?.columns.includes(name) ?? false
      const isId = type === 'uuid' || name === model.keyedBy
      const about = name === model.keyedBy ? 'one row each' : name === model.ownedBy ? 'whom it is about' : ''
      return [name, { type, about, ...(isId ? { id: true } : {}), ...(sealed ? { from: 'names' } : {}) }]
    }),
  ),
})

const detail = projections.find(model => plainName(model) === 'workout_detail')
if (!detail) throw new Error('there is no read model of single workouts')

/** Every table of an export, in the order in which they are written. */
export const tables: readonly Table[] = [
  eventsTable,
  {
    name: 'verdicts',
    about: 'What became of each wish: the plan, what the gate said of it, or that there was none.',
    columns: verdicts,
    source: 'log',
  },
  ...projections.map(modelTable),
  { name: 'sets', about: 'Every set that was planned or done, one row each.', columns: sets, source: detail },
]
