import type { FoundTag } from '../tags/tag.ts'

/** Names of the speaker whom a model lets speak after its answer: the visitor, whose next message it makes up. */
const OTHER_SPEAKERS = ['user', 'human', 'usuario', 'usuário', 'utilizador', 'utilisateur', 'benutzer', 'nutzer']
const BEFORE_SPEAKER = String.raw`(?:#{1,4} ?|\*\*)?`
const OTHER_SPEAKER = new RegExp(
  String.raw`^${BEFORE_SPEAKER}(?:${OTHER_SPEAKERS.join('|')})(?:\*\*)?\s?:(?:\*\*)?\s`,
  'i',
)
const OTHER_SPEAKER_BEGUN = new RegExp(
  String.raw`^(?:#{1,4} ?|\*{1,2})?(?<name>[a-zá]{0,16})(?<rest>\*{0,2}\s?:?\*{0,2})$`,
  'i',
)

export function otherSpeakerAt(text: string): FoundTag | undefined {
  const [{ length } = ''] = OTHER_SPEAKER.exec(text) ?? []
  if (length > 0) return { is: 'end', length }
  const { name = '', rest = '' } = OTHER_SPEAKER_BEGUN.exec(text)?.groups ?? { name: '-' }
  const isBegun = OTHER_SPEAKERS.some((speaker) =>
    rest === '' ? speaker.startsWith(name.toLowerCase()) : speaker === name.toLowerCase(),
  )
  return isBegun ? 'maybe' : undefined
}
