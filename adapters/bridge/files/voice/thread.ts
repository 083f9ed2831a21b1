import { parentPort, workerData } from 'node:worker_threads'
import type { LibAV } from '@libav.js/variant-mediarecorder-transcoder'
import { UnusableFile } from '../unusable.ts'
import { type Refusal } from '../worker.ts'
import { mp3FramesOf, openLibAv, resampled, SAMPLE_RATE, soundOf, wavOf } from './decoding.ts'

/** A thread that turns one recording into WAV and ends. `unlessVideo`: what has moving pictures is left alone. */
export type Job = { bytes: Uint8Array; mediaType: string; unlessVideo: boolean; secondsMax: number }
export type Heard = { wav: Uint8Array<ArrayBuffer> } | { video: true }

async function work({ bytes, mediaType, unlessVideo, secondsMax }: Job): Promise<Heard> {
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

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof UnusableFile) return { reason: error.reason, message: error.message }
  throw error
}

const outcome = await work(workerData as Job).catch(asRefusal)
parentPort?.postMessage(outcome, 'wav' in outcome ? [outcome.wav.buffer] : [])
