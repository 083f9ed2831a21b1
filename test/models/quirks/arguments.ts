import { call, calling, INPUT, JSON_INPUT, type Quirk, searched } from './quirk.ts'

const name = 'search_listings'
/** A call whose arguments come so, one piece after the other. */
const search = (quirk: string, from: string, ...pieces: unknown[]): Quirk => ({
  quirk,
  from,
  wire: calling(
    ...pieces.map((piece, index) =>
      call({ index: 0, ...(index === 0 && { id: 'a' }), function: { ...(index === 0 && { name }), arguments: piece } }),
    ),
  ),
  calls: searched,
})
const withNull = (quirk: string, from: string, piece: string): Quirk => ({
  ...search(quirk, from, piece),
  calls: [[name, { Query: 'homes in Seattle', MaxPrice: null }]],
})

/** Arguments of calls as models and servers write them; some are variations of what `from` reports. */
export const inputs: Quirk[] = [
  search('arguments in a fence', 'tenstorrent/tt-inference-server#3683', `\`\`\`json\n${JSON_INPUT}\n\`\`\``),
  search('words before arguments', 'tenstorrent/tt-inference-server#3683', `Sure: ${JSON_INPUT}`),
  search('words behind arguments', 'tenstorrent/tt-inference-server#3683', `${JSON_INPUT}\n\nI will search.`),
  search('a tag behind arguments', 'vllm-project/vllm#5649', `${JSON_INPUT}</tool_call>`),
  search('a bracket too many', 'vllm-project/vllm#32152', `${JSON_INPUT}}`),
  search('the last bracket is missing', 'vllm-project/vllm#32152', JSON_INPUT.slice(0, -1)),
  search('the last quote and bracket are missing', 'SeraphimSerapis/tool-eval-bench#21', JSON_INPUT.slice(0, -2)),
  search('the whole arguments behind their pieces', 'vllm-project/vllm#42167', JSON_INPUT.slice(0, 20), JSON_INPUT),
  search('empty arguments, and then the true ones', 'vllm-project/vllm#9693', '{}', JSON_INPUT),
  search('an empty object, and then the true arguments', 'ggml-org/llama.cpp#20198', {}, JSON_INPUT),
  search('null as text, and then the true arguments', 'open-webui/open-webui#27195', 'null', JSON_INPUT),
  search('arguments within arguments', 'mudler/LocalAI#10052', JSON.stringify({ arguments: INPUT })),
  search('the whole call as its arguments', 'mudler/LocalAI#10052', JSON.stringify({ name, parameters: INPUT })),
  search('a list of one object', 'LostRuins/koboldcpp#1656', `[${JSON_INPUT}]`),
  search('arguments encoded twice', 'quarkiverse/quarkus-langchain4j#2642', JSON.stringify(JSON.stringify(JSON_INPUT))),
  search('escaped quotes', 'tailcallhq/forgecode#2764', JSON_INPUT.replaceAll('"', String.raw`\"`)),
  search('keys without quotes', 'Gitlawb/openclaude#380', '{Query: "homes in Seattle"}'),
  search('curly quotes', 'NousResearch/hermes-agent#12093', '{“Query”: “homes in Seattle”}'),
  search('a comment', 'NousResearch/hermes-agent#12093', '{"Query":"homes in Seattle" /* the city */}'),
  withNull('NaN', 'infiniflow/ragflow#15266', '{"Query":"homes in Seattle","MaxPrice":NaN}'),
  withNull('undefined', 'NousResearch/hermes-agent#12093', '{"Query":"homes in Seattle","MaxPrice":undefined}'),
  withNull('None', 'langchain-ai/langchain#32109', "{'Query': 'homes in Seattle', 'MaxPrice': None}"),
  ...['undefined', 'None', '""', 0, false].map(
    (given): Quirk => ({
      ...search(`${JSON.stringify(given)} for no arguments`, 'BerriAI/litellm#40207', given),
      calls: [[name, {}]],
    }),
  ),
  {
    quirk: 'an end that the limit of the answer cut off is not made up',
    from: 'vllm-project/vllm#53269',
    wire:
      call({ index: 0, id: 'a', function: { name, arguments: JSON_INPUT.slice(0, -1) } }) +
      calling().replace('tool_calls', 'length'),
    cut: 'length',
  },
]
