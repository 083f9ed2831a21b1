import type { Frame, LibAV } from '@libav.js/variant-mediarecorder-transcoder'
import { SAMPLE_RATE } from './wav.ts'

/** FFmpeg's name for one channel: the centre. */
const MONO = 4

type Graph = { form: string; source: number; sink: number }

/** Frames of any rate, form and number of channels as samples of a WAV file. A recording may change its form half-way. */
export async function* resampled(av: LibAV, sound: AsyncIterable<Frame[]>): AsyncGenerator<Int16Array> {
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

/** Where a recording does not say how its channels are placed: one in the centre, else from the left on. */
function layoutOf({ channel_layout = 0, channels = 1 }: Frame): number {
  if (channel_layout !== 0) return channel_layout
  return channels === 1 ? MONO : 2 ** channels - 1
}
