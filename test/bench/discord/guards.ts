import * as fc from 'fast-check'
import { createDownloads } from '../../../adapters/bridge/files/downloads.ts'
import { UnusableFile } from '../../../adapters/bridge/files/unusable.ts'
import { sizeOf } from '../../../adapters/bridge/text/length.ts'
import { render } from '../../../adapters/bridge/text/render.ts'
import { notPublic, spelled } from '../../bridge/files/not-public.ts'
import { anyLimits, endsInsideFence, markdown, textOfParts } from '../../bridge/text/any-text.ts'
import { print } from '../figures.ts'

const TEXTS = 100_000

/** Random texts cut into messages, and addresses that no download may reach. */
export async function benchGuards(): Promise<void> {
  const wrong = { lost: 0, long: 0, open: 0, half: 0 }
  let parts = 0
  const look = fc.property(markdown, anyLimits, (text, limits) => {
    const rendered = render(text, limits)
    parts += rendered.length
    if (textOfParts(rendered) !== text) wrong.lost += 1
    for (const part of rendered) {
      if (sizeOf(part.text, limits) > limits.text) wrong.long += 1
      if (endsInsideFence(part.text)) wrong.open += 1
      if (!part.text.isWellFormed()) wrong.half += 1
    }
  })
  fc.assert(look, { numRuns: TEXTS, seed: 1 })
  print(
    `${TEXTS.toLocaleString('en-US')} texts by limits: lost or repeated, too long, open fences, half characters`,
    `${Object.values(wrong).join(', ')} (goal 0) in ${parts.toLocaleString('en-US')} messages`,
  )
  const bare = notPublic.map((address) => `https://${address.includes(':') ? `[${address}]` : address}/file`)
  const refused = await Promise.all([...bare, ...spelled].map(isRefused))
  print('downloads refused, of addresses inside the network', `${refused.filter(Boolean).length} of ${refused.length}`)
}

async function isRefused(address: string): Promise<boolean> {
  const downloads = createDownloads({ trusted: [], maxBytes: 1_000, timeoutMs: 10_000 })
  try {
    await downloads.open(address, new AbortController().signal)
    return false
  } catch (error) {
    return error instanceof UnusableFile && error.reason === 'forbidden'
  } finally {
    await downloads.close()
  }
}
