import { readFileSync } from 'node:fs'

/**
 * Short recordings of a tone of 440 Hz: `tone.*`, `clip.*` (sound in a film's clothes), `film.mp4` (with pictures),
 * `silent.mp4` (pictures alone). Made once with FFmpeg 5.1, such as
 * `ffmpeg -bitexact -f lavfi -i sine=frequency=440:duration=1:sample_rate=48000 -c:a libopus -b:a 16k -ac 1 tone.ogg`.
 */
export const recording = (name: string): Buffer<ArrayBuffer> =>
  readFileSync(new URL(`./recordings/${name}`, import.meta.url))

/** `flag.heic`: 64 × 48 pixels, the left half red, the right one blue. Made once with `heif-enc -q 50 flag.png`. */
export const photo = recording
