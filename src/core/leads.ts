import type { Api } from '../contract/api.ts'
import { ownChatbot } from './chatbots.ts'
import type { Handlers } from './handlers.ts'
import type { Store } from './ports.ts'

export const leadHandlers = ({ store }: { store: Store }): Pick<Handlers<Api>, 'LeadList'> => ({
  async LeadList(caller, { serialNumber }) {
    await ownChatbot(store, caller, serialNumber)
    return []
  },
})
