type Rule = { readonly number: number; readonly severity: 'hard' | 'soft'; readonly title: string }

/**
 * The 33 checks. A hard one blocks a plan, a soft one costs points. 16, 31 and 32 compare several plans or measure time:
 * they cannot be judged on one plan and are held by tests.
 */
export const rules: readonly Rule[] = [
  hard(1, 'Schema and ids'),
  hard(2, 'Equipment of the place'),
  hard(3, 'Restrictions'),
  hard(4, 'Duration'),
  hard(5, 'Warm-up and ramp sets'),
  soft(6, 'Cool-down'),
  hard(7, 'Recovery of muscles'),
  hard(8, 'Weekly ceiling'),
  soft(9, 'Weekly floor'),
  hard(10, 'Session ceiling'),
  hard(11, 'Repetitions fit the goal'),
  hard(12, 'Rest fits the goal'),
  hard(13, 'Plausible loads'),
  hard(14, 'Progression cap'),
  soft(15, 'Progression exists'),
  hard(16, 'Readiness is monotone (held by tests)'),
  soft(17, 'Push and pull, knee and hip'),
  hard(18, 'Both sides alike'),
  soft(19, 'Order of exercises'),
  soft(20, 'No clash'),
  hard(21, 'Skill and level'),
  soft(22, 'Variety'),
  soft(23, 'Patterns covered'),
  hard(24, 'Blocks mean what they say'),
  hard(25, 'Age and screening'),
  hard(26, 'Surroundings'),
  hard(27, 'HYROX facts'),
  hard(28, 'HYROX week'),
  hard(29, 'Reasons'),
  hard(30, 'Language'),
  hard(31, 'Reproducible (held by tests)'),
  soft(32, 'Latency (held by tests)'),
  hard(33, 'Deload is honoured'),
]

export const severityOf = (rule: number) => rules.find(({ number }) => number === rule)?.severity ?? 'hard'

function hard(number: number, title: string): Rule {
  return { number, severity: 'hard', title }
}

function soft(number: number, title: string): Rule {
  return { number, severity: 'soft', title }
}
