import type { Client } from '../../../src/contract/client/client.ts'
import { allOf } from '../../../src/contract/client/pages.ts'
import { undefinedIf } from '../../../src/contract/client/refused.ts'
import type { Output } from '../../../src/contract/endpoint.ts'
import type { HandOverList, SessionDetail } from '../../../src/contract/people/attendants.ts'
import { createBackoff, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'

export type Detail = Output<typeof SessionDetail>
type HandedOver = Output<typeof HandOverList>['List'][number]
/** Runs a request with its caller's retry policy. */
export type RunWithRetry = <T>(work: () => Promise<T>) => Promise<T>
export type Requests = ReturnType<typeof createRequests>

/** Requests of desks to the service, retried without limit while it is unreachable. */
export function createRequests({ client, time }: { client: Pick<Client, 'call'>; time: Time }) {
  const withServiceRetry = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    withRetry(work, createBackoff(time, Number.POSITIVE_INFINITY), signal)
  return {
    withServiceRetry,
    /** Undefined if the session was deleted. */
    detailOf: (session: number, signal: AbortSignal): Promise<Detail | undefined> =>
      withServiceRetry(() => client.call('SessionDetail', { sessionID: session }), signal).catch(
        undefinedIf('noSuchSession'),
      ),
  }
}

/** The sessions of a chatbot that wait for a person or have one. */
export const handedOver = (
  client: Pick<Client, 'call'>,
  asked: { serialNumber: string; State?: 'Person' },
  retrying: RunWithRetry = (work) => work(),
): AsyncGenerator<HandedOver> => allOf((page) => retrying(() => client.call('HandOverList', { ...asked, ...page })))
