import type { DeskPlatform } from '../desk/port.ts'
import type { Platform } from './platform.ts'
import { Undelivered } from './undelivered.ts'

type Send = <Result>(send: () => Promise<Result>) => Promise<Result>

const onlyIf =
  (isHeld: () => boolean): Send =>
  async (send) => {
    if (!isHeld()) throw new Undelivered('retryable', 'another process may have sent this')
    return await send()
  }

/**
 * The platform for a process that may lose its work to another one: it sends nothing while `isHeld` is false. A process that was
 * suspended would else bring an answer back to where it was, before it hears that another process has completed it.
 */
export function guarded(platform: Platform, isHeld: () => boolean): Platform {
  const ifHeld = onlyIf(isHeld)
  return {
    ...platform,
    show: (part) => ifHeld(() => platform.show(part)),
    remove: (message) => ifHeld(() => platform.remove(message)),
    sendFile: (part, signal) => ifHeld(() => platform.sendFile(part, signal)),
    sendAlert: (part) => ifHeld(() => platform.sendAlert(part)),
    closeAbandoned: (part) => ifHeld(() => platform.closeAbandoned(part)),
  }
}

/** The same for what is sent to desks. */
export function guardedDesk(desk: DeskPlatform, isHeld: () => boolean): DeskPlatform {
  const ifHeld = onlyIf(isHeld)
  return {
    ...desk,
    openThread: (opening) => ifHeld(() => desk.openThread(opening)),
    showCard: (thread, card) => ifHeld(() => desk.showCard(thread, card)),
    show: (post) => ifHeld(() => desk.show(post)),
    notify: (notice) => ifHeld(() => desk.notify(notice)),
    mark: (message, mark, before) => ifHeld(() => desk.mark(message, mark, before)),
    archive: (thread) => ifHeld(() => desk.archive(thread)),
    erase: (thread) => ifHeld(() => desk.erase(thread)),
  }
}
