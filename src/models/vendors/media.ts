import { randomUUID } from 'node:crypto'

type Kind = 'image' | 'audio' | 'video'

/** A picture, a recording or a video sent by a person. `standIn`: what stands for its base64 in JSON until that is sent. */
export type Media = { kind: Kind; mediaType: string; bytes: Buffer; standIn: string }

export const mediaOf = (kind: Kind, mediaType: string, bytes: Buffer): Media => ({
  kind,
  mediaType,
  bytes,
  standIn: randomUUID(),
})

/**
 * Size limits of a vendor, in bytes before base64: of one picture, and of all files of a question. `side`: longest side
 * in pixels; the vendor shrinks or rejects larger pictures.
 */
export type MediaLimits = { side: number; pictureBytes: number; totalBytes: number; pictureTypes: readonly string[] }

const MB = 2 ** 20
const WEB_PICTURES = ['image/jpeg', 'image/png', 'image/webp']

export const mediaLimits = {
  // OpenAI shrinks to 2,048 pixels, takes 50 MB a request: developers.openai.com, images and vision.
  openai: { side: 2_048, pictureBytes: 10 * MB, totalBytes: 30 * MB, pictureTypes: [...WEB_PICTURES, 'image/gif'] },
  // 5 MB of base64 a picture, 32 MB a request, 2,000 pixels if there are many pictures: platform.claude.com, vision.
  anthropic: {
    side: 2_000,
    pictureBytes: 3.75 * MB,
    totalBytes: 20 * MB,
    pictureTypes: [...WEB_PICTURES, 'image/gif'],
  },
  // Google shrinks to 3,072 pixels and takes no GIF; 20 MB a request with prompt, videos and recordings: ai.google.dev,
  // image, audio and video understanding.
  google: { side: 3_072, pictureBytes: 7 * MB, totalBytes: 12 * MB, pictureTypes: WEB_PICTURES },
} satisfies Record<string, MediaLimits>
