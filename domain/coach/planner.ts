import { type Catalogue, isStrength } from './basis/catalogue.ts'
import type { Plan, Text, Verdict } from './basis/plan.ts'
import type { PlanRequest } from './basis/request.ts'
import { type Refusal, refusalOf } from './explain/refusal.ts'
import { sessionFor } from './explain/told.ts'
import { judgeBrief } from './gate/gate.ts'
import type { Brief } from './prescribe/brief.ts'
import { briefFor } from './prescribe/briefing.ts'

export type Planned = { readonly plan: Plan; readonly verdict: Verdict }

/**
 * A workout for a request: the same request gives the same plan. What breaks a hard rule is drafted again without the
 * exercises that broke it; a plan that still breaks one is never handed out.
 */
export const makePlan = (request: PlanRequest, catalogue: Catalogue): Planned | Refusal => {
  const brief = briefFor(request, catalogue)
  const refusal = refusalOf(brief)
  if (refusal) return refusal
  let narrowed = brief
  for (let attempt = 0; attempt < attempts.all; attempt += 1) {
    const plan = sessionFor(narrowed, attempt < attempts.asWished ? 'as-wished' : 'gentle')
    const verdict = judgeBrief(plan, brief)
    if (verdict.violations.length === 0) return { plan, verdict }
    narrowed = without(narrowed, plan, verdict)
  }
  return { refused: 'nothing-possible', hints: [nothing] }
}

/** What is left out goes one by one: easy movement alone is for where nothing else passes. */
const attempts = { asWished: 10, all: 12 }

export const isRefusal = (made: Planned | Refusal): made is Refusal => 'refused' in made

const nothing: Text = {
  de: 'Mit diesem Ort, dieser Zeit und deinen Einschränkungen finde ich kein Workout, hinter dem ich stehen kann. Ändere eins davon.',
  en: 'With this place, this time and your restrictions I find no workout I can stand behind. Please change one of them.',
}

/**
 * A step that the gate does not pass is not taken; a lift that fails even then, or for another reason, is left out. Of a
 * muscle that would get too much, what comes last for it is left out.
 */
const without = (brief: Brief, plan: Plan, { violations }: Verdict): Brief => {
  const planned = plan.blocks.flatMap(({ exercises }) => exercises)
  const lastFor = (muscle: string) =>
    planned.findLast(({ exercise }) => {
      const known = brief.byId.get(exercise)
      return known !== undefined && isStrength(known) && (known.muscles[muscle] ?? 0) > 0
    })
  const blamed = (isBlamed: (rule: number) => boolean) =>
    new Set(
      violations.flatMap(({ rule, where }) => {
        if (!isBlamed(rule)) return []
        const own = planned.filter(({ id }) => where === id || where.startsWith(`${id}s`))
        return (own.length > 0 ? own : [lastFor(where)]).flatMap(one => one?.exercise ?? [])
      }),
    )
  const stepped = blamed(rule => aboutLoads.includes(rule))
  const out = blamed(rule => !aboutLoads.includes(rule))
  const tooShort = plan.estimatedMinutes < brief.minutes && violations.some(({ rule }) => rule === duration)
  return {
    ...brief,
    ...(tooShort ? { tooShort } : {}),
    held: new Set([...brief.held, ...stepped]),
    usable: brief.usable.filter(({ id }) => !out.has(id) && !(stepped.has(id) && brief.held.has(id))),
  }
}

const duration = 4

/** Repetitions, load and its step. */
const aboutLoads: readonly number[] = [11, 13, 14]
