/** Ways to say the same. The held-out ones were written when the code already stood, to see how far it reaches. */
export type Phrasings = { known: readonly string[]; heldOut: readonly string[] }

type Said = { text: string; heldOut: boolean }

export const allOf = ({ known, heldOut }: Phrasings): Said[] => [
  ...known.map((text) => ({ text, heldOut: false })),
  ...heldOut.map((text) => ({ text, heldOut: true })),
]
