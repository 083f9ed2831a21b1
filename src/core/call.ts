import { AsyncLocalStorage } from 'node:async_hooks'

/** What work is done for: whose it is, and a signal that its client has left; undefined where it is finished anyway. */
export type Call = { workspaceId: number; signal: AbortSignal | undefined }

/** The call being answered. Whoever shares something scarce among tenants looks here: the store its reading threads. */
export const currentCall = new AsyncLocalStorage<Call>()
