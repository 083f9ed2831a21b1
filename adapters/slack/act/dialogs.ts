import type { types } from '@slack/bolt'
import { NUMBER_MAX, TEXT_MAX } from '../../../src/contract/fields/values.ts'
import type { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'
import { beginning } from '../../../src/contract/text.ts'
import { type FilterField, partFields, queryField } from '../../bridge/listings/filter-form.ts'
import { readFilter } from '../../bridge/listings/search-input.ts'
import { shortened } from '../../bridge/text/length.ts'
import { LABEL_MAX, quotation, quoted } from '../show/blocks.ts'
import type { SlackWords } from '../words.ts'

/** The fields of the search dialog: all fields of a filter, in their order. */
const filterFields: readonly FilterField[] = [queryField, ...Object.values(partFields).flat()]

/** Callback ids of dialogs, and block and action ids of their fields. */
export const SEARCH_DIALOG = 'search'
export const ASK_ABOUT_DIALOG = 'ask_about'
export const CITY_FIELD = 'CityName'
export const ANSWER_DIALOG = 'answer'
const QUESTION = 'question'

type Input = types.InputBlock['element']
/** The submitted values of a dialog, by block id and action id. */
export type Values = {
  [block: string]: { [element: string]: { value?: string | null; selected_option?: { value: string } | null } }
}

const QUOTE_MAX = 1_500
const QUESTION_MAX = 2_000
export const ANSWER_MAX = 1_000
const TITLE_MAX = 24
const HINT_MAX = 150

/** `metadata`: comes back with the submission, at most 3,000 characters. */
export function searchDialog(words: SlackWords, metadata: string): types.ModalView {
  const blocks = filterFields.map((field) => ({
    ...input(field.name, words.options[field.label], elementFor(field, words)),
    optional: true,
  }))
  return dialog(SEARCH_DIALOG, { title: words.titles.search, words, metadata, blocks })
}

/** Asks for a question about a message. */
export function askAboutDialog(said: string, words: SlackWords, metadata: string): types.ModalView {
  const element = { type: 'plain_text_input', action_id: QUESTION, multiline: true, max_length: QUESTION_MAX } as const
  const blocks = [
    ...(said === '' ? [] : [quotation(said, QUOTE_MAX)]),
    input(QUESTION, words.options.question, element),
  ]
  return dialog(ASK_ABOUT_DIALOG, { title: words.titles.askAbout, words, metadata, blocks })
}

/** Asks staff for the answer to a visitors' question, which is given in Slack's marks; "" if it is not known. */
export function answerDialog(question: string, words: SlackWords, metadata: string): types.ModalView {
  const element = {
    type: 'plain_text_input',
    action_id: ANSWER_DIALOG,
    multiline: true,
    max_length: ANSWER_MAX,
  } as const
  const { button: title, label, hint } = words.report
  const blocks = [
    ...(question === '' ? [] : [quoted(question, QUOTE_MAX)]),
    { ...input(ANSWER_DIALOG, label, element), hint: plain(hint, HINT_MAX) },
  ]
  return dialog(ANSWER_DIALOG, { title: shortened(title, TITLE_MAX), words, metadata, blocks })
}

/** The filter in the submitted values. */
export function filterIn(values: Values): ListingFilter {
  const entries = filterFields.flatMap(({ name, kind }) => {
    const { value, selected_option } = values[name]?.[name] ?? {}
    const given = (selected_option?.value ?? value ?? '').trim()
    return given === '' ? [] : [[name, kind === 'number' ? Number(given) : given]]
  })
  return readFilter(Object.fromEntries(entries))
}

export const answerIn = (values: Values): string => values[ANSWER_DIALOG]?.[ANSWER_DIALOG]?.value?.trim() ?? ''
export const questionIn = (values: Values): string => values[QUESTION]?.[QUESTION]?.value?.trim() ?? ''

type Parts = { title: string; words: SlackWords; metadata: string; blocks: types.ModalView['blocks'] }

const dialog = (callback_id: string, { title, words, metadata, blocks }: Parts): types.ModalView => ({
  type: 'modal',
  callback_id,
  private_metadata: metadata,
  title: plain(title),
  submit: plain(words.dialog.send),
  close: plain(words.dialog.cancel),
  blocks,
})

const input = (name: string, label: string, element: Input): types.InputBlock => ({
  type: 'input',
  block_id: name,
  label: plain(label),
  element,
})

function elementFor({ name, kind }: FilterField, words: SlackWords): Input {
  const action_id = name
  if (kind === 'city') return { type: 'external_select', action_id, min_query_length: 1 }
  // With the service's limits, so that Slack reports a value beyond them in the dialog.
  if (kind === 'number')
    return { type: 'number_input', action_id, is_decimal_allowed: true, min_value: '0', max_value: `${NUMBER_MAX}` }
  if (kind === 'text' || kind === 'words')
    return { type: 'plain_text_input', action_id, multiline: kind === 'words', max_length: TEXT_MAX }
  return {
    type: 'static_select',
    action_id,
    options: kind.map((value) => ({ value, text: plain(words.choices[value]) })),
  }
}

/** An option of a menu. */
export const selectOption = (value: string) => ({ value: beginning(value, LABEL_MAX), text: plain(value) })

const plain = (text: string, most = LABEL_MAX) => ({ type: 'plain_text' as const, text: shortened(text, most) })
