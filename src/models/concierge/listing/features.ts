import { FEATURES, foreignSpellingsOf } from '../../../search/features/spellings.ts'
import { lexicon } from '../../../search/language/lexicon.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { tokenise } from '../../../search/text/tokens.ts'

/** The text that names a feature that a plain question asks for, in any of the five languages: "Mit Garten" for "a garden". */
export function featureNamed(plain: string, texts: string[]): string | undefined {
  const tokens = tokenise(plain)
  const names = tokens.flatMap((_, at) => lexicon.features(tokens, at)?.value ?? [])
  const spellings = names.flatMap((name) =>
    name === 'parking' ? [] : [...FEATURES[name], ...foreignSpellingsOf(name).spellings].map(toPlainText),
  )
  return texts.find((text) => {
    const said = ` ${toPlainText(text)} `
    return spellings.some((spelling) => said.includes(` ${spelling} `))
  })
}
