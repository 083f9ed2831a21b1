import { createHash } from 'node:crypto'
import type { Time } from '../../time.ts'
import type { DeskListener } from '../port.ts'
import type { StaffAct } from './messages.ts'
import type { StaffRecords } from './records.ts'

type Parts = {
  staffRecords: StaffRecords
  time: Time
  /** Stores a task of a thread. `at`: when it came, in ms. */
  queue: (thread: string, id: string, at: number, act: StaffAct) => Promise<void>
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
      await queue(message.thread, message.id, message.at, { kind: 'said', message })
    },
    async edited({ thread, id, text, attachments, at }) {
      if (!(await staffRecords.isReceived(id))) return
      const files = attachments.map((one) => one.id)
      // The key contains what the message has now, because two edits may have the same second.
      const content = createHash('sha256')
        .update([text, ...files].join('\n'))
        .digest('base64url')
      await queue(thread, `${id}/edit/${at}/${content}`, at, { kind: 'edited', message: id, text, files, at })
    },
    async deleted({ thread, id }) {
      if (await staffRecords.isReceived(id))
        await queue(thread, `${id}/gone`, time.now(), { kind: 'deleted', message: id })
    },
  }
}
