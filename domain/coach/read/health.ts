import type { BodyPart, Side } from './body.ts'
import type { Condition, Drug, RedFlag, TodayState } from './conditions.ts'

/**
 * What is said about one's own body. Other people's complaints, the past that is healed, negated and figurative words
 * are not items at all.
 */
export type Health = RedFlagSaid | Complaint | ConditionSaid | DrugSaid | TodaySaid | Clearance | Recovered | Ask

/**
 * Stops: no plan on any path, the credit comes back, warm words say why, what to watch, whom to ask, what is possible
 * instead. Nothing else in the intent softens it; only the athlete's dated statement of a clearance does, and not for
 * what is acute. `part`, `ageDays` where said ("vor zwei Wochen am Knie operiert": 14; of a pregnancy its weeks × 7).
 */
type RedFlagSaid = {
  readonly kind: 'red-flag'
  readonly flag: RedFlag
  readonly part: BodyPart | null
  readonly ageDays: number | null
}

/**
 * A body part that must bear less, on both sides unless one is said, in whole pattern families and not one exercise:
 * `protect` (asked for, nothing hurts: "knieschonend"): joint load ≤ 1 in this session.
 * `mild` (stiff, tense, tired, sensitive): joint load ≤ 2, range of motion the athlete's.
 * `pain` (pain, clicking, inflamed, worn, unstable, "macht Probleme", diagnoses of a joint): ≤ 1 for 14 days.
 * `acute` (swollen, blocked, just twisted or strained, strong or resting pain, cannot bear weight fully): 0.
 * Parts without a joint of their own limit what `jointsOf` and `musclesNear` say. `ageDays`: since when.
 */
export type Complaint = {
  readonly kind: 'complaint'
  readonly part: BodyPart
  readonly side: Side | null
  readonly severity: 'protect' | 'mild' | 'pain' | 'acute'
  readonly ageDays: number | null
}

/**
 * A diagnosis or state that limits the whole session or runs by time. No maximal effort, no breath-holding, RIR ≥ 3, a
 * hint whom to ask, and by condition: `blood-pressure`, `heart`, `glaucoma`: no isometric maximum, nothing head-down;
 * `diabetes`: long sessions with a word on sugar; `epilepsy`: nothing where a fall hurts (box jumps, hanging, heavy free
 * bar overhead); `osteoporosis`: no loaded bending or twisting, no impact; `disc`: no axial load, no loaded bending;
 * `pelvic-floor`: no impact, no straining; `pregnancy` (cleared): its own programme; `surgery`, `birth` (6–16 weeks),
 * `tear`, `dislocation`, `fracture` (healing): the part trains without load. A joint's diagnosis (arthrosis, meniscus,
 * impingement) is a complaint, not a condition.
 */
export type ConditionSaid = {
  readonly kind: 'condition'
  readonly condition: Condition
  readonly part: BodyPart | null
  readonly side: Side | null
  readonly ageDays: number | null
}

/**
 * Only drugs that change a plan are items. `beta-blocker`: nothing steered by heart rate, no HIIT; `blood-thinner`: no
 * falls, blows or maximal straining; `painkiller`: pain is masked, the complaint counts as acute; the others stand for
 * their condition.
 */
type DrugSaid = { readonly kind: 'drug'; readonly drug: Drug }

/** Passing and not dangerous: this session is lighter and shorter, no maximal effort, no HIIT; nothing is remembered. */
type TodaySaid = { readonly kind: 'today'; readonly state: TodayState }

/**
 * "Frauenärztin hat das Okay gegeben", "Physio sagt, ich darf wieder": stored as the athlete's own dated statement. Turns
 * red into amber for what it names (both null: for what stands in the same words), never for acute signs.
 */
export type Clearance = {
  readonly kind: 'clearance'
  readonly by: 'doctor' | 'midwife' | 'physio'
  readonly condition: Condition | null
  readonly part: BodyPart | null
}

/** "Knie ist wieder gut": ends the complaint about that part (steps the limit back up), or the condition. */
type Recovered = {
  readonly kind: 'recovered'
  readonly part: BodyPart | null
  readonly condition: Condition | null
}

/**
 * Near a body part or like health, and not understood: one question ("Was ist mit deinem Nacken?"). Until it is answered
 * the part counts as `pain`, without a part as a condition.
 */
type Ask = { readonly kind: 'ask'; readonly part: BodyPart | null }
