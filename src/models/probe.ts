import { failureIn } from './vendors/failure.ts'
import { type Media, mediaOf } from './vendors/media.ts'
import type { Vendor, VendorEvent, VendorRequest } from './vendors/vendor.ts'

/** What a model may support besides answering. */
export const abilities = ['streams', 'tools', 'pictures', 'recordings', 'longPrompts'] as const
export type Ability = (typeof abilities)[number]

/** Undefined if the ability works, else the reason it does not, with the vendor's own sentence if any. */
type Probed = Record<Ability, string | undefined>

/** Tests the abilities of a model, one after the other: a server with one model answers one request at a time. */
export async function probe(vendor: Vendor, promptTokens: number, signal: AbortSignal): Promise<Probed> {
  const ask = (request: Asked) => tried(vendor, request, signal)
  const show = (media: Media) => ask({ messages: [{ role: 'user', text: 'What is this?', media: [media] }] })
  const counted = await ask(saying('Count from one to ten, in words.'))
  const called = await ask({ ...saying('What time is it? Call get_time.'), tools: [CLOCK] })
  const seen = await show(mediaOf('image', 'image/png', await picture()))
  const audio = await show(mediaOf('audio', 'audio/wav', silence()))
  const long = await ask(saying(`${'word '.repeat(promptTokens)}\nAnswer with one word.`))
  const hasCalled = called.events.some(({ type }) => type === 'call')
  return {
    streams: whyNot(counted) ?? (texts(counted.events) > 1 ? undefined : 'it answers in one piece'),
    tools: called.why ?? (hasCalled ? undefined : 'it did not call the tool it was offered'),
    pictures: whyNot(seen),
    recordings: whyNot(audio),
    longPrompts: whyNot(long),
  }
}

/** A request; what it leaves out is as usual. */
type Asked = Partial<VendorRequest> & Pick<VendorRequest, 'messages'>

const saying = (text: string): Asked => ({ messages: [{ role: 'user', text, media: [] }] })
const texts = (events: VendorEvent[]): number =>
  events.filter((event) => event.type === 'text' && event.text !== '').length

/** Why something does not work; an answer that is all thoughts counts as one. */
const whyNot = ({ events, why }: Tried): string | undefined =>
  why ??
  (events.some((event) => event.type === 'text' || (event.type === 'end' && event.cut)) ? undefined : 'it says nothing')

const CLOCK = {
  name: 'get_time',
  description: 'Tells what time it is.',
  parameters: { type: 'object', properties: {}, additionalProperties: false },
}
/** Enough tokens for a few words and the thoughts before them. */
const ANSWER_TOKENS = 300

type Tried = { events: VendorEvent[]; why: string | undefined }

async function tried(vendor: Vendor, request: Asked, signal: AbortSignal): Promise<Tried> {
  const events: VendorEvent[] = []
  try {
    const usual = { tools: [], wordsOnly: false, temperature: 1, answerTokens: ANSWER_TOKENS }
    await vendor({ ...usual, ...request }, signal, (event) => events.push(event))
    return { events, why: undefined }
  } catch (error) {
    const sentence = vendorsSentence(error)
    return { events, why: sentence === undefined ? vendorsReason(error) : `its server says "${sentence}"` }
  }
}

/** Maximum length of a vendor's sentence, in UTF-16 units. */
const REASON_MAX = 200

/** The vendor's own sentence about a failure, if it sent one. Only for operators: it may quote what was asked. */
export const vendorsSentence = (error: unknown): string | undefined =>
  failureIn(error)?.sentence()?.replaceAll(/\s+/g, ' ').trim().slice(0, REASON_MAX)

/** That sentence, or whatever else is known about the failure. */
export const vendorsReason = (error: unknown): string =>
  vendorsSentence(error) ?? failureIn(error)?.message ?? (error instanceof Error ? error.message : String(error))

/** A red square as PNG. */
async function picture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const square = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
  return await square.png().toBuffer()
}

/** A second of silence, as a WAV file. */
export function silence(): Buffer {
  const file = Buffer.alloc(44 + 2 * 16_000)
  file.write('RIFF')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  // The 16 bytes of the format: PCM, one channel, samples and bytes a second, bytes and bits a sample.
  file.set([16, 0, 0, 0, 1, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0], 16)
  file.write('data', 36)
  file.writeUInt32LE(file.length - 44, 40)
  return file
}
