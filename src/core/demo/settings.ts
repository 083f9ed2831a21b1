import type { Settings } from '../../contract/chatbot/settings.ts'
import type { Language } from '../../contract/languages.ts'

/** What the demo chatbot says to everybody. */
type Texts = Pick<Settings, 'WelcomeMessage' | 'SuggestedMessage' | 'UserInputPlaceholder'>

/** Settings of the demo chatbot in a language. Its listings and its agency's rules, all made up, are in English. */
export const demoSettings = (language: Language): Partial<Settings> => ({
  Name: 'Lanternwick Homes',
  TimeZone: 'America/Los_Angeles',
  ...texts[language],
  SystemMessage: RULES,
})

const lines = (...all: string[]): string => all.join('\n')

const RULES = lines(
  'You are the assistant of Lanternwick Homes, a real-estate agency.',
  'The office is at 12 Lanternwick Way, Seattle, WA. It is open Monday to Friday from 9 am to 6 pm and Saturday from 10 am to 4 pm; it is closed on Sunday.',
  'Viewings are arranged by e-mail to hello@example.com or by phone at 206-555-0142. They are free and take about 30 minutes.',
  'Sellers pay a commission of 2.5 percent on closing; renters pay no fee to the agency.',
  'Rental applications are answered within two working days. A deposit of one month of rent is due on signing.',
  'Speak only of listings you were given. If you do not know something, say so and offer to pass the question on.',
)

const texts: Record<Language, Texts> = {
  en: {
    WelcomeMessage:
      'Welcome to Lanternwick Homes! Ask me about homes for sale and for rent in Seattle, Tacoma, Portland, Austin, Denver and Boise.',
    SuggestedMessage: lines(
      '3 bedroom houses in Seattle under 1.2m',
      'Homes for rent in Portland that allow pets',
      'What is the cheapest condo in Denver?',
    ),
    UserInputPlaceholder: 'Ask about a home…',
  },
  es: {
    WelcomeMessage:
      '¡Le damos la bienvenida a Lanternwick Homes! Pregúnteme por viviendas en venta y en alquiler en Seattle, Tacoma, Portland, Austin, Denver y Boise.',
    SuggestedMessage: lines(
      'Casas de 3 dormitorios en Seattle por menos de 1,2 millones',
      'Viviendas en alquiler en Portland que admitan mascotas',
      '¿Cuál es el condominio más barato en Denver?',
    ),
    UserInputPlaceholder: 'Pregunte por una vivienda…',
  },
  fr: {
    WelcomeMessage:
      'Bienvenue chez Lanternwick Homes ! Demandez-moi des logements à vendre et à louer à Seattle, Tacoma, Portland, Austin, Denver et Boise.',
    SuggestedMessage: lines(
      'Maisons de 3 chambres à Seattle pour moins de 1,2 million',
      'Logements à louer à Portland qui acceptent les animaux',
      'Quel est le logement le moins cher à Denver ?',
    ),
    UserInputPlaceholder: 'Posez une question sur un logement…',
  },
  de: {
    WelcomeMessage:
      'Willkommen bei Lanternwick Homes! Fragen Sie mich nach Immobilien zum Kauf und zur Miete in Seattle, Tacoma, Portland, Austin, Denver und Boise.',
    SuggestedMessage: lines(
      'Häuser mit 3 Schlafzimmern in Seattle unter 1,2 Millionen',
      'Immobilien zur Miete in Portland, in denen Haustiere erlaubt sind',
      'Was ist die günstigste Eigentumswohnung in Denver?',
    ),
    UserInputPlaceholder: 'Fragen Sie nach einer Immobilie …',
  },
  pt: {
    WelcomeMessage:
      'Boas-vindas à Lanternwick Homes! Pergunte por imóveis à venda e para alugar em Seattle, Tacoma, Portland, Austin, Denver e Boise.',
    SuggestedMessage: lines(
      'Casas de 3 quartos em Seattle por menos de 1,2 milhão',
      'Imóveis para alugar em Portland que aceitem animais',
      'Qual é o condomínio mais barato em Denver?',
    ),
    UserInputPlaceholder: 'Pergunte por um imóvel…',
  },
}
