import { Readable } from 'node:stream'
import type { TranscriptionSettings } from '../../models/settings.ts'
import type { Transcribe } from '../../models/transcription/transcribe.ts'
import { type Finding, mend, ok, reasonOf } from './finding.ts'

const CHECK = 'TRANSCRIPTION_MODEL'

/** Who writes recordings down. */
export const transcription = ({ model }: TranscriptionSettings): Finding =>
  ok(CHECK, model ?? 'not set; models that do not hear say so')

/** Has a second of silence written down. */
export async function writesDown(transcribe: Transcribe, withinMs: number): Promise<Finding> {
  const bytes = silence()
  const recording = {
    id: 0,
    name: 'silence',
    mediaType: 'audio/wav',
    size: bytes.length,
    open: () => Readable.from([bytes]),
  }
  try {
    await transcribe(recording, AbortSignal.timeout(withinMs))
    return ok(CHECK, 'writes recordings down')
  } catch (error) {
    return mend(CHECK, `does not answer (${reasonOf(error)})`, 'check its name, its key and its address')
  }
}

function silence(): Buffer {
  const file = Buffer.alloc(44 + 2 * 16_000)
  file.write('RIFF')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  // 16 bytes follow: plain samples, one channel, samples and bytes a second, bytes and bits a sample.
  file.set([16, 0, 0, 0, 1, 0, 1, 0, 0x80, 0x3e, 0, 0, 0, 0x7d, 0, 0, 2, 0, 16, 0], 16)
  file.write('data', 36)
  file.writeUInt32LE(file.length - 44, 40)
  return file
}
