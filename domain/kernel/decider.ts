/** What was asked cannot be: a named reason, not an exception. Exceptions mean a bug or an outage. */
export type Refused<Reason extends string> = { readonly refused: Reason }
type ReasonIn<Answer> = Answer extends Refused<infer Reason> ? Reason : never

export const refuse = <Reason extends string>(refused: Reason): Refused<Reason> => ({ refused })

export const isRefused = <Reason extends string>(answer: object): answer is Refused<Reason> => 'refused' in answer

type Typed = { readonly type: string }
type Answer<Event, Reason extends string> = readonly Event[] | Refused<Reason>
export type Decide<Asked, Event, State, Reason extends string> = (asked: Asked, state: State) => Answer<Event, Reason>
export type Ask<Command extends Typed, Type extends Command['type']> = Extract<Command, { type: Type }>

/** A decision for each command, under its type: so the compiler knows what each may be refused by. */
export type Decisions<Command extends Typed, Event, State> = {
  readonly [Type in Command['type']]: Decide<Ask<Command, Type>, Event, State, string>
}
export type AnyDecisions<Event = unknown, State = never> = Readonly<Record<string, Decide<never, Event, State, string>>>

/** Decisions with what each may be refused by, and nothing else of how they are written. */
type Reasoned<Command extends Typed, Event, State, Own extends Decisions<Command, Event, State>> = {
  readonly [Type in Command['type']]: Decide<Ask<Command, Type>, Event, State, ReasonIn<ReturnType<Own[Type]>>>
}

export type Folding<Event, State> = { readonly initial: State; readonly evolve: (state: State, event: Event) => State }

/** A decider as what runs it sees it: decisions of whatever commands, and a guard who may stand before them all. */
export type AnyDecider<Event, State, Own, Barred extends string = never> = Folding<Event, State> & {
  readonly guard?: (state: State) => Refused<Barred> | null
  readonly decide: Own
  /** How long people may make the stream, for it is read whole to decide: beyond, they are refused `stream-full`. */
  readonly mostEvents?: number
}

/**
 * One stream's whole behaviour, pure. Asking twice answers no events the second time. Written down with the type of its
 * own decisions, `Decider<Command, Event, State, typeof decide>`, it tells what each command may be refused by.
 */
export type Decider<Command extends Typed, Event, State, Own extends Decisions<Command, Event, State>> = AnyDecider<
  Event,
  State,
  Reasoned<Command, Event, State, Own>
>

export type CommandOf<Own extends AnyDecisions> = Typed & Parameters<Own[keyof Own]>[0]
export type ReasonOf<Own extends AnyDecisions, Asked extends Typed> = ReasonIn<ReturnType<Own[Asked['type']]>>

export const fold = <Event, State>({ initial, evolve }: Folding<Event, State>, events: readonly Event[]): State =>
  events.reduce(evolve, initial)

/** What is answered to a command by who remembers this. */
export const decisionOn = <
  Event,
  State,
  Own extends AnyDecisions<Event, State>,
  const Asked extends CommandOf<Own>,
  Barred extends string = never,
>(
  { guard, decide }: Pick<AnyDecider<Event, State, Own, Barred>, 'evolve' | 'guard' | 'decide'>,
  command: Asked,
  state: State,
): Answer<Event, ReasonOf<Own, Asked> | Barred> => {
  const { type }: Typed = command
  // Under a command's type stands the decision on it: that these two go together cannot be said of a type that is open.
  const decision = decide[type] as Decide<Asked, Event, State, ReasonOf<Own, Asked>>
  return guard?.(state) ?? decision(command, state)
}
