import type { Keyv } from 'keyv'
import { createSeal, type Seal } from '../memory/seal.ts'

const INSTALLATION = 'installation/'
/** The key under which the Slack app keeps the installation of a workspace or an organization. */
export const installationKey = (id: string): string => `${INSTALLATION}${id}`

/** What encrypts installations. */
export const createInstallationSeal = (clientSecret: string): Seal => createSeal(clientSecret, 'installations on Slack')

/** The ids of the workspaces and organizations that installed the app. */
export async function installedIds(keyv: Keyv): Promise<string[]> {
  const all: string[] = []
  for await (const [key] of keyv.iterator()) if (key.startsWith(INSTALLATION)) all.push(key.slice(INSTALLATION.length))
  return all
}

/** The ids of those whose installation was stored with another client secret, which this one does not open. */
export async function unreadableInstallations(keyv: Keyv, clientSecret: string): Promise<string[]> {
  const seal = createInstallationSeal(clientSecret)
  const unreadable: string[] = []
  for (const id of await installedIds(keyv)) {
    const sealed = await keyv.get<string>(installationKey(id))
    if (sealed !== undefined && seal.open(sealed, installationKey(id)) === undefined) unreadable.push(id)
  }
  return unreadable
}

/** What is wrong with a client secret that does not open these installations, and what to do. */
export const otherClientSecret = (ids: string[]): { problem: string; advice: string } => ({
  problem: `is not the one with which ${ids.join(', ')} let the app in, so it is silent there`,
  advice: 'have them open /slack/install once more, or set the former secret again',
})
