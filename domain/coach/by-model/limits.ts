import { ruleSet } from '../basis/rule-set.ts'
import { hyroxKindOf } from '../compose/hyrox/kind.ts'
import { runSeconds } from '../compose/lasting/cardio.ts'
import type { Brief } from '../prescribe/brief.ts'
import { setFactor } from '../prescribe/eased.ts'
import { leastRir } from '../prescribe/goals.ts'
import { kindOf, targetMuscles } from '../prescribe/week/kinds.ts'
import { weeklyCap } from '../prescribe/week/rooms.ts'
import { leastSets, mostExercises, mostSets } from '../prescribe/week/session-budget.ts'
import { mainSeconds } from './session.ts'

/** The numbers that the gate will hold this session to. */
export const limitsOf = (brief: Brief) => {
  const { dose, volume, recovery } = ruleSet
  const { aim, least, most } = mainSeconds(brief)
  const eased = setFactor(brief)
  return {
    main_part_seconds: { aim, least, most },
    working_sets: {
      least: Math.floor(leastSets(brief.minutes) * eased),
      most: Math.floor(mostSets(brief.minutes) * eased),
    },
    a_set_counts: volume.setCost.value,
    most_strength_exercises: mostExercises(brief.minutes),
    style_wished: brief.wish.style,
    ...(brief.goal === 'hyrox' ? { hyrox_session: hyroxKindOf(brief) } : {}),
    part_of_the_body: kindOf(brief),
    target_muscles: [...targetMuscles(brief, kindOf(brief))],
    sets_left_per_muscle: Object.fromEntries(
      brief.catalogue.muscles.map(({ id }) => [id, Math.max(0, tenth(weeklyCap(brief) - (brief.week.get(id) ?? 0)))]),
    ),
    most_direct_sets_per_muscle: volume.sessionDirect.value.good,
    tired_muscles: brief.wish.override ? [] : [...brief.tired],
    most_direct_sets_per_tired_muscle: recovery.directSetsWhileTired.value,
    least_rir: leastRir(brief),
    circuit_rest: { between_stations: dose.circuitRest.value.between, after_a_round: dose.circuitRest.value.round },
    superset_rest_after_the_first: dose.pairRest.value,
    emom_most_seconds_of_work: dose.emomWorkSeconds.value,
    amrap_allowed: !brief.limits.cautious,
    most_seconds_of_running: Math.min(99_999, Math.floor(runSeconds(brief))),
  }
}

const tenth = (value: number) => Math.floor(value * 10) / 10
