/** A question that is asked often, over the tables of an export, in DuckDB's SQL. */
export type View = {
  readonly name: string
  readonly about: string
  readonly of: readonly string[]
  readonly sql: string
}

/** What the SQL shell makes of an export's tables. */
export const views: readonly View[] = [
  {
    name: 'sessions',
    about: 'one row a workout: whose, how it stands, when, minutes, sets',
    of: ['workout_list'],
    sql: `select id as workout, owner, status, requested_at, planned_at, started_at, finished_at, minutes as planned_minutes,
        trained as trained_minutes, sets from workout_list where deleted_at is null`,
  },
  {
    name: 'strength',
    about:
      'by athlete, exercise and week: best estimated one-repetition maximum, working sets, kilograms (`--with-health`)',
    of: ['sets'],
    sql: `select owner, exercise, date_trunc('week', done_at) as week, max(e1rm_kg) as e1rm_kg, count(distinct (workout, working_set)) as working_sets,
        sum(moved_kg) as moved_kg from sets where done_at is not null and working_set is not null group by all`,
  },
  {
    name: 'funnels',
    about: 'by week of registration: how many came how far, from registered to a third completed workout',
    of: ['events'],
    sql: `with people as (
        select subject, min(occurred_at) filter (type = 'UserRegistered') as registered,
          bool_or(type = 'EmailVerified') as verified, bool_or(type = 'OnboardingChanged') as onboarded,
          count(*) filter (type = 'WorkoutRequested') as asked, count(*) filter (type = 'WorkoutGenerated') as planned,
          count(*) filter (type = 'WorkoutStarted') as started, count(*) filter (type = 'WorkoutCompleted') as completed
        from events group by subject)
      select date_trunc('week', registered) as week, count(*) as registered, count(*) filter (verified) as verified,
        count(*) filter (onboarded) as onboarded, count(*) filter (asked > 0) as asked, count(*) filter (planned > 0) as planned,
        count(*) filter (started > 0) as started, count(*) filter (completed > 0) as completed,
        count(*) filter (completed > 2) as completed_three
      from people where registered is not null group by all`,
  },
  {
    name: 'coach_verdicts',
    about: 'by week, planner and its version: plans, wishes that came to nothing, and scores (`--with-health`)',
    of: ['verdicts'],
    sql: `select date_trunc('week', occurred_at) as week, planner, planner_version, rule_set,
        count(*) filter (type <> 'GenerationFailed') as plans, count(*) filter (type = 'GenerationFailed') as failed,
        avg(score) as score, min(score) as lowest, sum(violations) as violations, sum(remarks) as remarks
      from verdicts group by all`,
  },
]
