/**
 * Model families with OpenAI's protocol that accept pictures, by the ids their servers use. Sources: the model pages of
 * OpenAI, Mistral and xAI, ollama.com/search?c=vision, and docs.vllm.ai, supported models.
 */
const SEES = [
  'gpt-4o(?!.*(?:audio|transcribe|tts))',
  'gpt-4\\.\\d',
  'gpt-4-(?:turbo|vision)',
  'gpt-5',
  'chatgpt-4o',
  'o[13](?:-pro)?(?:$|:|-20)',
  'o4-mini',
  'claude',
  'gemini',
  'grok-(?:4|.*vision)',
  'pixtral',
  'mistral-(?:small-?3\\.[12]|small-2[5-9]|medium-(?:3|2[5-9]|latest)|large-(?:3|2[5-9]12))',
  'ministral-3',
  'magistral-\\w+-2509',
  'llava',
  'bakllava',
  'moondream',
  'minicpm-?[vo]',
  'llama-?3\\.2-(?:11b|90b|vision)',
  'llama-?4',
  'gemma-?3(?!n?[-:]?(?:1b|270m))',
  'gemma-?4',
  'medgemma',
  'qwen-?vl',
  'qwen-?\\d?(?:\\.\\d)?-?vl',
  'qwen\\d?(?:\\.\\d)?-?omni',
  'qvq',
  'qwen-?3\\.[5-9]',
  'internvl',
  'phi-?3(?:\\.5)?-vision',
  'phi-?4-multimodal',
  'granite-?(?:\\d(?:\\.\\d)?-?)?vision',
  'kimi-(?:vl|k2\\.[5-9])',
  'glm-4(?:\\.\\d)?v',
  'deepseek-(?:vl|ocr)',
  'molmo',
  'idefics',
  'smolvlm',
  'aya-vision',
  'nvidia.*-vl',
  'step3',
]
const HEARS = [
  'audio',
  'gpt-(?:4o-)?audio',
  'gpt-4o.*audio',
  'omni',
  'voxtral',
  'phi-?4-multimodal',
  'gemini',
  'gemma-?3n',
  'ultravox',
  'qwen2?-audio',
]

const isAnyOf = (families: string[]) => {
  const pattern = new RegExp(`(?:^|[/:@._-])(?:${families.join('|')})`, 'i')
  return (id: string) => pattern.test(id)
}
const sees = isAnyOf(SEES)
const hears = isAnyOf(HEARS)

type Named = { imageModels?: readonly string[]; audioModels?: readonly string[] }

/** What a model accepts besides text: by the settings, else by its family. */
export const inputModalities = (id: string, { imageModels = [], audioModels = [] }: Named) => ({
  image: isNamed(imageModels, id) || sees(id),
  audio: isNamed(audioModels, id) || hears(id),
  video: false,
})

const isNamed = (models: readonly string[], id: string): boolean =>
  models.some((name) => name === '*' || name.toLowerCase() === id.toLowerCase())
