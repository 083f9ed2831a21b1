import { type Act, type Dialect, type SimVendor, startVendor } from './vendor.ts'

const frame = (body: object) => `data: ${JSON.stringify(body)}\n\n`
const parts = (...all: object[]) => frame({ candidates: [{ content: { role: 'model', parts: all }, index: 0 }] })

/** Gemini's streamed content, without a version of its own. */
const generateContent: Dialect = {
  begin: () => [],
  text: (text) => [parts({ text })],
  call: ({ name, input }) => [parts({ functionCall: { name, args: input }, thoughtSignature: 'signed' })],
  end: (tokens) => [
    frame({
      candidates: [{ content: { role: 'model', parts: [] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: tokens - 1, candidatesTokenCount: 1, totalTokenCount: tokens },
    }),
  ],
}

/** A scripted server that speaks Google's generative language protocol. */
export const startGoogle = (...acts: [Act, ...Act[]]): Promise<SimVendor> => startVendor(() => generateContent, ...acts)
