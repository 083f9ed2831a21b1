import { describe, expect, test } from 'vitest'
import { languageNamed, languageSpoken } from '../../../src/core/language.ts'
import { asksForPerson } from '../../../src/core/people/hand-over/asks-for-person.ts'

const asking: Record<string, string[]> = {
  en: [
    'talk to a human',
    'Can I speak to an agent?',
    'I want to complain to a manager',
    'can i speak with someone please',
    'I want to talk to a real person',
    "I'd like to chat with a live agent.",
    'Could you connect me with a representative',
    'Please transfer me to a realtor',
    'put me through to your sales team',
    'human please',
    'Agent',
    'REPRESENTATIVE!!!',
    'get me a human',
    'let me speak with someone else',
    "I'd rather talk to somebody from your team",
    'how do I talk to a person here?',
    'Is there a real person I can talk to?',
    'can someone call me back? can an agent call me tomorrow',
    'Have an agent contact me at ana@example.com',
    'I need a human',
    'I want an agent',
    'I want a person',
    "I'd like a real person please",
    'This is useless. Let me talk to customer service.',
    'I love the second one. Can I talk to the listing agent?',
    'speak to a member of your team',
  ],
  es: [
    'Quiero hablar con una persona',
    '¿Puedo hablar con un agente?',
    'necesito comunicarme con un asesor',
    'páseme con un humano por favor',
    '¿Me puede llamar alguien? Que me llame alguien',
    'Quiero un agente',
    'quiero una persona, por favor',
    'agente humano',
    '¿podría hablar con alguien de su equipo?',
  ],
  fr: [
    'Je voudrais parler à un humain',
    "Puis-je parler avec quelqu'un ?",
    "J'aimerais parler à un agent immobilier",
    'Passez-moi un conseiller, je veux parler à un conseiller',
    "j'ai besoin d'un conseiller",
    "Est-ce que quelqu'un peut me rappeler ?",
    'un conseiller svp',
    'je voudrais une personne',
    'mettez-moi en relation avec une personne',
  ],
  de: [
    'Ich möchte mit einem Menschen sprechen',
    'Kann ich mit jemandem reden?',
    'Verbinden Sie mich bitte mit einem Makler',
    'Ich will einen echten Menschen',
    'Kann mich jemand zurückrufen?',
    'Mitarbeiter bitte',
    'könnte ich mit einem Ihrer Mitarbeiter sprechen? Ich würde gern mit Ihrem Makler sprechen',
  ],
  pt: [
    'preciso de uma pessoa',
    'Quero falar com uma pessoa',
    'Posso falar com um corretor?',
    'gostaria de falar com um atendente',
    'me passe para um humano',
    'Preciso de atendimento humano',
    'Alguém pode me ligar?',
    'falar com alguém',
  ],
}

describe.each(Object.entries(asking))('asks for a person in %s:', (language, messages) => {
  test.each(messages)('%s', (message) => expect(asksForPerson(message)).toBe(language))
})

describe('does not ask for a person:', () => {
  test.each([
    'I want a person friendly neighbourhood',
    'quiero una persona para compartir piso',
    '',
    'are you human?',
    'Are you a real person?',
    'am I talking to a human?',
    'is this a person or a bot',
    'who are you',
    'who is the listing agent?',
    "what is the agent's phone number?",
    'do you have agents in Seattle?',
    'how much does the agent charge?',
    'talk to me about condos in Austin',
    "I don't want to talk to an agent",
    'do I need to talk to an agent to see it?',
    'should I speak with a broker first?',
    'I can decide without speaking; never speak to an agent, they say',
    'I spoke to an agent yesterday and loved it',
    'did the agent speak Spanish?',
    'homes near the Human Rights Museum',
    'a house for one person with two dogs',
    'what is the price per person?',
    'find me an apartment',
    'get me a list of agent-free listings',
    'I am an agent myself, show me condos',
    'show me three bedroom houses',
    'is someone living there?',
    'does anyone else want it?',
    'is there someone living in it?',
    '¿eres humano?',
    '¿estoy hablando con una persona?',
    'no quiero hablar con un agente',
    'casas para una persona',
    '¿cuánto cobra el agente?',
    'êtes-vous humain ?',
    'est-ce que je parle à un humain ?',
    'je ne veux pas parler à un agent',
    'un appartement pour une personne',
    'bist du ein Mensch?',
    'spreche ich mit einem Menschen?',
    'ich möchte nicht mit einem Makler sprechen',
    'Wohnung für eine Person',
    'você é humano?',
    'estou falando com uma pessoa?',
    'não quero falar com um corretor',
    'apartamento para uma pessoa',
  ])('%s', (message) => expect(asksForPerson(message)).toBeUndefined())
})

test('a very long message is looked at only at its beginning', () => {
  expect(asksForPerson(`${'house '.repeat(400)}talk to a human`)).toBeUndefined()
})

test('a language is known by its name in a setting and by the words of a text', () => {
  expect(['Mexican Spanish', 'German', 'Brazilian Portuguese', 'Italian', ''].map(languageNamed)).toEqual([
    'es',
    'de',
    'pt',
    undefined,
    undefined,
  ])
  expect(
    [
      'Can I visit it tomorrow?',
      '¿Tiene casas con piscina para una familia?',
      'Bonjour, je cherche une maison avec jardin',
      'Haben Sie eine Wohnung mit Balkon?',
      'Você tem uma casa com piscina?',
      '12345',
      'necesito ayuda humana',
      'merci',
      'Mitarbeiter bitte',
      'Ainda está disponível?',
    ].map(languageSpoken),
  ).toEqual(['en', 'es', 'fr', 'de', 'pt', 'en', 'es', 'fr', 'de', 'pt'])
})
