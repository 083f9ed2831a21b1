import type { Frame, LibAV } from '@libav.js/variant-mediarecorder-transcoder'
import { MPEGDecoder } from 'mpg123-decoder'

const STEP_BYTES = 16_384

/** The sound of an MP3 file, which the other library was built without; this one wraps mpg123 and is kept up. */
export async function* mp3FramesOf(av: LibAV, bytes: Uint8Array): AsyncGenerator<Frame[]> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(bytes.subarray(at, at + STEP_BYTES))
    if (samplesDecoded === 0) continue
    const format = av.AV_SAMPLE_FMT_FLTP
    yield [
      { data: channelData, format, channels: channelData.length, nb_samples: samplesDecoded, sample_rate: sampleRate },
    ]
  }
}
