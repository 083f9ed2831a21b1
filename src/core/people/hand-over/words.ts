import type { Language } from '../../../contract/languages.ts'

type Words = {
  /** default of TalkToHumanResponseMessage */
  notified: string
  notifiedBefore: string
  /** nobody can be notified; `elsewhere`: where a person can be reached, "" if unknown */
  nobody: (elsewhere: string) => string
  /** the office is closed, and was written to; `opening`: when it opens, "" if unknown */
  closed: (opening: string) => string
  /** the office is closed, and there is no address to write to */
  closedUntold: (opening: string) => string
  /** how `opening` is written, as Luxon formats it */
  openingFormat: string
  /** nobody claimed the session in time */
  unclaimed: string
  /** the person has left, or the visitor was silent for a day */
  botIsBack: string
}

const besides = (sentence: string, lead: string) => (elsewhere: string) =>
  elsewhere === '' ? sentence : `${sentence} ${lead} ${elsewhere}`

/** The service's messages about hand-over to a person. */
export const words: Record<Language, Words> = {
  en: {
    notified: 'I have told our team. A person will get back to you as soon as possible.',
    notifiedBefore: 'Our team has been told already. A person will get back to you as soon as possible.',
    nobody: besides("I can't bring a person into this chat.", 'You can reach us here:'),
    closed: besides(
      'Our office is closed right now. I have left word with our team; leave an e-mail address or a phone number and they will get back to you.',
      'We open again on',
    ),
    closedUntold: besides(
      'Our office is closed right now, so nobody can come. Leave an e-mail address or a phone number, and I note it for our team.',
      'We open again on',
    ),
    openingFormat: 'cccc, d LLLL, HH:mm',
    unclaimed:
      'Nobody of our team could come yet, I am sorry. Leave an e-mail address or a phone number, and they will get back to you. Meanwhile I am here.',
    botIsBack: 'I am your assistant again; ask me anything, or ask for a person at any time.',
  },
  es: {
    notified: 'He avisado a nuestro equipo. Una persona se pondrá en contacto lo antes posible.',
    notifiedBefore: 'Nuestro equipo ya está avisado. Una persona se pondrá en contacto lo antes posible.',
    nobody: besides('No puedo pasar este chat a una persona.', 'Puede contactarnos aquí:'),
    closed: besides(
      'Nuestra oficina está cerrada ahora. He avisado al equipo; deje un correo o un teléfono y le responderán.',
      'Abrimos de nuevo el',
    ),
    closedUntold: besides(
      'Nuestra oficina está cerrada ahora, así que no puede venir nadie. Deje un correo o un teléfono y lo anoto para el equipo.',
      'Abrimos de nuevo el',
    ),
    openingFormat: "cccc, d 'de' LLLL, HH:mm",
    unclaimed:
      'Todavía no ha podido venir nadie del equipo, lo siento. Deje un correo o un teléfono y le responderán. Mientras tanto, aquí estoy.',
    botIsBack: 'Vuelvo a ser su asistente; pregúnteme lo que quiera o pida una persona cuando quiera.',
  },
  fr: {
    notified: "J'ai prévenu notre équipe. Une personne vous répondra dès que possible.",
    notifiedBefore: 'Notre équipe est déjà prévenue. Une personne vous répondra dès que possible.',
    nobody: besides(
      'Je ne peux pas faire venir une personne dans cette conversation.',
      'Vous pouvez nous joindre ici :',
    ),
    closed: besides(
      "Notre bureau est fermé en ce moment. J'ai prévenu l'équipe ; laissez une adresse e-mail ou un numéro de téléphone et elle vous répondra.",
      'Nous rouvrons le',
    ),
    closedUntold: besides(
      "Notre bureau est fermé en ce moment, personne ne peut donc venir. Laissez une adresse e-mail ou un numéro de téléphone : je le note pour l'équipe.",
      'Nous rouvrons le',
    ),
    openingFormat: 'cccc d LLLL, HH:mm',
    unclaimed:
      "Personne de l'équipe n'a encore pu venir, désolé. Laissez une adresse e-mail ou un numéro de téléphone et elle vous répondra. En attendant, je suis là.",
    botIsBack: "C'est de nouveau votre assistant ; posez-moi vos questions ou demandez une personne à tout moment.",
  },
  de: {
    notified: 'Ich habe unser Team verständigt. Ein Mensch meldet sich so bald wie möglich.',
    notifiedBefore: 'Unser Team weiß schon Bescheid. Ein Mensch meldet sich so bald wie möglich.',
    nobody: besides('Ich kann keinen Menschen in diesen Chat holen.', 'Sie erreichen uns hier:'),
    closed: besides(
      'Unser Büro ist gerade geschlossen. Ich habe dem Team Bescheid gegeben; hinterlassen Sie eine E-Mail-Adresse oder Telefonnummer, dann meldet es sich.',
      'Wir öffnen wieder:',
    ),
    closedUntold: besides(
      'Unser Büro ist gerade geschlossen, deshalb kann niemand kommen. Hinterlassen Sie eine E-Mail-Adresse oder Telefonnummer, dann notiere ich sie für das Team.',
      'Wir öffnen wieder:',
    ),
    openingFormat: 'cccc, d. LLLL, HH:mm',
    unclaimed:
      'Bisher konnte leider niemand aus dem Team kommen. Hinterlassen Sie eine E-Mail-Adresse oder Telefonnummer, dann meldet es sich. Bis dahin bin ich da.',
    botIsBack: 'Hier ist wieder Ihr Assistent; fragen Sie mich, oder bitten Sie jederzeit um einen Menschen.',
  },
  pt: {
    notified: 'Avisei a nossa equipe. Uma pessoa entrará em contato o mais breve possível.',
    notifiedBefore: 'A nossa equipe já foi avisada. Uma pessoa entrará em contato o mais breve possível.',
    nobody: besides('Não consigo trazer uma pessoa para este chat.', 'Fale conosco aqui:'),
    closed: besides(
      'O nosso escritório está fechado agora. Avisei a equipe; deixe um e-mail ou telefone e ela responderá.',
      'Abrimos novamente em',
    ),
    closedUntold: besides(
      'O nosso escritório está fechado agora, por isso ninguém pode vir. Deixe um e-mail ou telefone e eu anoto para a equipe.',
      'Abrimos novamente em',
    ),
    openingFormat: "cccc, d 'de' LLLL, HH:mm",
    unclaimed:
      'Ninguém da equipe pôde vir ainda, desculpe. Deixe um e-mail ou telefone e ela responderá. Enquanto isso, estou aqui.',
    botIsBack: 'Volto a ser o seu assistente; pergunte o que quiser ou peça uma pessoa a qualquer momento.',
  },
}
