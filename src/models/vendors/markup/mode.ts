import type { Tag } from './tags/tag.ts'
import type { WrittenCall } from './written-calls.ts'

/** One way to read a model's text: as words for people, or as one kind of what is hidden from them. */
export type Mode = {
  /** Reads the text that is not read yet. */
  read: (text: string) => Step
  /** Tells what the unread rest comes to at the end of the answer. `isCut`: the model was cut off. */
  end: (rest: string, isCut: boolean) => Ending
}

type Step = {
  /** words for people */
  text?: string
  /** what is not read yet */
  rest?: string
  /** what begins at `rest`; without it, this mode reads on when more text comes */
  next?: Begun
  /** thoughts that have ended, from the first call in them on */
  hiddenCall?: string
}

/** What begins in a text. `json`: what may be the JSON of a call; `text`: words for people. */
export type Begun = Tag | { is: 'json' } | { is: 'text' }

type Ending = {
  calls?: WrittenCall[]
  /** words for people */
  text?: string
  /** text that is to be read again from its beginning, since there is no call before it */
  again?: string
}
