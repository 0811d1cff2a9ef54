import { isAboutLimits, type Meaning } from '../intent.ts'
import type { HealthSense } from '../language.ts'
import { ageOf, isOutOfCast, near, partNear, sideNear, withSide } from './around.ts'
import { type Context, type Said, said } from './context.ts'
import type { Finding } from './findings.ts'
import { isOld, isOver, isPast, isYearsBehind } from './gone-by.ts'
import { meaningOf } from './happenings.ts'

/** What befell somebody: what it means today, and what is minded of it once it has healed. */
export const whatHappened = (
  finding: Finding,
  meant: Extract<HealthSense, { readonly is: 'happened' }>,
  context: Context,
): readonly Said[] => {
  const age = ageOf(context, finding.at, meant.what === 'infection' ? 0 : undefined)
  if (meant.what === 'surgery' && near(context, finding.at, 'planned') && !(age !== null && age > 0)) return []
  const isMending = meant.what === 'fracture' && isOutOfCast(context, finding.at)
  const meaning = meaningOf(meant.what, {
    part: meant.part ?? (ofPart.has(meant.what) ? partNear(context, finding.at) : null),
    ageDays: isMending
      ? (age ?? 0) + weeksInCast * 7
      : isPast(context, finding.at) || isOld(context, finding.at)
        ? (age ?? 4000)
        : age,
    isFresh:
      (near(context, finding.at, 'fresh') && !isMending) ||
      (meant.what === 'tear' && near(context, finding.at, 'planned')) ||
      (mends.has(meant.what) && near(context, finding.at, 'swollen')),
    isOver: isOver(context, finding.at),
  })
  return meaning ? [said(withSide(meaning, context, finding.at), finding)] : stillLimiting(finding, meant, context)
}

const weeksInCast = 6

/** A joint of metal stays one. */
const replaced = /tep$|prothese$|replacement$|ersatz$|^(?:kunstliche\w*|neue[sr]?|new|artificial) /

/** "Kreuzband-OP 2022", "OP im Juni" among restrictions: healed, and named as something to mind all the same. */
const stillLimiting = (
  finding: Finding,
  { what, part }: Extract<HealthSense, { readonly is: 'happened' }>,
  context: Context,
): readonly Said[] => {
  const { field } = context
  const hurt = part ?? partNear(context, finding.at)
  const age = ageOf(context, finding.at)
  if (what === 'surgery' && part !== undefined && replaced.test(context.all[finding.at]?.folded ?? ''))
    return [
      said({ kind: 'complaint', part, side: sideNear(context, finding.at), severity: 'pain', ageDays: age }, finding),
    ]
  if (isOver(context, finding.at)) return []
  if (what === 'birth' && age !== null && age <= 365) return [said(sinceBirth(age), finding, 'likely')]
  if (!isAboutLimits(field)) return []
  if (hurt === null) {
    const isAsked = mends.has(what) && age !== null && age <= 365
    return isAsked ? [said({ kind: 'ask', part: null }, finding, 'likely')] : []
  }
  const isOrgan = hurt === 'abdomen' && (age ?? 0) > 365
  if (isOrgan || !mends.has(what) || isYearsBehind(context, finding.at)) return []
  const complaint = {
    kind: 'complaint',
    part: hurt,
    side: sideNear(context, finding.at),
    severity: 'pain',
    ageDays: age,
  } as const
  return [said(complaint, finding, 'likely')]
}

/** For a year it is the pelvic floor that is minded. */
const sinceBirth = (ageDays: number): Meaning => ({
  kind: 'condition',
  condition: 'pelvic-floor',
  part: null,
  side: null,
  ageDays,
})

/** What heals by itself or was mended, and may hurt again. */
const mends: ReadonlySet<string> = new Set(['surgery', 'tear', 'dislocation'])

/** What happens to one part; a birth, a clot or a blow to the head need none. */
const ofPart: ReadonlySet<string> = new Set(['surgery', 'tear', 'dislocation', 'fracture'])
