import type { Files } from './files.ts'
import type { Gateway } from './gateway/gateway.ts'
import type { Ids } from './ids.ts'
import type { SimRecord } from './record.ts'
import type { Settings } from './settings.ts'
import type { Person, World } from './world.ts'

/** What every part of this Discord knows. */
export type Context = {
  settings: Settings
  ids: Ids
  world: World
  files: Files
  record: SimRecord
  dispatch: Gateway['dispatch']
  bot: Person
  applicationId: string
}
