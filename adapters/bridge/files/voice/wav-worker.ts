import { parentPort, workerData } from 'node:worker_threads'
import transcoder, {
  type Frame,
  type LibAV,
  type LibAVWrapper,
  type Stream,
} from '@libav.js/variant-mediarecorder-transcoder'
import { MPEGDecoder } from 'mpg123-decoder'
import { UnusableFile } from '../unusable.ts'
import type { Refusal } from '../worker.ts'

/** A worker thread that converts one recording to WAV and ends. `unlessVideo`: a file with moving pictures is not converted. */
export type Job = { bytes: Uint8Array; mediaType: string; unlessVideo: boolean; secondsMax: number }
export type Converted = { wav: Uint8Array<ArrayBuffer> } | { video: true }

async function work({ bytes, mediaType, unlessVideo, secondsMax }: Job): Promise<Converted> {
  const av = await openLibAv()
  if (mediaType === 'audio/mpeg') return { wav: await collected(av, mp3FramesOf(av, bytes), secondsMax) }
  const { frames, hasPictures } = await soundOf(av, bytes)
  if (unlessVideo && hasPictures) return { video: true }
  if (frames === undefined) throw new UnusableFile('unsupported', 'the file has no sound')
  return { wav: await collected(av, frames, secondsMax) }
}

async function collected(av: LibAV, frames: Parameters<typeof resampled>[1], secondsMax: number) {
  const pieces: Int16Array[] = []
  let samples = 0
  for await (const piece of resampled(av, frames)) {
    samples += piece.length
    if (samples > secondsMax * SAMPLE_RATE) throw new UnusableFile('tooLong', `lasts longer than ${secondsMax} s`)
    pieces.push(piece)
  }
  if (samples === 0) throw new UnusableFile('damaged', 'the recording holds no sound that can be decoded')
  return wavOf(pieces)
}

/**
 * FFmpeg's libraries as WebAssembly (LGPL, unchanged). No other build without native code reads AAC, which phones record, besides
 * Opus and FLAC, in MP4, WebM, Ogg and FLAC files. Hostile files are decoded in this sandbox, in a worker with a time limit.
 */
const openLibAv = (): Promise<LibAV> =>
  // The package exports this value, but its type declarations do not say so.
  (transcoder as unknown as LibAVWrapper).LibAV({ noworker: true })

/** `frames` is undefined for a file without sound. */
type Sound = { frames: AsyncIterable<Frame[]> | undefined; hasPictures: boolean }

const INPUT = 'input'
/** Bytes of a file that are decoded at once. */
const STEP_BYTES = 65_536

/** The sound of a file. Fails with `UnusableFile`, at once or while it is read, where it cannot be decoded. */
async function soundOf(av: LibAV, bytes: Uint8Array): Promise<Sound> {
  await av.writeFile(INPUT, bytes)
  const [format, streams] = await av.ff_init_demuxer_file(INPUT).catch((error: unknown) => {
    throw new UnusableFile('damaged', 'the recording cannot be read', error)
  })
  const sound = streams.find(({ codec_type }) => codec_type === av.AVMEDIA_TYPE_AUDIO)
  const hasPictures = streams.some(({ codec_type }) => codec_type === av.AVMEDIA_TYPE_VIDEO)
  return { frames: sound && decoded(av, format, sound), hasPictures }
}

async function* decoded(av: LibAV, format: number, { codec_id, codecpar, index }: Stream): AsyncGenerator<Frame[]> {
  const [, context, packet, frame] = await av.ff_init_decoder(codec_id, codecpar).catch((error: unknown) => {
    throw new UnusableFile('unsupported', 'the recording is coded in a way that is not known', error)
  })
  for (;;) {
    const [result, packets] = await av.ff_read_multi(format, packet, undefined, { limit: STEP_BYTES })
    const fin = result !== 0 && result !== -av.EAGAIN
    // A damaged packet is skipped; the rest of the recording is still decoded.
    yield await av.ff_decode_multi(context, packet, frame, packets[index] ?? [], { fin, ignoreErrors: true })
    if (fin) return
  }
}

