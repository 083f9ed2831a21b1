import type { Platform } from './platform.ts'
import { Undelivered } from './undelivered.ts'

/**
 * The platform for a process that may lose its work to another one: it sends nothing while `isHeld` is false. A process that was
 * suspended would else bring an answer back to where it was, before it hears that another process has completed it.
 */
export function guarded(platform: Platform, isHeld: () => boolean): Platform {
  const ifHeld = async <Result>(send: () => Promise<Result>): Promise<Result> => {
    if (!isHeld()) throw new Undelivered('retryable', 'another process may have sent this')
    return await send()
  }
  return {
    ...platform,
    show: (part) => ifHeld(() => platform.show(part)),
    remove: (message) => ifHeld(() => platform.remove(message)),
    sendFile: (part, signal) => ifHeld(() => platform.sendFile(part, signal)),
    sendAlert: (part) => ifHeld(() => platform.sendAlert(part)),
    closeAbandoned: (part) => ifHeld(() => platform.closeAbandoned(part)),
  }
}
