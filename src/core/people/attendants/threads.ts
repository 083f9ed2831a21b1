import type { Api } from '../../../contract/api.ts'
import { AppError } from '../../../contract/errors.ts'
import { ownChatbot } from '../../chatbots/chatbots.ts'
import type { Handlers } from '../../handlers.ts'
import type { Store } from '../../ports/ports.ts'
import { ownSession } from '../../sessions/sessions.ts'

type Names = 'PlaceSet' | 'PlaceFind' | 'DeskSet' | 'DeskList'

export const threadHandlers = ({ store }: { store: Store }): Pick<Handlers<Api>, Names> => ({
  async PlaceSet(caller, { sessionID, ...thread }) {
    const { session } = await ownSession(store, caller, sessionID)
    await store.attendants.setThread(caller.workspaceId, session.id, thread)
    return 1
  },

  async PlaceFind(caller, sought) {
    const thread = await store.attendants.findThread(caller.workspaceId, sought)
    if (thread === undefined) throw new AppError('noSuchSession', 'No session takes place in this thread.')
    const { chatbot } = await ownSession(store, caller, thread.sessionId)
    return { SessionID: thread.sessionId, Role: thread.Role, SerialNumber: chatbot.serialNumber }
  },

  async DeskSet(caller, { serialNumber, source, Workspace, Channel }) {
    const chatbot = await ownChatbot(store, caller, serialNumber)
    await store.attendants.setDesk(chatbot.id, { source, workspace: Workspace, channel: Channel })
    return 1
  },

  async DeskList(caller, { serialNumber }) {
    const chatbot = serialNumber ? await ownChatbot(store, caller, serialNumber) : undefined
    const of = { workspaceId: caller.workspaceId, ...(chatbot && { chatbotId: chatbot.id }) }
    const List = (await store.attendants.desks(of)).map((desk) => ({
      SerialNumber: desk.serialNumber,
      source: desk.source,
      Workspace: desk.workspace,
      Channel: desk.channel,
    }))
    return { List, VirtualCount: List.length }
  },
})
