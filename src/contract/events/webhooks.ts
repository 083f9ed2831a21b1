import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { webUrl } from '../fields/addresses.ts'
import { paging } from '../fields/paging.ts'
import { filled, identifier } from '../fields/values.ts'
import { EventKind } from './events.ts'

/** How long a webhook's receiver may take to answer, in seconds: usual for Standard Webhooks. */
export const WEBHOOK_SECONDS = 15

const WebhookID = identifier()
const nullableText = z.string().nullable()

export const WebhookAdd = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookAdd',
  summary: 'Push new events to an address; returns the secret that signs them, which is shown only this once',
  auth: 'secret',
  input: z.object({
    Url: webUrl().describe(
      `receives a POST for each event and must answer 2xx within ${WEBHOOK_SECONDS} s; redirects are not followed`,
    ),
    Kinds: z.array(EventKind).min(1).describe('only events of these kinds'),
    serialNumber: filled().nullish().describe('only events of this chatbot'),
  }),
  output: z.object({
    WebhookID: z.int(),
    Secret: z.string().describe('whsec_…; verify signatures with any library for Standard Webhooks'),
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
        LastSuccess: nullableText,
        LastFailure: nullableText,
        LastError: nullableText,
      }),
    ),
    VirtualCount: z.int(),
  }),
  errors: [],
})

export const WebhookRemove = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookRemove',
  summary: 'Remove a webhook; nothing more is pushed to its address',
  auth: 'secret',
  input: z.object({ WebhookID }),
  output: z.literal(1),
  errors: ['noSuchWebhook'],
})

export const WebhookResume = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookResume',
  summary: 'Resume a paused webhook at the first event that its receiver did not accept',
  auth: 'secret',
  input: z.object({ WebhookID }),
  output: z.literal(1),
  errors: ['noSuchWebhook'],
})

export const WebhookTest = endpoint({
  methods: ['POST'],
  path: '/chat/Chatbot/WebhookTest',
  summary:
    'Send a signed delivery of the type "test"; returns the HTTP status of the receiver, 0 if it cannot be reached',
  auth: 'secret',
  input: z.object({ WebhookID }),
  output: z.object({ Status: z.int() }),
  errors: ['noSuchWebhook'],
})
