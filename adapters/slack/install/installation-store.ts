import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Installation, InstallationQuery, InstallationStore } from '@slack/bolt'
import type { Keyv } from 'keyv'

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
  /** The key of the first of the installations; undefined if there are several of which that is not known, or none. */
  first(): Promise<string | undefined>
  /** The keys of the installations that were stored with another client secret, which this one does not open. */
  unreadable(): Promise<string[]>
}

const INSTALLATION = 'installation/'
const installationKey = (id: string) => `${INSTALLATION}${id}`
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
  const seal = createSeal(clientSecret, 'installations on Slack')
  const find = async (id: string): Promise<Installation | undefined> => {
    const sealed = await keyv.get<string>(installationKey(id))
    const text = sealed === undefined ? undefined : seal.open(sealed, installationKey(id))
    return text === undefined ? undefined : (JSON.parse(text) as Installation)
  }
  const enterpriseOf = async ({ workspace, enterprise }: InstalledIn): Promise<string | undefined> => {
    if (workspace === undefined || isEnterprise(workspace)) return enterprise ?? workspace
    const known = await keyv.get<string>(enterpriseKey(workspace))
    if (enterprise === undefined || enterprise === known) return enterprise ?? known
    await keyv.set(enterpriseKey(workspace), enterprise)
    return enterprise
  }
  async function readAll(): Promise<string[]> {
    const all: string[] = []
    for await (const [key] of keyv.iterator())
      if (key.startsWith(INSTALLATION)) all.push(key.slice(INSTALLATION.length))
    return all
  }
  /** Read once after each change: it takes a walk over all that the bot remembers. */
  let all: Promise<string[]> | undefined
  const installed = () => (all ??= readAll())
  async function first(): Promise<string | undefined> {
    const stored = await keyv.get<string>(FIRST)
    if (stored !== undefined && (await find(stored)) !== undefined) return stored
    const [only, ...others] = await installed()
    return others.length === 0 ? only : undefined
  }
  async function remove(id: string): Promise<void> {
    await keyv.delete(installationKey(id))
    all = undefined
  }
  return {
    first,
    async unreadable() {
      const found = await Promise.all((await installed()).map(async (id) => ((await find(id)) === undefined ? id : [])))
      return found.flat()
    },
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
      const id = idOf(installation.team?.id, installation.enterprise?.id, installation.isEnterpriseInstall)
      const firstOfAll = (await first()) ?? ((await installed()).length === 0 ? id : undefined)
      await keyv.set(installationKey(id), seal.close(JSON.stringify(installation), installationKey(id)))
      if (firstOfAll !== undefined) await keyv.set(FIRST, firstOfAll)
      all = undefined
    },
    async fetchInstallation(query) {
      const installation = await find(idOfQuery(query))
      if (installation === undefined) throw new Error('the app is not installed in this workspace')
      return installation
    },
    deleteInstallation: (query) => remove(idOfQuery(query)),
  }
}

const idOfQuery = ({ teamId, enterpriseId, isEnterpriseInstall }: Query) =>
  idOf(teamId, enterpriseId, isEnterpriseInstall)

function idOf(team: string | undefined, enterprise: string | undefined, isOrgWide = false): string {
  const id = isOrgWide ? enterprise : team
  if (id === undefined) throw new Error('an installation belongs to a workspace or to an organization')
  return id
}

/** Authenticated encryption of texts. */
type Seal = {
  /** Encrypts. `name` identifies the text, so that one encrypted text cannot be swapped for another. */
  close(text: string, name: string): string
  /** Decrypts; undefined if the secret or the name differs or the text was changed. */
  open(sealed: string, name: string): string | undefined
}

const METHOD = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return {
    close(text, name) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(METHOD, key, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, name) {
      const bytes = Buffer.from(sealed, 'base64url')
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv(METHOD, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
