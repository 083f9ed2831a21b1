import type { DeskTasks } from '../desk/desk.ts'
import type { VisitorInbox } from '../inbox/visitor-inbox.ts'
import type { MemoryEraser } from '../memory/eraser.ts'
import { personOf } from '../memory/people.ts'
import type { Platform } from '../platform/platform.ts'
import type { Clock } from '../time.ts'
import type { Alert } from '../watches/alerts.ts'
import type { EventActions } from './event-reader.ts'
import type { Outgoing } from './outgoing.ts'

type Parts = {
  platform: Pick<Platform, 'name'>
  outgoing: Pick<Outgoing, 'taskOf'>
  visitors: Pick<VisitorInbox, 'queue'>
  desk: Pick<DeskTasks, 'storeTasksOf'> | undefined
  eraser: MemoryEraser
  nextAt: Clock
}

/** What the service's events cause: tasks in visitors' threads and at desks, and the erasure of people who are forgotten. */
export function createEventActions({ platform, outgoing, visitors, desk, eraser, nextAt }: Parts): EventActions {
  return {
    async handle(event) {
      const at = nextAt()
      const task = await outgoing.taskOf(event, at)
      if (task !== undefined) await visitors.queue(task)
      await desk?.storeTasksOf(event, at)
    },
    async handleMissedAlert(alert: Alert) {
      const task = await outgoing.taskOf(alert, nextAt())
      if (task !== undefined) await visitors.queue({ ...task, isRetold: true })
    },
    async eraseForgotten(events) {
      for (const event of events) await desk?.storeTasksOf(event, nextAt())
      const forgotten = events.map(({ Data: { visitorId, SessionIDs: sessions } }) => ({
        person: personOf(platform.name, visitorId),
        sessions,
      }))
      await eraser.erase(forgotten)
    },
  }
}
