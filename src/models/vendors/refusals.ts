/** Features of a valid request that a server may not support. */
export type Feature =
  | 'usage'
  | 'tools'
  | 'toolChoice'
  | 'temperature'
  | 'tokenLimit'
  | 'systemRole'
  | 'stream'
  /** a model's own thoughts, sent back with its calls */
  | 'thoughts'
  | 'image'
  | 'audio'
  | 'video'
  /** the pictures, recordings or videos of the request, whichever they are */
  | 'media'
  /** the server rejects the request without a reason */
  | 'unknown'

/** A word of refusal before or after what is meant, within a sentence. */
const withinSentence = (refusal: string, what: string): RegExp =>
  new RegExp(String.raw`${refusal}[^.]{0,60}(?<!\w)(?:${what})(?!\w)|(?<!\w)(?:${what})(?!\w)[^.]{0,60}${refusal}`, 'i')

const NOT = String.raw`(?:\bnot|n't|\bun|\bwithout|\bno endpoints found that)\s?-?(?:support|accept|allow|permit|enabled|available)`
const refusalOf = (what: string): RegExp => withinSentence(NOT, what)

/** Words that refuse what is named beside them, if it is no everyday word. */
const NO = String.raw`(?:\bnot\b|n't\b|\bcannot\b|\bno\b|\bun(?:recognized|recognised|known|expected|able)|\bdisabled|\bextra\b|\bforbidden|\breject|\brequires?\b|\bunmarshal)`

/** A kind of part of a message that is unknown, or counted out. */
const partRefused = (what: string): RegExp =>
  new RegExp(
    String.raw`(?:\b(?:unknown variant|invalid value:|unknown part type:)|at most 0)[ \x60'"]*(?:${what})|(?:${what})['"]? is only supported|missing data required for (?:${what})`,
    'i',
  )

/**
 * Error messages of servers for each feature; the first match counts. Collected from the issues of those servers: see
 * test/models/quirks.
 */
const wordings: [feature: Feature, wording: RegExp][] = [
  ['thoughts', refusalOf('reasoning_content|reasoning_details|extra_content|provider_specific_fields')],
  ['usage', /stream_?options|include_?usage/i],
  ['toolChoice', /tool_choice|toolConfig|tool_config/i],
  ['stream', /support streaming|verified to stream|streaming mode/i],
  ['stream', /(?:^|['", ])stream(?:ing)?['"]?(?:=true)?(?: is| does)? not (?:support|allow|enable|implement)/i],
  ['stream', /body['", ]+stream['"]/i],
  ['tools', /enable-auto-tool-choice/i],
  ['systemRole', refusalOf('system (?:role|message|prompt|instruction)s?|developer instruction')],
  ['systemRole', /roles? must alternate|got system|should be 'user'|invalid role|permitted: 'user'/i],
  [
    'systemRole',
    /['"`]system['"`]? (?:is )?(?:not|with)|(?:must|should) (?:be|start|begin) (?:from |with )?(?:a |the )?['"`]?user/i,
  ],
  ['systemRole', /(?:^|['", ])system['"]?: extra/i],
  ['tools', refusalOf('functions|tool[- ]?(?:calls|calling|use)|function[- ]?call(?:s|ing)?')],
  ['tools', withinSentence(`(?:${NOT}|${NO})`, 'tools?|tool[- ](?:calling|use)')],
  ['tools', /(?:body['", ]+|Request\.)tools\b/i],
  ['tokenLimit', /max_?(?:completion_?|output_?|new_?)?tokens/i],
  ['temperature', /temperature|sampling param/i],
  ['audio', partRefused('input_audio|audio')],
  ['audio', refusalOf('audio|input_audio')],
  ['image', partRefused('image_url|images?')],
  ['image', refusalOf(String.raw`images?|vision|multi-?modal\w*|image_url|image input|pictures?`)],
  ['image', /not a (?:multimodal|vision) model/i],
  ['video', refusalOf('videos?|video_url')],
  [
    'media',
    /mmproj|content\b[^.]{0,30}(?:must|should) be a (?:valid )?string|content: expected string|only (?:supports|accepts|takes) text/i,
  ],
]

/** What a parameter that a server names is for. */
const parameters: [feature: Feature, name: RegExp][] = [
  ['usage', /^stream_options/],
  ['stream', /^stream$/],
  ['temperature', /^(?:temperature|top_p)$/],
  ['tokenLimit', /^max_\w*tokens$/],
  ['toolChoice', /^tool_choice/],
  ['tools', /^tools/],
  ['systemRole', /^messages\W{0,2}0\W{0,2}role$/],
]

/** Statuses that may mean an unsupported feature; chat templates fail with 500, Hugging Face's server with 424. */
const REFUSING = new Set([400, 403, 404, 405, 415, 422, 424, 500, 501])
/** Sentences about something else, whatever words are in them. */
const ELSEWHERE =
  /model_not_found|does not exist|api[ _-]?key|quota|context (?:length|size|window)|content_filter|safety system/i
/** What says nothing about the reason. */
const NO_REASON =
  /^\W*(?:(?:bad|invalid|unprocessable|malformed)[ _]?(?:request|entity|params?|input)(?:[ _]?error)?\W*)*$/i

type Refusal = { status: number; text: string; parameter: string }

/** The feature that a refusal is about; undefined for other reasons, such as the key or the load. */
export function featureRefused({ status, text, parameter }: Refusal): Feature | undefined {
  if (!REFUSING.has(status)) return undefined
  const byName = parameters.find(([, name]) => name.test(parameter))?.[0]
  const isElsewhere = ELSEWHERE.test(text) && !/max_\w{0,40}tokens/i.test(text)
  const found = byName ?? (isElsewhere ? undefined : wordings.find(([, wording]) => wording.test(text))?.[0])
  const isUnexplained = status === 422 || (status === 400 && NO_REASON.test(text))
  return found ?? (isUnexplained ? 'unknown' : undefined)
}
