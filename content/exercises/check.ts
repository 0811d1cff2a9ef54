import type { Metric } from '../../domain/coach/basis/vocabulary.ts'
import { impliedBy } from './conditions.ts'
import { coverage } from './coverage.ts'
import { weighted } from './entry.ts'
import { type Catalogue, type Exercise, catalogue as shape } from './schema.ts'

type ById = ReadonlyMap<string, Exercise>

export const checkCatalogue = (catalogue: Catalogue): string[] => [
  ...shapeProblems(catalogue),
  ...repeated(
    'equipment id',
    catalogue.equipment.map(item => item.id),
  ),
  ...repeated(
    'muscle id',
    catalogue.muscles.map(item => item.id),
  ),
  ...repeated(
    'goal id',
    catalogue.goals.map(item => item.id),
  ),
  ...repeated(
    'exercise id',
    catalogue.exercises.map(item => item.id),
  ),
  ...repeated(
    'German name',
    catalogue.exercises.map(item => item.name.de),
  ),
  ...repeated(
    'English name',
    catalogue.exercises.map(item => item.name.en),
  ),
  ...eachExercise(catalogue),
  ...circles(catalogue),
  ...coverage(catalogue),
  ...inTables(catalogue),
]

/** What the tables of `content/training` name. */
const inTables = ({ training, exercises, equipment, muscles }: Catalogue): string[] => {
  const { firstLoads, firstReps, staples, waves, relief, skills, cares, sports, templates } = training
  const careOf = Object.values(cares.of)
  const named: Readonly<Record<string, readonly string[]>> = {
    'first loads': Object.keys(firstLoads.ofBench),
    'first repetitions': firstReps.movements.flatMap(({ forms, like, reps }) => [
      ...Object.keys(forms),
      like.exercise,
      ...Object.values(reps).map(({ of }) => of),
    ]),
    staples: [
      ...staples.strength,
      ...staples.heaviest,
      ...staples.last,
      ...staples.later,
      ...Object.entries(staples.insteadOf).flat(),
      ...Object.values(staples.stations).flat(),
      ...waves.lifts,
      ...Object.values(staples.first).flat(),
      ...relief.usual,
      ...Object.values(relief.first).flat(),
    ],
    skills: Object.values(skills.ladders).flatMap(({ rungs, beside = [] }) =>
      [...rungs, ...beside].flatMap(({ any }) => any),
    ),
    cares: careOf.flatMap(({ trunk, opening }) => [...trunk, ...opening]),
    sports: Object.values(sports.of).flatMap(one => one.exercises),
  }
  return [
    ...Object.entries(named).flatMap(([table, ids]) =>
      missing('exercise', ids, exercises).map(problem => `${table}: ${problem}`),
    ),
    ...missing(
      'equipment',
      careOf.flatMap(({ without }) => without),
      equipment,
    ).map(problem => `cares: ${problem}`),
    ...missing('muscle', Object.keys(templates.alongside), muscles).map(problem => `templates: ${problem}`),
  ]
}

const eachExercise = (catalogue: Catalogue) => {
  const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
  return catalogue.exercises.flatMap(exercise =>
    [
      ...references(exercise, catalogue, byId),
      ...ladder(exercise, byId),
      ...language(exercise),
      ...dose(exercise),
      ...burden(exercise),
    ].map(problem => `${exercise.id}: ${problem}`),
  )
}

const shapeProblems = (catalogue: Catalogue) => {
  const { equipment, muscles, goals, exercises, training } = catalogue
  const issues = shape.safeParse({ equipment, muscles, goals, exercises, training }).error?.issues ?? []
  return issues.map(({ path: [list, index, ...path], message }) => {
    const items = list === 'training' ? [] : (catalogue[list as Exclude<keyof Catalogue, 'training'>] ?? [])
    return `${items[Number(index)]?.id ?? String(list)}: ${path.join('.')} ${message}`
  })
}

const repeated = (what: string, values: string[]) => {
  const seen = new Set<string>()
  return values.filter(value => seen.size === seen.add(value).size).map(value => `${what} twice: ${value}`)
}

