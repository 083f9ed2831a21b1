import type { Api } from '../api.ts'
import type { Example } from '../endpoint.ts'
import { SerialNumber, sessionID } from '../listings/examples.ts'

/** Examples of the operations about the staff, for the API document. */
export const attendantExamples = {
  HandOver: {
    input: { sessionID, Reason: 'I would rather talk to somebody.' },
    output: { Attendant: 'Waiting', Turn: 1 },
  },
  Claim: { input: { sessionID, By: 'agent-7', Name: 'Maria' }, output: { Turn: 2 } },
  Say: { input: { sessionID, By: 'agent-7', Content: 'Hello, this is Maria.' }, output: { MessageID: 5232 } },
  SayEdit: { input: { MessageID: 5232, By: 'agent-7', Content: 'Hello, Maria here.' }, output: 1 },
  SayRemove: { input: { MessageID: 5232, By: 'agent-7' }, output: 1 },
  SayUndelivered: { input: { MessageID: 5232 }, output: 1 },
  AskEdit: { input: { sessionID, MessageID: 5233, Content: 'Is Saturday at 10 possible?' }, output: 1 },
  HandBack: { input: { sessionID, By: 'agent-7' }, output: { Turn: 3 } },
  HandOverList: {
    input: { serialNumber: SerialNumber, State: 'Waiting' },
    output: {
      List: [
        {
          SessionID: sessionID,
          Attendant: 'Waiting',
          Since: '2026-03-14T09:30:00.000Z',
          Reason: 'I would rather talk to somebody.',
          Turn: 1,
          visitorId: 'visitor-81',
          visitorName: null,
          source: 'http',
          LastMessageTime: '2026-03-14T09:29:58.000Z',
        },
      ],
      VirtualCount: 1,
    },
  },
  SessionDetail: {
    input: { sessionID },
    output: {
      SessionID: sessionID,
      SerialNumber,
      visitorId: 'visitor-81',
      visitorName: null,
      source: 'http',
      CreateTime: '2026-03-14T09:26:53.000Z',
      Attendant: 'Person',
      Turn: 2,
      By: { ID: 'agent-7', Name: 'Maria' },
      Places: [],
    },
  },
  PlaceSet: {
    input: { sessionID, Role: 'Visitor', source: 'discord', Thread: '1183740125' },
    output: 1,
  },
  PlaceFind: {
    input: { source: 'discord', Thread: '1183740125' },
    output: { SessionID: sessionID, Role: 'Visitor', SerialNumber },
  },
  DeskSet: {
    input: { serialNumber: SerialNumber, source: 'slack', Workspace: 'T0123', Channel: 'C0456' },
    output: 1,
  },
  DeskList: {
    input: {},
    output: { List: [{ SerialNumber, source: 'slack', Workspace: 'T0123', Channel: 'C0456' }], VirtualCount: 1 },
  },
} satisfies { [Name in keyof Api]?: Example<Api[Name]> }
