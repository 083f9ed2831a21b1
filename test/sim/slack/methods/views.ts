import { object, required } from '../api/args.ts'
import { checkBlocks } from '../api/blocks.ts'
import { Refusal } from '../api/refusal.ts'
import type { Call, Handler } from '../context.ts'
import type { Block, View } from '../world.ts'

type Given = {
  type?: string
  title?: { text?: string }
  blocks?: Block[]
  private_metadata?: string
  [field: string]: unknown
}
const TITLE_MAX = 24
/** https://docs.slack.dev/reference/views/modal-views */
const METADATA_MAX = 3_000

export const views: { [method: string]: Handler } = {
  'views.open': (call) => ({ view: viewShape(call, open(call, spend(call))) }),
  'views.publish': (call) => {
    const { workspace, args } = call
    const user = required(args, 'user_id')
    const view: View = { id: `home-${user}`, hash: crypto.randomUUID(), type: 'home', user, body: given(call) }
    workspace.views.set(view.id, view)
    return { view: viewShape(call, view) }
  },
}

function open(call: Call, user: string): View {
  const view: View = { id: call.world.id('V'), hash: crypto.randomUUID(), type: 'modal', user, body: given(call) }
  call.workspace.views.set(view.id, view)
  return view
}

/** A trigger opens one dialog, and not for long. */
function spend({ triggers, args, clock }: Call): string {
  const id = required(args, 'trigger_id')
  const trigger = triggers.get(id)
  if (trigger === undefined) throw new Refusal('invalid_trigger_id')
  triggers.delete(id)
  if (trigger.until < clock.now()) throw new Refusal('expired_trigger_id')
  return trigger.user
}

function given({ args, settings }: Pick<Call, 'args' | 'settings'>): Given {
  const view = object(args, 'view') as Given | undefined
  if (view === undefined) throw new Refusal('invalid_arguments', 'missing required field: view')
  checkView(view, settings.viewBlocks)
  return view
}

export function checkView(view: Given, blocksMax: number): void {
  checkBlocks(view.blocks ?? [], blocksMax)
  if (view.type === 'modal' && (view.title?.text ?? '').length > TITLE_MAX)
    throw new Refusal('invalid_arguments', `must be less than ${TITLE_MAX + 1} characters [json-pointer:/view/title]`)
  if ((view.private_metadata ?? '').length > METADATA_MAX) {
    const where = '[json-pointer:/view/private_metadata]'
    throw new Refusal('invalid_arguments', `must be less than ${METADATA_MAX + 1} characters ${where}`)
  }
}

export function viewShape({ workspace, delivery: _ }: Pick<Call, 'workspace' | 'delivery'>, view: View): object {
  const { id, hash, body } = view
  const about = {
    team_id: workspace.id,
    app_id: 'A0SIM',
    bot_id: workspace.bot.id,
    root_view_id: id,
    previous_view_id: null,
  }
  return { private_metadata: '', callback_id: '', state: { values: {} }, ...body, id, hash, ...about }
}
