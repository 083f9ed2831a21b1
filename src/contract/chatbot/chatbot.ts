import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { paging } from '../fields/paging.ts'
import { filled, LONG_TEXT_MAX, text } from '../fields/values.ts'
import { Settings, SettingsPatch } from './settings.ts'

const serialNumber = filled()
/** A chatbot as GET returns it: its settings, and a URL for each picture that is set. */
const Chatbot = z.object({
  serialNumber: z.string(),
  ...Settings.shape,
  ChatProfilePictureUrl: z.string().optional(),
  ChatIconUrl: z.string().optional(),
})

export const ChatbotAdd = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Add',
  summary: 'Create a chatbot; returns its serial number',
  auth: 'secret',
  input: z.object({ type: z.literal(0).nullish().describe('0: the one kind there is'), ...SettingsPatch.shape }),
  output: z.string(),
  errors: [],
})

export const ChatbotEdit = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Edit',
  summary: 'Change settings of a chatbot; absent fields keep their value, null restores the default',
  auth: 'secret',
  input: z.object({
    serialNumber,
    ...SettingsPatch.shape,
    SystemMessageWas: text(LONG_TEXT_MAX)
      .nullish()
      .describe('the SystemMessage that you read before; if it was changed since, the edit fails with settingsChanged'),
  }),
  output: z.literal(1),
  errors: ['noSuchChatbot', 'settingsChanged'],
})

export const ChatbotRemove = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Remove',
  summary: 'Delete a chatbot with all its data',
  auth: 'secret',
  input: z.object({ serialNumber }),
  output: z.literal(1),
  errors: ['noSuchChatbot'],
})

export const ChatbotDetail = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/Detail',
  summary: 'Read all settings of a chatbot, with defaults filled in',
  auth: 'secret',
  input: z.object({ serialNumber }),
  output: Chatbot,
  errors: ['noSuchChatbot'],
})

export const ChatbotList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/List',
  summary: 'List the chatbots of the workspace, newest first',
  auth: 'secret',
  input: z.object(paging),
  output: z.object({ List: z.array(Chatbot), VirtualCount: z.int() }),
  errors: [],
})

export const ModelList = endpoint({
  methods: ['GET', 'POST'],
  path: '/chat/Chatbot/ModelList',
  summary: 'List the AI models; Status false: the model cannot be used because its API key is not set',
  auth: 'secret',
  input: z.object({}),
  output: z.array(z.object({ Key: z.string(), Value: z.string(), Status: z.boolean() })),
  errors: [],
})
