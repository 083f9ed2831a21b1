/** What a server may refuse of a request that is otherwise right. */
export type Feature =
  | 'usage'
  | 'tools'
  | 'toolChoice'
  | 'temperature'
  | 'tokenLimit'
  | 'systemRole'
  | 'stream'
  | 'image'
  | 'audio'
  | 'video'
  /** a request that its schema does not take, and that does not say why */
  | 'unknown'

const NOT = String.raw`(?:\bnot|n't|\bun|\bwithout|\bno endpoints found that)\s?-?`
const TAKES = '(?:support|accept|allow|permit|enabled|available|process)'
const refusalOf = (what: string): RegExp =>
  new RegExp(String.raw`${NOT}${TAKES}[^.]{0,60}\b(?:${what})|\b(?:${what})[^.]{0,60}${NOT}${TAKES}`, 'i')

/** How servers word it; the first that fits counts. Read in issues of such servers: see test/models/quirks. */
const wordings: [feature: Feature, wording: RegExp][] = [
  ['usage', /stream_options|include_usage/i],
  ['toolChoice', /tool_choice/i],
  ['stream', /support streaming|verified to stream|stream(?:ing)?['"]? (?:is )?not (?:supported|allowed|enabled)/i],
  ['tools', refusalOf('tools?|functions?|function call(?:s|ing)?|tool call(?:s|ing)?|tool use')],
  ['tools', /enable-auto-tool-choice|body['", ]+tools\b/i],
  ['tokenLimit', /max_tokens|max_completion_tokens|max_output_tokens/i],
  ['temperature', /temperature/i],
  ['systemRole', refusalOf('system (?:role|message|prompt|instruction)s?|developer instruction')],
  ['systemRole', /roles? must alternate|got system|should be 'user'/i],
  ['image', refusalOf(String.raw`images?|vision|multi-?modal\w*|image_url|image input|pictures?`)],
  [
    'image',
    /mmproj|not a (?:multimodal|vision) model|content\b[^.]{0,30}(?:must|should) be a (?:valid )?string|variant `?image_url/i,
  ],
  ['audio', refusalOf('audio|input_audio')],
  ['video', refusalOf('videos?|video_url')],
]

/** Statuses under which requests are refused; templates of models fail with 500, and Hugging Face's server with 424. */
const REFUSING = new Set([400, 404, 422, 424, 500, 501])

/** The feature that a refusal is about; undefined where it is about something else, such as the key or the load. */
export function featureRefused(status: number, text: string): Feature | undefined {
  if (!REFUSING.has(status)) return undefined
  const found = wordings.find(([, wording]) => wording.test(text))?.[0]
  return found ?? (status === 422 ? 'unknown' : undefined)
}
