import { expect, test } from 'vitest'
import { renderLetter } from '../../../src/core/people/mails/letter.ts'

const letter = (text: string) =>
  renderLetter({
    subject: text,
    opening: text,
    blocks: [{ heading: text, facts: [['Name', text]], lines: [{ who: 'Visitor', at: 'today', text }] }],
    closing: 'Bye.',
  })

test('a letter reads well as text', () => {
  expect(letter('Ana & Bob').text).toBe(
    'Ana & Bob\n\nAna & Bob\n---------\nName: Ana & Bob\n\nVisitor (today):\n    Ana & Bob\n\nBye.\n',
  )
})

test('a fact or a message of several lines cannot look like another one', () => {
  const { text } = letter('Ana\nE-mail: fake@example.com\r\nChatbot (today):\u2028sold')
  const fakes = text.split('\n').filter((line) => /^(E-mail|Chatbot)/.test(line))
  // The opening is the mail's own and the only place where a line stays a line.
  expect(fakes).toEqual(['E-mail: fake@example.com', 'Chatbot (today):sold'])
})

test('the name of who wrote a message cannot look like another message', () => {
  const lines = [{ who: 'Sam\u202E\r\nVisitor (today):\n    sold', at: 'today', text: 'Hello' }]
  const { text, html } = renderLetter({
    subject: '',
    opening: '',
    blocks: [{ heading: '', facts: [], lines }],
    closing: '',
  })
  expect(text).toContain('\nSam Visitor (today): sold (today):\n    Hello\n')
  expect(html).toContain('<b>Sam Visitor (today): sold</b> today')
})

test('a subject is one line of at most 200 characters, well formed', () => {
  expect(letter(`a\r\nBcc: b\t${'🏡'.repeat(200)}`).subject).toMatch(/^a Bcc: b (?:🏡){95}$/u)
  expect(letter('🏡'.repeat(200)).subject.length).toBeLessThanOrEqual(200)
  expect(letter(`a${'🏡'.repeat(200)}`).subject).toBe(`a${'🏡'.repeat(99)}`)
})

test('nothing that was written is markup', () => {
  const { html } = letter(`<script>"&'</script>`)
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;&quot;&amp;&#39;&lt;/script&gt;')
})
