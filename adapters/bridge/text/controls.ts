/** The action of a button or menu, and its argument. Platforms store both in its id, so that it works after a restart. */
export type ButtonAction<Verb extends string = string> = { verb: Verb; object: string }

/** Actions of buttons and menus about watches, and where the result is shown: below the message, or in place of the list. */
export const watchVerbs = {
  watch: 'below',
  watchdaily: 'below',
  watchhome: 'below',
  unwatch: 'below',
  pausewatch: 'below',
  watches: 'in place',
  endwatch: 'in place',
  restwatch: 'in place',
  wakewatch: 'in place',
  movewatch: 'in place',
  everywatch: 'in place',
  zone: 'in place',
} as const satisfies Record<string, 'below' | 'in place'>
export type WatchVerb = keyof typeof watchVerbs
export const isWatchVerb = (verb: string): verb is WatchVerb => Object.hasOwn(watchVerbs, verb)

/** Actions of the buttons that the bridge makes; a platform without a handler for one does not compile. */
export type BridgeVerb = WatchVerb | 'details' | 'about'

const SEPARATOR = ':'
export const controlName = ({ verb, object }: ButtonAction): string => `${verb}${SEPARATOR}${object}`
export function controlOf(name: string): ButtonAction {
  const [verb = '', ...object] = name.split(SEPARATOR)
  return { verb, object: object.join(SEPARATOR) }
}

export type LabelledControl<Verb extends BridgeVerb = WatchVerb> = ButtonAction<Verb> & { label: string }
/** A menu. What a person chooses is the `value` of an option. */
export type Menu = LabelledControl & { options: { label: string; value: string; isChosen: boolean }[] }
