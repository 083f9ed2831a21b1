import type { Handler } from '../context.ts'
import { agents } from '../methods/agents.ts'
import { apps } from '../methods/apps.ts'
import { chat } from '../methods/chat.ts'
import { conversations } from '../methods/conversations.ts'
import { files } from '../methods/files.ts'
import { streams } from '../methods/streams.ts'
import { views } from '../methods/views.ts'
import { type Method, tierOf } from './tiers.ts'

const handlers: { [method: string]: Handler } = {
  ...agents,
  ...apps,
  ...chat,
  ...conversations,
  ...files,
  ...streams,
  ...views,
}

/** What a method does, undefined where Slack has no such method. */
export const handlerOf = (method: string): Handler | undefined => (isMethod(method) ? handlers[method] : undefined)
const isMethod = (method: string): method is Method => Object.hasOwn(tierOf, method)
