/** Fields, by name, and the test that would fail if one of them were not honoured. */
type Proof = { fields: string; file: string; test: string }
export type Coverage = { input: Proof[]; output: Proof[] }

export const proof = (fields: string, file: string, test: string): Proof => ({
  fields,
  file: `test/http/${file}.test.ts`,
  test,
})

/** The names of fields of the rows of a list. */
export const inList = (fields: string) =>
  fields
    .split(' ')
    .map((name) => `List.${name}`)
    .join(' ')

export const foreignWorkspace = (field: string) =>
  proof(field, 'keys', "another workspace's chatbot and session are as unknown as none at all")
export const pages = proof(
  'PageNumber PageSize',
  'listings/filters',
  'pages, newest first, with the count of all that match',
)
