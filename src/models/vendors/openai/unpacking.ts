import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, createZstdDecompress } from 'node:zlib'

/** What bytes come from. */
export type Source = { pause: () => unknown; resume: () => unknown }

type Parts = {
  /** the connection that the body comes from */
  source: Source
  onChunk: (chunk: Buffer, from: Source) => void
  /** Called at the end of the unpacked body, or with what is wrong with it. */
  onEnd: (error?: Error) => void
}

type Decompressor = ReturnType<typeof createGunzip>

/** Compressed bodies are not asked for, but some gateways send them. */
const decompressors: Readonly<Record<string, (first: Buffer) => Decompressor>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  // Some servers leave out the header of zlib, whose first byte ends in 8.
  deflate: ([sign = 0]) => ((sign & 0x0f) === 8 ? createInflate() : createInflateRaw()),
  br: () => createBrotliDecompress(),
  zstd: () => createZstdDecompress(),
}

/** Passes a body on, unpacked as its Content-Encoding says; as it is if that is "" or unknown. */
export function createUnpacking(encoding: string, { source, onChunk, onEnd }: Parts) {
  let decompressor: Decompressor | undefined

  function begin(first: Buffer): Decompressor | undefined {
    const begun = decompressors[encoding]?.(first)
    return begun
      ?.on('data', (chunk: Buffer) => onChunk(chunk, begun))
      .on('end', () => onEnd())
      .on('error', (error) => onEnd(error))
  }

  return {
    push(chunk: Buffer): void {
      if (encoding !== '') decompressor ??= begin(chunk)
      if (decompressor === undefined) return onChunk(chunk, source)
      if (decompressor.write(chunk)) return
      // Unpacking may take longer than receiving, so no more is received meanwhile.
      source.pause()
      decompressor.once('drain', () => source.resume())
    },
    end(): void {
      if (decompressor === undefined) onEnd()
      else decompressor.end()
    },
    destroy(): void {
      decompressor?.destroy()
    },
  }
}
