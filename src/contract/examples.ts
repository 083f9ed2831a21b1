import type { Api } from './api.ts'
import { defaultSettings } from './chatbot/settings.ts'
import type { Example } from './endpoint.ts'
import { listingExamples, SerialNumber, sessionID } from './listings/examples.ts'
import { attendantExamples } from './people/examples.ts'

const chatbot = {
  serialNumber: SerialNumber,
  ...defaultSettings,
  Model: 'porchlight/concierge',
  Name: 'Maple Realty',
  WelcomeMessage: 'Hello! What are you looking for?',
}

const uploadedFile = { FileId: 34317, FileName: 'kitchen.png', Size: 48_213, MediaType: 'image/png' }

/** An example of each endpoint, for the API document; an endpoint without one does not compile. Each works as a real call once its ids are replaced. */
export const examples: { [Name in keyof Api]: Example<Api[Name]> } = {
  Add: { input: { Name: 'Maple Realty', TimeZone: 'America/Chicago' }, output: SerialNumber },
  Edit: { input: { serialNumber: SerialNumber, WelcomeMessage: 'Hello! What are you looking for?' }, output: 1 },
  Remove: { input: { serialNumber: SerialNumber }, output: 1 },
  Detail: { input: { serialNumber: SerialNumber }, output: chatbot },
  List: { input: { PageNumber: 1, PageSize: 20 }, output: { List: [chatbot], VirtualCount: 1 } },
  ModelList: {
    input: {},
    output: [
      { Key: 'porchlight/concierge', Value: 'concierge', Status: true },
      { Key: 'openai/gpt-4o', Value: 'gpt-4o', Status: false },
    ],
  },
  GetSession: {
    input: { serialNumber: SerialNumber, visitorId: 'visitor-81' },
    output: { SessionID: sessionID, WelcomeMessage: chatbot.WelcomeMessage },
  },
  ClientAsk: {
    input: { sessionID, content: 'Do you have a house with three bedrooms in Austin?' },
    output: { messageid: 5231, content: 'Yes: 12 Maple Street, $465,000.', totalToken: 184, noAnswer: false },
    events: [
      { content: 'Yes: 12 Maple' },
      { content: ' Street, $465,000.' },
      {
        QuestionID: 5230,
        AnswerID: 5231,
        Answer: 'Yes: 12 Maple Street, $465,000.',
        TotalToken: 184,
        NoAnswer: false,
      },
    ],
  },
  Stop: { input: { sessionID }, output: 0 },
  GetPreUploadUrl: {
    input: { fileName: 'kitchen.png' },
    output: {
      FileStoreId: '34317',
      PreUploadUrl: 'https://chat.example.com/files/34317?expires=1773480713000&signature=…',
    },
  },
  ConfirmUpload: { input: { FileStoreId: '34317' }, output: uploadedFile },
  Upload: { input: {}, output: uploadedFile },
  FileList: {
    input: { fileIds: [34317] },
    output: {
      List: [{ ...uploadedFile, Url: 'https://chat.example.com/files/34317?expires=1773559913000&signature=…' }],
    },
  },
  ChatContentHistory: {
    input: { SerialNumber, StartTime: '2026-03-01', EndTime: '2026-03-31' },
    output: [
      {
        SessionID: sessionID,
        CreateTime: '2026-03-14T09:26:53.000Z',
        URI: '',
        HandOverTime: '',
        Messages: [
          { Type: 'User', Content: 'Do you have a house?', MessageID: 5230, CreateTime: '2026-03-14T09:27:10.000Z' },
          { Type: 'AI', Content: 'Yes, several.', MessageID: 5231, CreateTime: '2026-03-14T09:27:12.000Z' },
        ],
      },
    ],
  },
  GetMessageCountByChatbot: { input: { SerialNumber }, output: 318 },
  GetMessageCreditsUsage: { input: {}, output: { Total: -1, Used: 318, Remain: -1 } },
  LeadCreate: {
    input: {
      serialNumber: SerialNumber,
      sessionID,
      Name: 'Ana Moreno',
      Email: 'ana@example.com',
      Consent: { Text: 'We use your address to answer you, and for nothing else.', Time: '2026-03-14T09:29:41Z' },
    },
    output: 4107,
  },
  LeadList: {
    input: { serialNumber: SerialNumber, startTime: '2026-03-01', endTime: '2026-03-31' },
    output: [
      {
        Type: 'Lead',
        Name: 'Ana Moreno',
        Email: 'ana@example.com',
        Phone: '',
        SessionID: sessionID,
        CreateTime: '2026-03-14T09:30:00.000Z',
        LeadID: 4107,
        Source: 'http',
        Consent: { Text: 'We use your address to answer you, and for nothing else.', Time: '2026-03-14T09:29:41.000Z' },
        Listings: [90412],
      },
    ],
  },
  Events: {
    input: { serialNumber: SerialNumber, After: 'oldest', Kinds: ['lead', 'message'], WaitMs: 0 },
    output: {
      List: [
        {
          Sequence: 'ZTEuMmc',
          Kind: 'message',
          CreateTime: '2026-03-14T09:27:10.000Z',
          SerialNumber,
          SessionID: sessionID,
          Data: { MessageID: 5230, Type: 'User', Content: 'Do you have a house?' },
        },
      ],
      Next: 'ZTEuMmc',
    },
  },
  ...attendantExamples,
  ...listingExamples,
  VisitorExport: {
    input: { serialNumber: SerialNumber, sessionID },
    output: {
      Sessions: [
        {
          SessionID: sessionID,
          CreateTime: '2026-06-03T09:12:01.004Z',
          URI: '',
          HandOverTime: '',
          Messages: [
            {
              Type: 'User',
              Content: 'Any condos in Austin?',
              MessageID: 88120,
              CreateTime: '2026-06-03T09:12:10.300Z',
            },
          ],
        },
      ],
      Leads: [],
      Files: [],
      Watches: [],
    },
  },
  VisitorForget: {
    input: { serialNumber: SerialNumber, sessionID },
    output: { Sessions: 1, Messages: 2, Leads: 0, Files: 0, Watches: 0 },
  },
  ReportGet: {
    input: { serialNumber: SerialNumber, Days: 1 },
    output: {
      Questions: 3,
      People: 2,
      Answered: 2,
      NotAnswered: 1,
      HandedOver: 0,
      Leads: 1,
      PerDay: [{ Day: '2026-06-03', Questions: 3 }],
      Unanswered: [{ Question: 'Is there a pool nearby?', Count: 1, SessionIDs: [sessionID] }],
    },
  },
  WebhookAdd: {
    input: { serialNumber: SerialNumber, Url: 'https://crm.example.com/porchlight', Kinds: ['lead'] },
    output: { WebhookID: 3, Secret: 'whsec_c2VjcmV0IG9mIGEgd2ViaG9vaywgMzIgYnl0ZXMgbG9uZw==' },
  },
  WebhookList: {
    input: { PageNumber: 1, PageSize: 20 },
    output: {
      List: [
        {
          WebhookID: 3,
          Url: 'https://crm.example.com/porchlight',
          Kinds: ['lead'],
          serialNumber: SerialNumber,
          State: 'Active',
          LastSuccess: '2026-06-03T09:12:44.120Z',
          LastFailure: null,
          LastError: null,
        },
      ],
      VirtualCount: 1,
    },
  },
  WebhookRemove: { input: { WebhookID: 3 }, output: 1 },
  WebhookResume: { input: { WebhookID: 3 }, output: 1 },
  WebhookTest: { input: { WebhookID: 3 }, output: { Status: 204 } },
}
