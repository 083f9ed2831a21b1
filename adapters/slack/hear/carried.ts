/** What a dialog of ours brings back when it is sent: where it was opened and what it is about. */
export type Carried = {
  channel: string
  /** Slack's address for answers to what opened it */
  answerTo?: string | undefined
  /** the ts of the thread that it is about */
  thread?: string
  said?: string
}

export const carry = (carried: Carried): string => JSON.stringify(carried)

export const carriedIn = (text = ''): Carried => (text === '' ? { channel: '' } : (JSON.parse(text) as Carried))
