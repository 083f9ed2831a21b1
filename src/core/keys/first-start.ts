import type { Language } from '../../contract/languages.ts'
import { newSerialNumber } from '../chatbots/editing.ts'
import { demoListings } from '../demo/listings.ts'
import { demoSettings } from '../demo/settings.ts'
import type { Store } from '../ports/ports.ts'
import { keyRow, newKey } from './keys.ts'

/** What the first start created. The keys cannot be shown again. */
export type FirstStart = { secretKey: string; sessionKey: string; demoSerial: string | undefined }

type Wishes = { secretKey: string | undefined; sessionKey: string | undefined; demo: boolean; language: Language }

/**
 * Fills an empty store with a workspace, a key of each kind and, if wished, a demo chatbot that speaks of itself in a
 * language. Undefined if a workspace exists.
 */
export async function fillEmptyStore(store: Store, wishes: Wishes): Promise<FirstStart | undefined> {
  try {
    return await fill(store, wishes)
  } catch (error) {
    // Another process that starts at the same moment has filled it.
    if (await store.workspaces.any()) return undefined
    throw error
  }
}

const fill = (store: Store, wishes: Wishes): Promise<FirstStart | undefined> =>
  store.transaction(async (within) => {
    if (await within.workspaces.any()) return undefined
    const { id } = await within.workspaces.insert('default')
    const secretKey = wishes.secretKey ?? newKey('secret')
    const sessionKey = wishes.sessionKey ?? newKey('session')
    await within.keys.insert(keyRow(id, 'secret', secretKey))
    await within.keys.insert(keyRow(id, 'session', sessionKey))
    return { secretKey, sessionKey, demoSerial: wishes.demo ? await addDemo(within, id, wishes.language) : undefined }
  })

async function addDemo(store: Store, workspaceId: number, language: Language): Promise<string> {
  const serialNumber = newSerialNumber()
  await store.chatbots.insert({ workspaceId, serialNumber, settings: demoSettings(language) })
  const chatbot = await store.chatbots.bySerial(serialNumber)
  if (chatbot !== undefined) await store.listings(chatbot.id).insert(demoListings())
  return serialNumber
}