const references = (exercise: Exercise, { equipment, muscles }: Catalogue, byId: ById) => [
  ...missing('equipment', exercise.requires.flat(), equipment),
  ...missing('muscle', Object.keys(exercise.muscles), muscles),
  ...[...exercise.regressions, ...exercise.progressions]
    .filter(id => !byId.has(id))
    .map(id => `unknown exercise ${id}`),
  ...(Object.values(exercise.muscles).includes(1) ? [] : ['has no muscle with weight 1']),
  ...exercise.requires
    .filter(set => exercise.requires.some(other => other !== set && other.every(item => set.includes(item))))
    .map(set => `requires more than another way does: ${set.join(' + ')}`),
]

const missing = (kind: string, ids: readonly string[], known: { id: string }[]) =>
  ids.filter(id => !known.some(item => item.id === id)).map(id => `unknown ${kind} ${id}`)

const ladder = (exercise: Exercise, byId: ById) => {
  const named = (ids: string[]) => ids.flatMap(id => byId.get(id) ?? [])
  const steps = [...exercise.regressions, ...exercise.progressions]
  return [
    ...(steps.includes(exercise.id) ? ['is its own regression or progression'] : []),
    ...repeated('regression or progression', steps),
    ...named(steps)
      .filter(other => other.pattern !== exercise.pattern)
      .map(other => `changes the pattern to ${other.id}`),
    ...named(exercise.regressions)
      .filter(other => other.skill > exercise.skill)
      .map(other => `regression ${other.id} needs more skill`),
    ...named(exercise.progressions)
      .filter(other => other.skill < exercise.skill)
      .map(other => `progression ${other.id} needs less skill`),
    ...named(exercise.regressions)
      .filter(other => !other.progressions.includes(exercise.id))
      .map(other => `regression ${other.id} does not lead back`),
  ]
}

// A ladder has a lowest rung.
const circles = ({ exercises }: Catalogue) => {
  const easier = new Map(exercises.map(({ id, regressions }) => [id, regressions]))
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (easier.get(from) ?? []).some(id => id === to || (!seen.has(id) && reaches(id, to, seen.add(id))))
  return exercises
    .filter(({ id }) => reaches(id, id, new Set()))
    .map(({ id }) => `${id}: its regressions lead back to itself`)
}

const formalGerman = /\b(Sie|Ihnen|Ihre?[mnrs]?)\b/
const placeholder = /\b(todo|tbd|lorem|xxx|placeholder)\b|\?\?|\.\.\./i

const language = ({ name, cues }: Exercise) => {
  const german = [name.de, ...cues.de]
  const english = [name.en, ...cues.en]
  return [
    ...(cues.de.length === cues.en.length ? [] : ['has not as many German as English cues']),
    ...german.filter(text => formalGerman.test(text)).map(text => `is not in du-form: ${text}`),
    ...[...german, ...english].filter(text => placeholder.test(text)).map(text => `is a placeholder: ${text}`),
    ...cues.de.filter(text => cues.en.includes(text)).map(text => `is not translated: ${text}`),
    ...english.filter(text => /[äöüß]/i.test(text)).map(text => `is not English: ${text}`),
    ...[...cues.de, ...cues.en].filter(text => !/[.!]$/.test(text)).map(text => `is no sentence: ${text}`),
  ]
}

const dose = ({ metrics, loadType, defaults }: Exercise) => {
  const pairs: [Metric, unknown][] = [
    ['reps', defaults.reps],
    ['duration', defaults.seconds],
    ['distance', defaults.meters],
  ]
  return [
    ...pairs
      .filter(([metric, value]) => metrics.includes(metric) !== (value !== undefined))
      .map(([metric]) => `metric ${metric} and its default do not go together`),
    ...(metrics.includes('weight') === weighted.includes(loadType) ? [] : ['metric weight does not fit the load type']),
    ...(defaults.reps && !defaults.secondsPerRep ? ['has reps but no tempo'] : []),
    ...(defaults.reps || defaults.seconds
      ? []
      : ['has neither reps nor seconds, so nobody can tell how long it takes']),
    ...(metrics.includes('speed') && !metrics.includes('distance') ? ['has speed without distance'] : []),
  ]
}

const burden = (exercise: Exercise) => [
  ...impliedBy(exercise)
    .filter(tag => !exercise.contraindications.includes(tag))
    .map(tag => `lacks the contraindication ${tag}`),
  ...repeated('contraindication', exercise.contraindications),
  ...(exercise.impact === 3 && exercise.skill < 3 ? ['has impact 3 but skill below 3'] : []),
]
