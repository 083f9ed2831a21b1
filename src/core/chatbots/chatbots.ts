import { defaultSettings, type Settings } from '../../contract/chatbot/settings.ts'
import { AppError } from '../../contract/errors.ts'
import type { Caller } from '../handlers.ts'
import type { Models } from '../ports/models.ts'
import type { Store } from '../ports/ports.ts'
import type { Chatbot } from '../ports/sessions.ts'

/** The chatbot of that serial number. Fails with `noSuchChatbot` also if it belongs to another workspace. */
export async function ownChatbot(
  store: Store,
  caller: Pick<Caller, 'workspaceId'>,
  serialNumber: string,
): Promise<Chatbot> {
  const chatbot = await store.chatbots.bySerial(serialNumber)
  if (chatbot?.workspaceId !== caller.workspaceId) throw new AppError('noSuchChatbot')
  return chatbot
}

/** All settings with defaults filled in. */
export const settingsOf = ({ settings }: Chatbot, models: Models): Settings => ({
  ...defaultSettings,
  Model: models.defaultKey,
  ...settings,
})
