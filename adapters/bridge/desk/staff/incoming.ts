import { createHash } from 'node:crypto'
import type { Time } from '../../time.ts'
import type { DeskListener } from '../port.ts'
import type { StaffTask } from './messages.ts'
import type { StaffRecords } from './records.ts'

type Parts = {
  staffRecords: StaffRecords
  time: Time
  /** Stores a task of a thread. `at`: when it came, in ms. */
  queue: (task: StaffTask) => Promise<void>
}

/** Stores what staff write, edit and delete as tasks. */
export function createStaffIncoming({
  staffRecords,
  time,
  queue,
}: Parts): Pick<DeskListener, 'receive' | 'edited' | 'deleted'> {
  return {
    async receive(message) {
      await staffRecords.keepReceived(message.id, message.person)
      await queue({ thread: message.thread, id: message.id, at: message.at, staff: { kind: 'said', message } })
    },
    async edited({ thread, id, text, attachments, at }) {
      if (!(await staffRecords.isReceived(id))) return
      const files = attachments.map((one) => one.id)
      // The key contains what the message has now, because two edits may have the same second.
      const content = createHash('sha256')
        .update([text, ...files].join('\n'))
        .digest('base64url')
      await queue({
        thread,
        id: `${id}/edit/${at}/${content}`,
        at,
        staff: { kind: 'edited', message: id, text, files, at },
      })
    },
    async deleted({ thread, id }) {
      if (await staffRecords.isReceived(id))
        await queue({ thread, id: `${id}/gone`, at: time.now(), staff: { kind: 'deleted', message: id } })
    },
  }
}
