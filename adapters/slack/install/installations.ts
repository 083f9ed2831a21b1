import type { Installation, InstallationStore } from '@slack/bolt'
import type { Keyv } from 'keyv'
import { createSeal } from './sealed.ts'

/** The workspaces that let the app in, with the tokens that they gave it. */
export type Installations = InstallationStore & {
  find(workspace: string): Promise<Installation | undefined>
  forget: (workspace: string) => Promise<void>
}

/** What is kept can only be read with the client secret of the app. */
export function createInstallations({ keyv, clientSecret }: { keyv: Keyv; clientSecret: string }): Installations {
  const seal = createSeal(clientSecret, 'installations on Slack')
  const find = async (workspace: string) => {
    const sealed = await keyv.get<string>(keyOf(workspace))
    const text = sealed === undefined ? undefined : seal.open(sealed, keyOf(workspace))
    return text === undefined ? undefined : (JSON.parse(text) as Installation)
  }
  const forget = async (workspace: string) => void (await keyv.delete(keyOf(workspace)))
  return {
    find,
    forget,
    async storeInstallation(installation) {
      const key = keyOf(workspaceOf(installation.team?.id))
      await keyv.set(key, seal.close(JSON.stringify(installation), key))
    },
    async fetchInstallation({ teamId }) {
      const installation = await find(workspaceOf(teamId))
      if (installation === undefined) throw new Error('this workspace has not let the app in')
      return installation
    },
    deleteInstallation: ({ teamId }) => forget(workspaceOf(teamId)),
  }
}

const keyOf = (workspace: string) => `installation/${workspace}`

/** The manifest lets nobody install the app for a whole organisation at once. */
function workspaceOf(teamId: string | undefined): string {
  if (teamId === undefined) throw new Error('the app is installed in one workspace at a time')
  return teamId
}
