/**
 * A parser that needs no buffer: each yield gives the number of bytes to skip and receives the byte after them. Returns whether
 * the picture is animated; a file that ends earlier is not.
 */
type Walk = Generator<number, boolean, number>

/**
 * Detects an animated GIF in a stream: pass each piece in order; the result is true once it is known to be animated. The other
 * formats may be animated.
 */
export function watchForAnimation(mediaType: string): (piece: Uint8Array) => boolean {
  if (mediaType !== 'image/gif') return () => false
  const walk = gif()
  let step = walk.next()
  let skip = step.done ? 0 : step.value

  return (piece) => {
    let at = 0
    for (;;) {
      if (step.done) return step.value
      at += skip
      const byte = piece[at]
      if (byte === undefined) break
      step = walk.next(byte)
      skip = step.done ? 0 : step.value
      at += 1
    }
    skip = at - piece.length
    return false
  }
}

const GIF_PICTURE = 0x2c
const GIF_EXTENSION = 0x21

/** A GIF is animated if it contains a second image, whatever its loop and delay extensions say. */
function* gif(): Walk {
  let skip = 2 + gifColours(yield 10)
  for (let pictures = 0; ; ) {
    const block = yield skip
    if (block === GIF_PICTURE) {
      pictures += 1
      if (pictures > 1) return true
      skip = 1 + gifColours(yield 8)
    } else if (block === GIF_EXTENSION) skip = 1
    else return false
    for (let length = yield skip; length > 0; ) length = yield length
    skip = 0
  }
}

/** Size in bytes of the colour table announced by these flags. */
const gifColours = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
