import transcoder, {
  type Frame,
  type LibAV,
  type LibAVWrapper,
  type Stream,
} from '@libav.js/variant-mediarecorder-transcoder'
import { UnusableFile } from '../unusable.ts'

/**
 * FFmpeg's own libraries as WebAssembly. Chosen because this build alone reads AAC, which phones record, without a native
 * part, beside Opus and FLAC, in MP4, WebM, Ogg and FLAC files; LGPL, used as it is. A hostile file finds itself
 * in a sandbox, in a thread that is ended when it takes too long.
 */
export const openLibAv = (): Promise<LibAV> =>
  // Its types describe this value, but do not say that the package is it.
  (transcoder as unknown as LibAVWrapper).LibAV({ noworker: true })

/** `frames` is undefined where there are none. */
export type Sound = { frames: AsyncIterable<Frame[]> | undefined; hasPictures: boolean }

const INPUT = 'input'
/** Bytes of a file that are decoded at once. */
const STEP_BYTES = 65_536

/** The sound of a file. Fails with `Unusable`, at once or while it is read, where it cannot be decoded. */
export async function soundOf(av: LibAV, bytes: Uint8Array): Promise<Sound> {
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
    // One bad packet in a recording is a click, not its end.
    yield await av.ff_decode_multi(context, packet, frame, packets[index] ?? [], { fin, ignoreErrors: true })
    if (fin) return
  }
}
