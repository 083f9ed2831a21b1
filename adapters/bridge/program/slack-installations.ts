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

/** What is wrong with a client secret, and what to do; undefined if it opens all installations. `ids`: those of `installedIds`. */
export async function faultOfClientSecret(
  keyv: Keyv,
  clientSecret: string,
  ids: string[],
): Promise<{ problem: string; advice: string } | undefined> {
  const seal = createInstallationSeal(clientSecret)
  const unreadable: string[] = []
  for (const id of ids) {
    const sealed = await keyv.get<string>(installationKey(id))
    if (sealed !== undefined && seal.open(sealed, installationKey(id)) === undefined) unreadable.push(id)
  }
  if (unreadable.length === 0) return undefined
  return {
    problem: `is not the one with which ${unreadable.join(', ')} let the app in, so it is silent there`,
    advice: 'have them open /slack/install once more, or set the former secret again',
  }
}
