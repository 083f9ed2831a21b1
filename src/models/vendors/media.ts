/** A picture, a recording or a film that a person sent. */
export type Media = { kind: 'image' | 'audio' | 'video'; mediaType: string; base64: string }

/**
 * The files that a vendor takes, in bytes before they are spelled as base64: the largest picture, and all files of a
 * question together. `side`: the longest side of a picture in pixels beyond which the vendor shrinks or refuses it.
 */
export type MediaLimits = { side: number; pictureBytes: number; totalBytes: number; pictureTypes: readonly string[] }

const MB = 2 ** 20
const WEB_PICTURES = ['image/jpeg', 'image/png', 'image/webp']

export const mediaLimits = {
  // Shrunk to 2,048 pixels by OpenAI, 50 MB a request: developers.openai.com, images and vision.
  openai: { side: 2_048, pictureBytes: 10 * MB, totalBytes: 30 * MB, pictureTypes: [...WEB_PICTURES, 'image/gif'] },
  // 5 MB of base64 a picture, 32 MB a request, 2,000 pixels where there are many: platform.claude.com, vision.
  anthropic: {
    side: 2_000,
    pictureBytes: 3.75 * MB,
    totalBytes: 20 * MB,
    pictureTypes: [...WEB_PICTURES, 'image/gif'],
  },
  // Shrunk to 3,072 pixels by Google, no GIF; 20 MB a request with the prompt, films and recordings included:
  // ai.google.dev, image, audio and video understanding.
  google: { side: 3_072, pictureBytes: 7 * MB, totalBytes: 12 * MB, pictureTypes: WEB_PICTURES },
} satisfies Record<string, MediaLimits>
