/** The action of a button or menu, and its argument. Platforms store both in its id, so that it works after a restart. */
export type ButtonAction = { verb: string; object: string }

const SEPARATOR = ':'
export const controlName = ({ verb, object }: ButtonAction): string => `${verb}${SEPARATOR}${object}`
export function controlOf(name: string): ButtonAction {
  const [verb = '', ...object] = name.split(SEPARATOR)
  return { verb, object: object.join(SEPARATOR) }
}

export type LabelledControl = ButtonAction & { label: string }
/** A menu. What a person chooses is the `value` of an option. */
export type Menu = LabelledControl & { options: { label: string; value: string; isChosen: boolean }[] }
