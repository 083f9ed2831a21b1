import type { Model } from '../core/ports.ts'

export const concierge: Model = {
  key: 'porchlight/concierge',
  name: 'concierge',
  accepts: { image: false, audio: false, video: false },
  async *stream() {
    yield { type: 'text', text: 'Hello' }
    yield { type: 'end', totalToken: 1, noAnswer: true, memory: null }
  },
}
