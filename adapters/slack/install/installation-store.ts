import type { Installation, InstallationQuery, InstallationStore } from '@slack/bolt'
import type { Keyv } from 'keyv'
import { createInstallationSeal, installationKey, installedIds } from '../../bridge/program/slack-installations.ts'

type Query = InstallationQuery<boolean>

/** The workspace or organization of an event. An organization may install the app for all of its workspaces. */
export type InstalledIn = {
  workspace: string | undefined
  enterprise?: string | undefined
  isOrgWide?: boolean | undefined
}

/** Stores the installations for Slack's install provider. Tokens are encrypted with the client secret. */
export type InstallationStorage = InstallationStore & {
  /** The key of a place's installation: that of its workspace, else of its organization; undefined if there is none. */
  keyFor(where: InstalledIn): Promise<string | undefined>
  /** The install provider's query for an installation. */
  queryOf(key: string): Query
  remove(key: string): Promise<void>
  /** The key of the earliest installation; undefined if there is none, or if there are several and their order is unknown. */
  first(): Promise<string | undefined>
  /** The keys of all installations. */
  installed(): Promise<string[]>
}

/** The key of the entry that names the first installation. */
const FIRST = 'first-installation'
/** The key of the entry that stores a workspace's organization. */
const enterpriseKey = (workspace: string) => `enterprise-of/${workspace}`
const isEnterprise = (id: string) => id.startsWith('E')

export function createInstallationStore({
  keyv,
  clientSecret,
}: {
  keyv: Keyv
  clientSecret: string
}): InstallationStorage {
  const seal = createInstallationSeal(clientSecret)
  /** Installations that the memory did not take yet: Slack takes a refresh token once, so a renewed one must not be lost. */
  const unsaved = new Map<string, Installation>()
  /** Read once after each change: it takes a walk over all that the bot remembers. */
  let all: Promise<string[]> | undefined
  const save = async (id: string, installation: Installation): Promise<void> => {
    await keyv.set(installationKey(id), seal.close(JSON.stringify(installation), installationKey(id)))
    if (unsaved.get(id) === installation) unsaved.delete(id)
    all = undefined
  }
  const find = async (id: string): Promise<Installation | undefined> => {
    const latest = unsaved.get(id)
    if (latest !== undefined) {
      await save(id, latest).catch(() => undefined) // tried again with the next look
      return latest
    }
    const text = seal.open((await keyv.get<string>(installationKey(id))) ?? '', installationKey(id))
    return text === undefined ? undefined : (JSON.parse(text) as Installation)
  }
  const enterpriseOf = async ({ workspace, enterprise }: InstalledIn): Promise<string | undefined> => {
    if (workspace === undefined || isEnterprise(workspace)) return enterprise ?? workspace
    const known = await keyv.get<string>(enterpriseKey(workspace))
    if (enterprise === undefined || enterprise === known) return enterprise ?? known
    await keyv.set(enterpriseKey(workspace), enterprise)
    return enterprise
  }
  const walk = (): Promise<string[]> => {
    const walking = (all ??= installedIds(keyv))
    walking.catch(() => {
      if (all === walking) all = undefined
    })
    return walking
  }
  async function installed(): Promise<string[]> {
    const known = await walk()
    const isThere = await Promise.all(known.map((id) => keyv.has(installationKey(id))))
    if (isThere.every(Boolean)) return known
    // Another process of the app has removed one.
    all = undefined
    return await walk()
  }
  async function first(): Promise<string | undefined> {
    const stored = await keyv.get<string>(FIRST)
    if (stored !== undefined && (await find(stored)) !== undefined) return stored
    const [only, ...others] = await installed()
    return others.length === 0 ? only : undefined
  }
  async function remove(id: string): Promise<void> {
    unsaved.delete(id)
    await keyv.delete(installationKey(id))
    all = undefined
  }
  return {
    first,
    installed,
    async keyFor(where) {
      const { workspace, isOrgWide } = where
      const enterprise = await enterpriseOf(where)
      const ids = isOrgWide ? [enterprise, workspace] : [workspace, enterprise]
      for (const id of ids) if (id !== undefined && (await find(id)) !== undefined) return id
      return undefined
    },
    queryOf: (id) =>
      isEnterprise(id)
        ? { teamId: undefined, enterpriseId: id, isEnterpriseInstall: true }
        : { teamId: id, enterpriseId: undefined, isEnterpriseInstall: false },
    remove,
    async storeInstallation(installation) {
      const { team, enterprise, isEnterpriseInstall = false } = installation
      const id = idOfQuery({ teamId: team?.id, enterpriseId: enterprise?.id, isEnterpriseInstall })
      unsaved.set(id, installation)
      const firstOfAll = (await first()) ?? ((await installed()).length === 0 ? id : undefined)
      await save(id, installation)
      if (firstOfAll !== undefined) await keyv.set(FIRST, firstOfAll)
    },
    async fetchInstallation(query) {
      const installation = await find(idOfQuery(query))
      if (installation === undefined) throw new Error('the app is not installed in this workspace')
      return installation
    },
    deleteInstallation: (query) => remove(idOfQuery(query)),
  }
}

function idOfQuery({ teamId, enterpriseId, isEnterpriseInstall }: Query): string {
  const id = isEnterpriseInstall ? enterpriseId : teamId
  if (id === undefined) throw new Error('an installation belongs to a workspace or to an organization')
  return id
}
