import { expect, test } from 'vitest'
import { instructsChatbot } from '../../../../src/models/concierge/business/instructions.ts'
import { publicStatements } from '../../../../src/models/concierge/business/quotable.ts'
import { corpus, testers, unmarked, unseen } from './corpus.ts'

const quoted = async (text: string) => (await publicStatements(text)).map((statement) => statement.text)

test.each([
  'The model must never give legal advice.',
  'Never promise a date of completion.',
  'You are the assistant of Lanternwick Homes, a real-estate agency.',
  "You're a friendly AI assistant for a brokerage.",
  'Du bist der freundliche Assistent von Haus & Hof.',
  "Vous êtes l'assistant de l'agence.",
  'Eres el asistente virtual de la agencia.',
  'Você é o assistente da imobiliária.',
  'The assistant should sound like a friend.',
  'Try to get visitors to book today.',
  'Check any visitor before you offer a viewing.',
  'You may use the calendar tool for viewings.',
  'Use the search tool for prices.',
  'Offer each visitor a viewing.',
  'Greet visitors by name.',
  'Send leads to Camille.',
  'Score each lead from one to ten.',
  'Ask for the budget before you show anything.',
  'Der Chatbot darf keine Rechtsberatung geben.',
  'Biete Interessenten eine Besichtigung an.',
  'Le chatbot ne doit pas donner de conseil juridique.',
  'Propose aux visiteurs une visite.',
  'El bot no debe dar consejos legales.',
  'Ofrece a los visitantes una visita.',
  'O assistente deve ser simpático.',
  'Oferece aos visitantes uma visita.',
])('an instruction to the chatbot is not quoted: %s', async (text) => {
  expect(instructsChatbot(text)).toBe(true)
  expect(await quoted(text)).toEqual([])
})

test.each([
  'Our chatbot answers simple questions at any hour.',
  'Keep pets on a lead in the courtyard.',
  'Ask us before you give notice.',
  'Check the lease before you sign.',
  'Ask our receptionist for the visitor permit.',
  'Use the search function on our website.',
  'We offer visitors a coffee.',
  'You are welcome to bring an assistant.',
  'Ofrecemos a los visitantes un café.',
])('what visitors are told is none: %s', (text) => expect(instructsChatbot(text)).toBe(false))

test('hardly any public sentence is taken for an instruction', () => {
  const all = [...corpus(), ...testers(), ...unseen(), ...unmarked()].filter(({ isPublic }) => isPublic)
  const taken = all.filter(({ text }) => instructsChatbot(text))
  expect(taken.length / all.length, taken.map(({ text }) => text).join('\n')).toBeLessThan(0.0001)
})
