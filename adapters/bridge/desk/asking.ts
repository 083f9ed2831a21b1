import type { Client } from '../../../src/contract/client/client.ts'
import type { Output } from '../../../src/contract/endpoint.ts'
import type { HandOverList, SessionDetail } from '../../../src/contract/people/attendants.ts'
import { goneAsUndefined } from '../memory/threads.ts'
import { createBackoff, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'

export type Detail = Output<typeof SessionDetail>
type HandedOver = Output<typeof HandOverList>['List'][number]
/** Runs a request with its caller's retry policy. */
export type Trying = <T>(work: () => Promise<T>) => Promise<T>
export type Asking = ReturnType<typeof createAsking>

const PAGE = 100

/** Requests of desks to the service, retried without limit while it is unreachable. */
export function createAsking({ client, time }: { client: Pick<Client, 'call'>; time: Time }) {
  const asking = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    withRetry(work, createBackoff(time, Number.POSITIVE_INFINITY), signal)
  return {
    asking,
    /** Undefined if the session was deleted. */
    detailOf: (session: number, signal: AbortSignal): Promise<Detail | undefined> =>
      asking(() => client.call('SessionDetail', { sessionID: session }), signal).catch(goneAsUndefined),
  }
}

/** The sessions of a chatbot that wait for a person or have one, page by page. */
export async function* handedOver(
  client: Pick<Client, 'call'>,
  asked: { serialNumber: string; State?: 'Person' },
  trying: Trying = (work) => work(),
): AsyncGenerator<HandedOver> {
  for (let PageNumber = 1; ; PageNumber++) {
    const { List } = await trying(() => client.call('HandOverList', { ...asked, PageSize: PAGE, PageNumber }))
    yield* List
    if (List.length < PAGE) return
  }
}
