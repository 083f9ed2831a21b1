import type { Language } from './language.ts'

type Words = {
  /** where TalkToHumanResponseMessage is not set */
  told: string
  toldBefore: string
  /** there is nobody to be told; `elsewhere`: where a person can be reached, "" if not known */
  nobody: (elsewhere: string) => string
}

const besides = (sentence: string, lead: string) => (elsewhere: string) =>
  elsewhere === '' ? sentence : `${sentence} ${lead} ${elsewhere}`

/** What is said when a person is asked for. */
export const words: Record<Language, Words> = {
  en: {
    told: 'I have told our team. A person will get back to you as soon as possible.',
    toldBefore: 'Our team has been told already. A person will get back to you as soon as possible.',
    nobody: besides("I can't bring a person into this chat.", 'You can reach us here:'),
  },
  es: {
    told: 'He avisado a nuestro equipo. Una persona se pondrá en contacto lo antes posible.',
    toldBefore: 'Nuestro equipo ya está avisado. Una persona se pondrá en contacto lo antes posible.',
    nobody: besides('No puedo pasar este chat a una persona.', 'Puede contactarnos aquí:'),
  },
  fr: {
    told: "J'ai prévenu notre équipe. Une personne vous répondra dès que possible.",
    toldBefore: 'Notre équipe est déjà prévenue. Une personne vous répondra dès que possible.',
    nobody: besides(
      'Je ne peux pas faire venir une personne dans cette conversation.',
      'Vous pouvez nous joindre ici :',
    ),
  },
  de: {
    told: 'Ich habe unser Team verständigt. Ein Mensch meldet sich so bald wie möglich.',
    toldBefore: 'Unser Team weiß schon Bescheid. Ein Mensch meldet sich so bald wie möglich.',
    nobody: besides('Ich kann keinen Menschen in diesen Chat holen.', 'Sie erreichen uns hier:'),
  },
  pt: {
    told: 'Avisei a nossa equipe. Uma pessoa entrará em contato o mais breve possível.',
    toldBefore: 'A nossa equipe já foi avisada. Uma pessoa entrará em contato o mais breve possível.',
    nobody: besides('Não consigo trazer uma pessoa para este chat.', 'Fale conosco aqui:'),
  },
}