/** Bytes of an MP3 file that are decoded at once. */
const MP3_STEP_BYTES = 16_384

/** The sound of an MP3 file. The build of FFmpeg above lacks MP3; this library wraps mpg123 and is maintained. */
async function* mp3FramesOf(av: LibAV, bytes: Uint8Array): AsyncGenerator<Frame[]> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  for (let at = 0; at < bytes.length; at += MP3_STEP_BYTES) {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + MP3_STEP_BYTES))
    if (samplesDecoded === 0) continue
    const format = av.AV_SAMPLE_FMT_FLTP
    yield [
      { data: channelData, format, channels: channelData.length, nb_samples: samplesDecoded, sample_rate: sampleRate },
    ]
  }
}

/** FFmpeg's name for one channel: the centre. */
const MONO = 4

type Graph = { form: string; source: number; sink: number }

/** Frames of any rate, form and number of channels as samples of a WAV file. A recording may change its form half-way. */
async function* resampled(av: LibAV, sound: AsyncIterable<Frame[]>): AsyncGenerator<Int16Array> {
  const frame = await av.av_frame_alloc()
  let graph: Graph | undefined
  const through = async ({ source, sink }: Graph, frames: Frame[], fin: boolean): Promise<Int16Array[]> =>
    (await av.ff_filter_multi(source, sink, frame, frames, { fin })).map(({ data }) => data as Int16Array)

  for await (const frames of sound)
    for (const each of frames) {
      if (graph !== undefined && graph.form !== formOf(each)) {
        yield* await through(graph, [], true)
        graph = undefined
      }
      graph ??= await graphFor(av, each)
      yield* await through(graph, [{ ...each, channel_layout: layoutOf(each) }], false)
    }
  if (graph !== undefined) yield* await through(graph, [], true)
}

async function graphFor(av: LibAV, frame: Frame): Promise<Graph> {
  const [, source, sink] = await av.ff_init_filter_graph(
    `aresample=${SAMPLE_RATE}`,
    { sample_rate: frame.sample_rate ?? SAMPLE_RATE, sample_fmt: frame.format, channel_layout: layoutOf(frame) },
    { sample_rate: SAMPLE_RATE, sample_fmt: av.AV_SAMPLE_FMT_S16, channel_layout: MONO },
  )
  return { form: formOf(frame), source, sink }
}

const formOf = (frame: Frame): string => [frame.sample_rate, frame.format, layoutOf(frame)].join('/')

/** The channel layout. If the recording states none: a single channel in the centre, several from the left. */
function layoutOf({ channel_layout = 0, channels = 1 }: Frame): number {
  if (channel_layout !== 0) return channel_layout
  return channels === 1 ? MONO : 2 ** channels - 1
}

/** The format of speech models: 16,000 samples a second, one channel, 16 bits each. */
const SAMPLE_RATE = 16_000
const BYTES_A_SAMPLE = 2
const HEADER_BYTES = 44

/** A WAV file of these samples, in this order. */
function wavOf(pieces: Int16Array[]): Uint8Array<ArrayBuffer> {
  const size = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
  const file = new Uint8Array(HEADER_BYTES + size)
  file.set(headerOf(size))
  let at = HEADER_BYTES
  for (const piece of pieces) {
    file.set(new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength), at)
    at += piece.byteLength
  }
  return file
}

function headerOf(size: number): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF', 0)
  header.writeUInt32LE(HEADER_BYTES - 8 + size, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20) // plain samples
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(SAMPLE_RATE, 24)
  header.writeUInt32LE(SAMPLE_RATE * BYTES_A_SAMPLE, 28)
  header.writeUInt16LE(BYTES_A_SAMPLE, 32)
  header.writeUInt16LE(8 * BYTES_A_SAMPLE, 34)
  header.write('data', 36)
  header.writeUInt32LE(size, 40)
  return header
}

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof UnusableFile) return { reason: error.reason, message: error.message }
  throw error
}

const outcome = await work(workerData as Job).catch(asRefusal)
parentPort?.postMessage(outcome, 'wav' in outcome ? [outcome.wav.buffer] : [])
