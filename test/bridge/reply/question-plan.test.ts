import { expect, test } from 'vitest'
import type { Attachments } from '../../../adapters/bridge/files/attachments.ts'
import { withFileRetries } from '../../../adapters/bridge/files/retries.ts'
import { UnusableFile } from '../../../adapters/bridge/files/unusable.ts'
import type { MessageBatch } from '../../../adapters/bridge/inbox/pending.ts'
import { createPlanner } from '../../../adapters/bridge/reply/question-plan.ts'
import { said } from '../../sim/bots/person.ts'
import { createGate } from '../../sim/clock/gate.ts'

const signal = new AbortController().signal

type Said = [text: string, ...files: string[]]
const plan = async (...messages: Said[]) => (await planTaking(async () => undefined, ...messages)).steps

/** Messages with words and files, whose number is their id at the service: "5.png". Each file is there after `download`. */
async function planTaking(download: (name: string) => Promise<void>, ...messages: Said[]) {
  const taking: Attachments = {
    async take({ name }) {
      await download(name)
      const [id, kind] = name.split('.')
      if (kind === 'txt') return { text: `text of ${name}` }
      if (kind === 'zip') throw new UnusableFile('unsupported', 'no question has those')
      return { type: kind === 'png' ? 'Image' : 'Audio', fileId: Number(id) }
    },
  }
  const planner = createPlanner({
    attachments: withFileRetries(taking, { sleep: async () => undefined }),
    allowed: async () => ({ EnableUploadImage: true, EnablePushToTalk: true }),
    report: () => undefined,
  })
  const batch = messages.map(([text, ...files], index) => {
    const attachments = files.map((name) => ({ id: name, name, mediaType: '', size: 1, url: '' }))
    return { waited: false, message: { ...said(`${index + 1}`, text), attachments } }
  })
  return await planner(batch as unknown as MessageBatch, { isAttended: async () => false }, signal)
}

const recording = (id: string, text: string | undefined, fileId: number) => ({
  type: 'Audio',
  content: '',
  fileIds: [fileId],
  parts: [{ id, text, fileIds: [fileId], sources: [`${fileId}.wav`] }],
})

test('of each question it is known what each message has in it', async () => {
  expect(await plan(['one'], ['two'])).toEqual([
    {
      type: 'Text',
      content: 'one\n\ntwo',
      fileIds: [],
      parts: [
        { id: '1', text: 'one', fileIds: [], sources: [] },
        { id: '2', text: 'two', fileIds: [], sources: [] },
      ],
    },
  ])
  expect(await plan(['my house', '5.png'], ['listen', '6.wav'], ['', '7.wav', '8.png'])).toEqual([
    {
      type: 'Image',
      content: 'my house\n\nlisten',
      fileIds: [5, 8],
      parts: [
        { id: '1', text: 'my house', fileIds: [5], sources: ['5.png'] },
        { id: '2', text: 'listen', fileIds: [], sources: [] },
        { id: '3', text: '', fileIds: [8], sources: ['8.png'] },
      ],
    },
    recording('2', undefined, 6),
    recording('3', undefined, 7),
  ])
})

test('the text of a file stands after the words of its message, and goes with the file', async () => {
  expect(await plan(['please read', 'a.txt', '5.png', 'b.txt'], ['and this', 'c.txt'])).toEqual([
    {
      type: 'Image',
      content: 'please read\n\ntext of a.txt\n\ntext of b.txt\n\nand this\n\ntext of c.txt',
      fileIds: [5],
      parts: [
        {
          id: '1',
          text: 'please read',
          texts: ['a.txt', 'b.txt'].map((source) => ({ text: `text of ${source}`, source })),
          fileIds: [5],
          sources: ['5.png'],
        },
        {
          id: '2',
          text: 'and this',
          texts: [{ text: 'text of c.txt', source: 'c.txt' }],
          fileIds: [],
          sources: [],
        },
      ],
    },
  ])
  const alone = await plan(['', 'a.txt'])
  expect(alone.map(({ type, content }) => [type, content])).toEqual([['Text', 'text of a.txt']])
})

test('a recording without words can get some, and so can a message whose file could not be used', async () => {
  expect(await plan(['', '5.wav'], ['', '6.wav'], ['', '7.zip'])).toEqual([
    {
      type: 'Audio',
      content: '',
      fileIds: [5],
      parts: [
        { id: '1', text: '', fileIds: [5], sources: ['5.wav'] },
        { id: '3', text: '', fileIds: [], sources: [] },
      ],
    },
    recording('2', '', 6),
  ])
})

test('files that come slowly are waited for together, and stay in the order in which they were sent', async () => {
  const gates = new Map(['5.png', '6.png', '7.png'].map((name) => [name, createGate()]))
  // None comes before the one after it.
  const download = async (name: string) => {
    gates.get(name)?.open()
    await gates.get(`${Number(name[0]) + 1}.png`)?.opened
  }
  const { steps } = await planTaking(download, ['look', '5.png', '6.png'], ['and here', '7.png'])
  expect(steps.map(({ fileIds }) => fileIds)).toEqual([[5, 6, 7]])
})

test('a file whose download breaks off is asked for again before the person is told to send it again', async () => {
  let attempts = 0
  const breaking = (times: number) => async () => {
    attempts += 1
    if (attempts <= times) throw new UnusableFile('unreachable', 'the connection broke')
  }
  expect(await planTaking(breaking(2), ['look', '5.png'])).toMatchObject({ steps: [{ fileIds: [5] }], remarks: [] })
  attempts = 0
  const remarks = ['I could not get “5.png”. Please send it again.']
  expect(await planTaking(breaking(100), ['look', '5.png'])).toMatchObject({ steps: [{ type: 'Text' }], remarks })
  expect(attempts).toBe(3)
})
