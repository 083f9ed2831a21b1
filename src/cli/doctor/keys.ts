import { identify } from '../../core/keys/keys.ts'
import type { KeyKind, Store } from '../../core/ports/ports.ts'
import { type Finding, mend, ok } from './finding.ts'

/** Whether every workspace has a secret key, and the keys in the environment are in force. */
export async function keys(store: Store, given: Record<KeyKind, string | undefined>): Promise<Finding[]> {
  const workspaces = await store.workspaces.list()
  const missing = await Promise.all(
    workspaces.map(async ({ id, name }) => {
      const kinds = (await store.keys.list(id)).map(({ kind }) => kind)
      if (kinds.includes('secret')) return []
      const advice = `create one: npm run porchlight -- keys create --workspace "${name}" --kind secret`
      return [mend('keys', `the workspace ${name} has no secret key in force`, advice)]
    }),
  )
  const found = missing.flat()
  const all = found.length > 0 ? found : [ok('keys', 'every workspace has a secret key')]
  return [
    ...all,
    ...(await inForce(store, 'secret', given.secret)),
    ...(await inForce(store, 'session', given.session)),
  ]
}

async function inForce(store: Store, kind: KeyKind, key: string | undefined): Promise<Finding[]> {
  const name = kind === 'secret' ? 'SECRET_KEY' : 'SESSION_KEY'
  // An empty store takes the keys from the environment.
  if (key === undefined || (await store.workspaces.list()).length === 0) return []
  const known = await identify(store, key)
  if (known?.kind === kind) return [ok(name, 'is in force')]
  const advice = `set a key that is (npm run porchlight -- keys list), or create one of the kind ${kind}`
  const message = known === undefined ? 'is none of the keys in force' : `is a ${known.kind} key`
  return [mend(name, message, advice)]
}
