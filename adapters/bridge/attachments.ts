import type { AskType } from '../../src/contract/chat.ts'
import type { Settings } from '../../src/contract/chatbot.ts'
import type { Client } from '../../src/contract/client.ts'
import type { Attachment, Platform } from './platform.ts'

/** What the chatbot that answers takes. */
export type Allowed = Pick<Settings, 'EnableUploadImage' | 'EnablePushToTalk'>
/** A file that the service has, and the kind of question it makes. */
export type Taken = { type: Exclude<AskType, 'Text'>; fileId: number }

export type Attachments = {
  /**
   * Downloads a file, turns it into a format that questions take, and uploads it. Fails with `Unusable`, whose reason has
   * a sentence in the words file; what the client throws flies as it is; an aborted signal throws its reason.
   */
  take(attachment: Attachment, allowed: Allowed, signal: AbortSignal): Promise<Taken>
}

export type AttachmentParts = {
  client: Pick<Client, 'upload'>
  platform: Pick<Platform, 'open'>
}
