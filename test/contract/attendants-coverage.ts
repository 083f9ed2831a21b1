import type { Api } from '../../src/contract/api.ts'
import { type Coverage, proof } from './proof.ts'

const foreign = (fields: string) =>
  proof(fields, 'people/attendants', 'of another workspace nothing is known, nor changed')
const listed = 'who waits is listed, the longest first, and found by state'
const claimed = 'two claim at once: one has it, the other is told who and when'
const corrected = 'what was said is corrected and taken back by its author, also after the hand-back'
const changed = 'what a visitor said to a person is changed and taken back, what the bot answered is not'
const undelivered = 'what cannot be shown to the visitor is told as an event, and stays in the history'
const found = 'a thread has one session and role, the last one noted'
const seated = 'a desk is set, listed and ended'
const detail = proof(
  'SessionID SerialNumber visitorId visitorName source CreateTime Attendant Turn By Places Places.Role Places.source Places.Thread',
  'people/threads',
  found,
)

type Names =
  | 'HandOver'
  | 'Claim'
  | 'Say'
  | 'SayEdit'
  | 'SayRemove'
  | 'SayUndelivered'
  | 'AskEdit'
  | 'HandBack'
  | 'HandOverList'
  | 'SessionDetail'
  | 'PlaceSet'
  | 'PlaceFind'
  | 'DeskSet'
  | 'DeskList'

export const attendantsCoverage: Pick<Record<keyof Api, Coverage>, Names> = {
  HandOver: {
    input: [foreign('sessionID'), proof('Reason', 'people/attendants', listed)],
    output: [proof('Attendant Turn', 'people/attendants', listed)],
  },
  Claim: {
    input: [foreign('sessionID'), proof('By Name', 'people/attendants', claimed)],
    output: [proof('Turn', 'people/attendants', claimed)],
  },
  Say: {
    input: [
      foreign('sessionID'),
      proof('By Content', 'people/attendants', 'only who claimed may say something, and the same key says it once'),
      proof('fileIds', 'people/attendants', 'a message may be files alone'),
    ],
    output: [proof('MessageID', 'people/attendants', corrected)],
  },
  SayEdit: {
    input: [
      foreign('MessageID'),
      proof('By Content', 'people/attendants', corrected),
      proof(
        'fileIds',
        'people/staff-edits',
        'of what was said with files, words and files go by themselves, but not all of it',
      ),
    ],
    output: [],
  },
  SayRemove: { input: [foreign('MessageID'), proof('By', 'people/attendants', corrected)], output: [] },
  SayUndelivered: { input: [proof('MessageID', 'people/attendants', undelivered)], output: [] },
  AskEdit: {
    input: [
      foreign('sessionID'),
      proof('MessageID Content', 'people/visitor-edits', changed),
      proof(
        'fileIds',
        'people/visitor-edits',
        'of a message with files the words go and the files stay, or some of the files go',
      ),
    ],
    output: [],
  },
  HandBack: {
    input: [foreign('sessionID'), proof('By', 'people/attendants', listed)],
    output: [proof('Turn', 'people/attendants', listed)],
  },
  HandOverList: {
    input: [foreign('serialNumber'), proof('State PageNumber PageSize', 'people/attendants', listed)],
    output: [
      proof(
        'List.SessionID List.Attendant List.Since List.By List.Reason List.Turn List.visitorId List.visitorName List.source ' +
          'List.LastMessageTime VirtualCount',
        'people/attendants',
        listed,
      ),
    ],
  },
  SessionDetail: { input: [foreign('sessionID')], output: [detail] },
  PlaceSet: { input: [foreign('sessionID'), proof('Role source Thread', 'people/threads', found)], output: [] },
  PlaceFind: {
    input: [proof('source Thread', 'people/threads', found)],
    output: [proof('SessionID Role SerialNumber', 'people/threads', found)],
  },
  DeskSet: {
    input: [foreign('serialNumber'), proof('source Workspace Channel', 'people/threads', seated)],
    output: [],
  },
  DeskList: {
    input: [foreign('serialNumber')],
    output: [proof('List.SerialNumber List.source List.Workspace List.Channel VirtualCount', 'people/threads', seated)],
  },
}
