import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What asynchronous work belongs to: its workspace, and a signal that fires when the client has left; undefined if the work is
 * finished anyway.
 */
export type Call = { workspaceId: number; signal: AbortSignal | undefined }

/** The API call being answered. The store's reader threads read it to share themselves out among workspaces. */
export const currentCall = new AsyncLocalStorage<Call>()
