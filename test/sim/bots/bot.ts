import { type Bridge, type BridgeParts, createBridge } from '../../../adapters/bridge/bridge.ts'
import type { Attachments } from '../../../adapters/bridge/files/attachments.ts'
import type { Memory } from '../../../adapters/bridge/memory/memory.ts'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { createSimPlatform, type SimPlatform } from './platform.ts'

/** For those who send no files. */
const noFiles: Attachments = { take: () => Promise.reject(new Error('no file was expected')) }

export type Bot = { bridge: Bridge; platform: SimPlatform; memory: Memory; reported: unknown[] }
type Options = Partial<BridgeParts> & {
  service: { url: string; secretKey: string }
  serialNumber: string
  platform?: SimPlatform
}

/** A bridge between a simulated platform and a service; other processes that were here before count as gone. */
export async function startBot({ service, platform = createSimPlatform(), ...parts }: Options): Promise<Bot> {
  const reported: unknown[] = []
  const memory = parts.memory ?? openShortMemory()
  const bridge = createBridge({
    client: createClient({ baseUrl: service.url, secretKey: service.secretKey }),
    attachments: noFiles,
    time: systemTime,
    presence: { name: crypto.randomUUID(), beat: async () => undefined, isGone: async () => true },
    report: (error) => void reported.push(error),
    ...parts,
    memory,
    platform,
  })
  await platform.start(bridge)
  return { bridge, platform, memory, reported }
}
