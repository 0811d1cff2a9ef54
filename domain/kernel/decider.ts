/** What was asked cannot be: a named reason, not an exception. Exceptions mean a bug or an outage. */
export type Refused<Reason extends string> = { readonly refused: Reason }

export const refuse = <Reason extends string>(refused: Reason): Refused<Reason> => ({ refused })

export const isRefused = <Reason extends string>(answer: object): answer is Refused<Reason> => 'refused' in answer

/** One stream's whole behaviour, pure. Asking twice answers no events the second time. */
export type Decider<Command, Event, State, Reason extends string> = {
  readonly initial: State
  readonly evolve: (state: State, event: Event) => State
  readonly decide: (command: Command, state: State) => readonly Event[] | Refused<Reason>
  /** How long people may make the stream, for it is read whole to decide: beyond, they are refused `stream-full`. */
  readonly mostEvents?: number
}

export const fold = <Event, State>(
  decider: { readonly initial: State; readonly evolve: (state: State, event: Event) => State },
  events: readonly Event[],
): State => events.reduce(decider.evolve, decider.initial)
