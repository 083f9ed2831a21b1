import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { filled, identifier, paging, webUrl } from '../fields.ts'
import { EventKind } from './events.ts'

const WebhookID = identifier()
const time = z.string().nullable()

export const WebhookAdd = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookAdd',
  summary: 'Have events pushed to an address, from now on; answers the secret that signs them, this once',
  auth: 'secret',
  input: z.object({
    Url: webUrl().describe('takes a POST for each event and answers 2xx within 15 s; redirects are not followed'),
    Kinds: z.array(EventKind).min(1).describe('of these kinds'),
    serialNumber: filled().nullish().describe('of this chatbot only'),
  }),
  output: z.object({
    WebhookID: z.int(),
    Secret: z.string().describe('whsec_…, for any library of Standard Webhooks'),
  }),
  errors: ['noSuchChatbot', 'privateAddress'],
})

export const WebhookList = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookList',
  summary: 'List the webhooks of the workspace, newest first',
  auth: 'secret',
  input: z.object(paging),
  output: z.object({
    List: z.array(
      z.object({
        WebhookID: z.int(),
        Url: z.string(),
        Kinds: z.array(EventKind),
        serialNumber: z.string().nullable(),
        State: z.enum(['Active', 'Paused']),
        LastSuccess: time,
        LastFailure: time,
        LastError: time,
      }),
    ),
    VirtualCount: z.int(),
  }),
  errors: [],
})

export const WebhookRemove = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookRemove',
  summary: 'Push nothing more to an address',
  auth: 'secret',
  input: z.object({ WebhookID }),
  output: z.literal(1),
  errors: ['noSuchWebhook'],
})

export const WebhookResume = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookResume',
  summary: 'Let a paused webhook go on with the first event that its receiver did not take',
  auth: 'secret',
  input: z.object({ WebhookID }),
  output: z.literal(1),
  errors: ['noSuchWebhook'],
})

export const WebhookTest = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookTest',
  summary: 'Send a signed delivery of the type "test"; answers the status of the receiver, 0 where it is out of reach',
  auth: 'secret',
  input: z.object({ WebhookID }),
  output: z.object({ Status: z.int() }),
  errors: ['noSuchWebhook'],
})
