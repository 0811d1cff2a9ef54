import { setTimeout } from 'node:timers/promises'
import { EventStoreDBClient, UnavailableError } from '@eventstore/db-client'
import { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { appendLine, type Call, type Request, type Sent } from './append-line.ts'

export type Reader = Pick<EventStoreDBClient, 'readStream' | 'readAll' | 'subscribeToAll'>

/** All that the adapter asks of the client. The fast tests put a double in its place. */
export type Wire = {
  /** For what has to be up to date. */
  readonly leader: Reader
  /** For the log, on a connection of its own: `renewLog` gives one up that has fallen silent. */
  readonly log: Reader
  readonly renewLog: () => void
  readonly send: (request: Request, ms: number) => Promise<Sent>
  readonly close: () => Promise<void>
}

export const openWire = (url: string): Wire => {
  const address = url.replace(/^kurrentdb/, 'esdb')
  const leader = opened(address)
  const log = opened(address)
  return {
    leader,
    log,
    renewLog: () => void giveUp(log).catch(() => {}),
    send: appendLine(() => openCall(leader)).send,
    close: async () => {
      const closed = Promise.all([leader, log].map(client => client.dispose().then(() => giveUp(client))))
      await Promise.race([closed.catch(() => {}), setTimeout(1000, undefined, { ref: false })])
    },
  }
}

type Grpc = InstanceType<typeof StreamsClient>
type Duplex = ReturnType<Grpc['batchAppend']>

/**
 * What the client keeps to itself: how it opens calls, and how it leaves a connection to find a better one. In its own
 * appends an error of one stream fails all others', and an answer after it ends the process: kurrent-io/KurrentDB-Client-NodeJS#505
 * and #523, which no release of this package has.
 */
type Inside = {
  readonly getGRPCClient: (type: typeof StreamsClient, name: string) => Promise<Grpc>
  readonly GRPCStreamCreator: (
    type: typeof StreamsClient,
    name: string,
    open: (grpc: Grpc) => Duplex,
  ) => () => Promise<Duplex>
  readonly callArguments: (
    options: { requiresLeader: boolean },
    call: { deadline: number },
  ) => Parameters<Grpc['batchAppend']>
  readonly handleError: (grpc: Grpc, error: Error) => Promise<void>
}

const inside = (client: EventStoreDBClient) => client as unknown as Inside

/** The client calls its own `handleError` and waits for nobody: while no node can be found, its failure would be no one's. */
const opened = (address: string) => {
  const client = EventStoreDBClient.connectionString(address)
  const { handleError } = inside(client)
  const quietly: Inside['handleError'] = (grpc, error) => handleError(grpc, error).catch(() => {})
  return Object.assign(client, { handleError: quietly })
}

const openCall = async (client: EventStoreDBClient): Promise<Call> => {
  const { GRPCStreamCreator, callArguments, handleError } = inside(client)
  let drop = () => {}
  const duplex = await GRPCStreamCreator(StreamsClient, 'batchAppend', grpc => {
    drop = () => void handleError(grpc, new UnavailableError())
    return grpc.batchAppend(...callArguments({ requiresLeader: true }, { deadline: Number.POSITIVE_INFINITY }))
  })()
  return { duplex, drop }
}

const giveUp = async (client: EventStoreDBClient) => {
  const { getGRPCClient, handleError } = inside(client)
  const grpc = await getGRPCClient(StreamsClient, 'reads')
  await handleError(grpc, new UnavailableError())
}
