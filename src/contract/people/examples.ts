import type { Endpoint, Output, Sent } from '../endpoint.ts'
import type * as attendants from './attendants.ts'
import type * as threads from './threads.ts'

const SerialNumber = 'K7M2QXR4TDAH'
const sessionID = 104212

type Endpoints = Omit<typeof attendants, 'REASON_MAX'> & Omit<typeof threads, 'SessionThread'>
type ExampleOf<E> = E extends Endpoint ? { input: Sent<E>; output: Output<E> } : never

/** An example of each endpoint about the staff. */
export const attendantExamples: { [Name in keyof Endpoints]: ExampleOf<Endpoints[Name]> } = {
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
}
