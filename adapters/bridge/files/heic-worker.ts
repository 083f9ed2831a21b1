import { parentPort, workerData } from 'node:worker_threads'
import openHeif from 'libheif-js/libheif-wasm/libheif.js'
import type { Refusal } from './worker.ts'

/** A worker thread that opens one HEIC picture and ends. */
export type Job = { bytes: Uint8Array; pixelsMax: number }
/** `data`: red, green, blue and transparency of each pixel, upright. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** The part of libheif that its type declarations lack. They also lack that the package exports a function. */
type Heif = { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } }
type HeifImage = {
  get_width: () => number
  get_height: () => number
  display: (target: Pixels, done: (filled: Pixels | null) => void) => void
}

const open = openHeif as unknown as () => Promise<Heif>

async function work({ bytes, pixelsMax }: Job): Promise<Pixels | Refusal> {
  const { HeifDecoder } = await open()
  const [image] = new HeifDecoder().decode(bytes)
  if (image === undefined) return { reason: 'damaged', message: 'the picture cannot be read' }
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > pixelsMax) return { reason: 'tooLarge', message: 'has too many pixels' }
  const empty = { data: new Uint8ClampedArray(4 * width * height), width, height }
  const filled = await new Promise<Pixels | null>((done) => image.display(empty, done))
  return filled ?? { reason: 'damaged', message: 'the picture cannot be decoded' }
}

const outcome = await work(workerData as Job)
parentPort?.postMessage(outcome, 'data' in outcome ? [outcome.data.buffer] : [])
