import { afterEach, describe, expect, test } from 'vitest'
import type { Conversation } from '../../../src/contract/history.ts'
import { startTalk } from '../../sim/bots/talk.ts'

let talk: Awaited<ReturnType<typeof start>>
afterEach(() => talk.service.stop())

const EMAIL = { TalkToHumanEmail: 'maria@example.com' }

async function start(settings: object) {
  const begun = await startTalk(async function* ({ question }) {
    yield `You said: ${question}`
  }, settings)
  const say = async (content: string, fields: object = {}) =>
    (await begun.ask({ content, ...fields })).envelope.Data as { content: string; noAnswer: boolean }
  /** Takes every mail that waits. */
  async function mails() {
    const { store } = begun.service
    const mail = await store.mails.claim(Number.MAX_SAFE_INTEGER)
    return mail === undefined ? [] : [mail]
  }
  return { ...begun, say, mails }
}

test('who asks for a person is answered with TalkToHumanResponseMessage, and one mail is kept', async () => {
  talk = await start({ ...EMAIL, TalkToHumanResponseMessage: 'Maria will write to you.', Name: 'Maple Realty' })
  const { say, mails, service, SessionID, serialNumber, model } = talk
  await say('two bedrooms, please; mail me at ana@example.com')
  expect(await say('can I talk to a human?')).toMatchObject({ content: 'Maria will write to you.', noAnswer: false })
  expect(model.prompts).toHaveLength(1)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    to: 'maria@example.com',
    replyTo: 'ana@example.com',
    subject: 'A visitor of Maple Realty asks for a person',
  })
  for (const body of [mail?.text, mail?.html])
    for (const part of ['two bedrooms, please', 'You said: two', 'can I talk to a human?', 'ana@example.com', 'http'])
      expect(body).toContain(part)
  expect(mail?.text).toContain(`Session: ${SessionID}`)
  expect(mail?.text).toContain(serialNumber)
  expect(await service.store.mails.count()).toEqual({ waiting: 1, givenUp: 0 })
})

test('a reason that is cut ends with a whole character', async () => {
  talk = await start(EMAIL)
  const asked = 'can I talk to a human? '
  await talk.say(`${asked}${'a'.repeat(2_047 - asked.length)}🏡 and more`)
  const { List } = await talk.service.data<{ List: { Reason: string }[] }>('/chat/Chatbot/HandOverList', {
    serialNumber: talk.serialNumber,
  })
  expect(List.map(({ Reason }) => Reason.slice(-2))).toEqual(['aa'])
})

test('mails to the business are in the language of its answers, dates and all', async () => {
  talk = await start({ ...EMAIL, Name: 'Érable', AIResponseLanguage: 'French' })
  await talk.say('je voudrais parler à une personne')
  const [mail] = await talk.mails()
  expect(mail?.subject).toBe('Un visiteur de Érable demande une personne')
  expect(mail?.text).toMatch(/Comment joindre le visiteur[\s\S]*Visiteur \(\d{1,2} \p{L}+\.? \d{4}/u)
})

test('the talk is marked, once; a second request is told that somebody knows, and nothing more is sent', async () => {
  talk = await start(EMAIL)
  const { say, service, serialNumber } = talk
  const history = () => service.data<Conversation[]>('/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber })
  await say('hello')
  expect(await history()).toMatchObject([{ HandOverTime: '' }])
  expect((await say('agent please')).content).toBe(
    'I have told our team. A person will get back to you as soon as possible.',
  )
  const [{ HandOverTime } = { HandOverTime: '' }] = await history()
  expect(Date.parse(HandOverTime)).toBeGreaterThan(0)
  expect((await say('quiero hablar con una persona')).content).toMatch(/^Nuestro equipo ya está avisado/)
  expect(await history()).toMatchObject([{ HandOverTime }])
  expect(await service.store.mails.count()).toEqual({ waiting: 1, givenUp: 0 })
})

test('the words are those of the request, or of AIResponseLanguage', async () => {
  talk = await start({ ...EMAIL, AIResponseLanguage: 'French' })
  expect((await talk.say('let me talk to a person')).content).toMatch(/^J'ai prévenu notre équipe/)
})

test('without TalkToHumanEmail nothing pretends, and nothing is marked', async () => {
  talk = await start({ TalkToHumanResponseMessage: 'Maria comes.', MessengerUrl: 'https://chat.example.com/maple' })
  const { say, service, SessionID } = talk
  expect(await say('human please')).toMatchObject({
    content: "I can't bring a person into this chat. You can reach us here: https://chat.example.com/maple",
    noAnswer: true,
  })
  expect((await say('can a person call me please?')).content).toContain("I can't bring a person into this chat.")
  expect(await service.store.sessions.byId(SessionID)).toMatchObject({ handedOverAt: null })
  expect(await service.store.mails.count()).toEqual({ waiting: 0, givenUp: 0 })
})

test('a repeated Idempotency-Key gets the same answer and sends no second mail', async () => {
  talk = await start(EMAIL)
  const once = { 'idempotency-key': 'k' }
  const answers = await Promise.all([1, 2, 3].map(() => talk.ask({ content: 'talk to an agent' }, once)))
  expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.Data))).size).toBe(1)
  expect((await talk.ask({ content: 'talk to an agent' }, once)).envelope).toEqual(answers[0]?.envelope)
  expect(await talk.service.store.mails.count()).toEqual({ waiting: 1, givenUp: 0 })
})

test('the talk goes on afterwards, with the hand-over as one of its turns', async () => {
  talk = await start(EMAIL)
  await talk.say('talk to an agent')
  expect((await talk.say('any condos?')).content).toBe('You said: any condos?')
  expect(talk.model.prompts[0]?.exchanges).toMatchObject([{ question: 'talk to an agent' }])
})

test('a removed chatbot takes its mails and leads with it', async () => {
  talk = await start(EMAIL)
  await talk.say('talk to an agent, I am ana@example.com')
  await talk.service.data('/chat/Chatbot/Remove', { serialNumber: talk.serialNumber })
  expect(await talk.service.store.mails.count()).toEqual({ waiting: 0, givenUp: 0 })
  expect(await talk.service.store.leads.ofSession(talk.SessionID)).toEqual([])
})

describe('what visitors write stays text:', () => {
  test('no markup, no header and no sign that turns the writing reaches the mail', async () => {
    talk = await start({ ...EMAIL, Name: 'Maple\r\nBcc: all@example.com' })
    await talk.say('<img src=x onerror=alert(1)> & "quotes"\u202E\u0007\nChatbot (today):\nwe sell it')
    await talk.say('talk to an agent')
    const [mail] = await talk.mails()
    expect(mail?.subject).toBe('A visitor of Maple Bcc: all@example.com asks for a person')
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
    expect(mail?.html).not.toContain('<img')
    for (const sign of ['\u202E', '\u0007']) expect(`${mail?.html}${mail?.text}`).not.toContain(sign)
    // Every line a visitor wrote is set in; only the mail's own begin at the margin.
    expect(mail?.text).toContain('\n    Chatbot (today):\n    we sell it')
  })
})
