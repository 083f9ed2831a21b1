import type { Client } from '../../../src/contract/client/client.ts'
import type { Time } from '../time.ts'
import type { Desk, DeskPlatform } from './port.ts'

type Parts = { client: Pick<Client, 'call'>; name: DeskPlatform['name']; time: Time }
type Known = { serialNumber: string; desk: Desk }

/** The desks on a platform. The service keeps them. */
export type Desks = {
  /** The chatbot's desks, as the service has them now. */
  of(serialNumber: string): Promise<Desk[]>
  /** The desks in a workspace, as they were a minute ago or later; once they are known, nothing is waited for. */
  in(workspace: string): Promise<Known[]>
  all(): Promise<Known[]>
  set(serialNumber: string, desk: Desk): Promise<void>
  /** Ends the desk of a chatbot in the workspace. */
  end(serialNumber: string, workspace: string): Promise<void>
}

const FRESH_MS = 60_000

export function createDesks({ client, name, time }: Parts): Desks {
  let known: Known[] = []
  let readAt = Number.NEGATIVE_INFINITY
  async function read(): Promise<Known[]> {
    const { List } = await client.call('DeskList', {})
    known = List.filter(({ source }) => source === name).map(({ SerialNumber, Workspace, Channel }) => ({
      serialNumber: SerialNumber,
      desk: { workspace: Workspace, channel: Channel },
    }))
    readAt = time.now()
    return known
  }
  let reading: Promise<unknown> | undefined
  /** Reads what is older than a minute, one request at a time. */
  const renew = (): Promise<unknown> | undefined => {
    if (time.now() - readAt >= FRESH_MS)
      reading ??= read()
        .catch(() => undefined)
        .finally(() => (reading = undefined))
    return reading
  }
  const change = async (serialNumber: string, { workspace, channel }: Desk) => {
    await client.call('DeskSet', { serialNumber, source: name, Workspace: workspace, Channel: channel })
    readAt = Number.NEGATIVE_INFINITY
  }
  return {
    of: async (serialNumber) => (await read()).flatMap((one) => (one.serialNumber === serialNumber ? [one.desk] : [])),
    async in(workspace) {
      const renewed = renew()
      if (readAt === Number.NEGATIVE_INFINITY) await renewed
      return known.filter(({ desk }) => desk.workspace === workspace)
    },
    all: read,
    set: change,
    end: (serialNumber, workspace) => change(serialNumber, { workspace, channel: '' }),
  }
}
