import { buffer } from 'node:stream/consumers'
import type { Model, Prompt } from '../../core/ports.ts'
import { words } from '../concierge/words.ts'
import type { Media } from '../vendor.ts'

/** What a model takes in of a question's files. `cannot` says in words what it does not, where that is so. */
export type Senses = { media: Media[]; cannot: string | undefined }

const KINDS = { Image: 'image', Audio: 'audio', Video: 'video' } as const

/** The files of a question as vendors take them, if this model does. */
export async function sense({ type, files }: Prompt, accepts: Model['accepts']): Promise<Senses> {
  if (type === 'Text') return { media: [], cannot: undefined }
  const kind = KINDS[type]
  if (!accepts[kind]) return { media: [], cannot: words.media[type] }
  const media = await Promise.all(
    files.map(async (file) => ({
      kind,
      mediaType: file.mediaType,
      base64: (await buffer(file.open())).toString('base64'),
    })),
  )
  return { media, cannot: undefined }
}
