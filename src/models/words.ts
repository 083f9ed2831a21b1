import type { Language } from '../contract/languages.ts'
import { languageNamed, languageSpoken } from '../core/language.ts'
import type { Prompt, Tell } from '../core/ports/models.ts'
import { countTokens } from '../core/sessions/token-count.ts'
import type { CutReason } from './vendors/vendor.ts'

/** Texts shown instead of a model's answer, or after it. */
export type ModelWords = {
  media: Record<'Image' | 'Audio' | 'Video', string>
  cannotOpen: string
  tooLarge: Record<'Image' | 'Audio' | 'Video', string>
  nothingHeard: string
  typeInstead: string
  /** shown after an incomplete answer */
  cut: Record<CutReason, string>
  nothingSaid: string
}

export const modelWords = {
  en: {
    media: {
      Image: "I can't look at pictures yet.",
      Audio: "I can't listen to recordings yet.",
      Video: "I can't watch videos yet.",
    },
    cannotOpen: "I can't open one of your pictures.",
    tooLarge: {
      Image: 'Your pictures are too large for me.',
      Audio: 'Your recording is too long for me.',
      Video: 'Your video is too large for me.',
    },
    nothingHeard: 'I could not make out any words in your recording.',
    typeInstead: 'Please type what you are looking for.',
    cut: {
      length: '(My answer became too long and was cut here. Ask me for the rest.)',
      filter: '(My answer was cut here by a safety filter.)',
    },
    nothingSaid: 'I have no answer to that. Please ask me in other words.',
  },
  es: {
    media: {
      Image: 'Todavía no puedo ver imágenes.',
      Audio: 'Todavía no puedo escuchar grabaciones.',
      Video: 'Todavía no puedo ver vídeos.',
    },
    cannotOpen: 'No puedo abrir una de sus imágenes.',
    tooLarge: {
      Image: 'Sus imágenes son demasiado grandes para mí.',
      Audio: 'Su grabación es demasiado larga para mí.',
      Video: 'Su vídeo es demasiado grande para mí.',
    },
    nothingHeard: 'No he podido entender ninguna palabra en su grabación.',
    typeInstead: 'Por favor, escriba lo que busca.',
    cut: {
      length: '(Mi respuesta era demasiado larga y se ha cortado aquí. Pídame el resto.)',
      filter: '(Un filtro de seguridad ha cortado aquí mi respuesta.)',
    },
    nothingSaid: 'No tengo respuesta a eso. Por favor, pregúntemelo con otras palabras.',
  },
  fr: {
    media: {
      Image: 'Je ne peux pas encore regarder les images.',
      Audio: 'Je ne peux pas encore écouter les enregistrements.',
      Video: 'Je ne peux pas encore regarder les vidéos.',
    },
    cannotOpen: 'Je ne peux pas ouvrir une de vos images.',
    tooLarge: {
      Image: 'Vos images sont trop grandes pour moi.',
      Audio: 'Votre enregistrement est trop long pour moi.',
      Video: 'Votre vidéo est trop grande pour moi.',
    },
    nothingHeard: "Je n'ai compris aucun mot dans votre enregistrement.",
    typeInstead: 'Veuillez écrire ce que vous cherchez.',
    cut: {
      length: '(Ma réponse était trop longue et a été coupée ici. Demandez-moi la suite.)',
      filter: '(Ma réponse a été coupée ici par un filtre de sécurité.)',
    },
    nothingSaid: "Je n'ai pas de réponse à cela. Veuillez reformuler votre question.",
  },
  de: {
    media: {
      Image: 'Ich kann noch keine Bilder ansehen.',
      Audio: 'Ich kann noch keine Aufnahmen anhören.',
      Video: 'Ich kann noch keine Videos ansehen.',
    },
    cannotOpen: 'Ich kann eines Ihrer Bilder nicht öffnen.',
    tooLarge: {
      Image: 'Ihre Bilder sind zu groß für mich.',
      Audio: 'Ihre Aufnahme ist zu lang für mich.',
      Video: 'Ihr Video ist zu groß für mich.',
    },
    nothingHeard: 'Ich konnte in Ihrer Aufnahme keine Worte verstehen.',
    typeInstead: 'Bitte schreiben Sie, was Sie suchen.',
    cut: {
      length: '(Meine Antwort wurde zu lang und endet hier. Fragen Sie mich nach dem Rest.)',
      filter: '(Ein Sicherheitsfilter hat meine Antwort hier abgebrochen.)',
    },
    nothingSaid: 'Darauf habe ich keine Antwort. Bitte fragen Sie mich mit anderen Worten.',
  },
  pt: {
    media: {
      Image: 'Ainda não consigo ver imagens.',
      Audio: 'Ainda não consigo ouvir gravações.',
      Video: 'Ainda não consigo ver vídeos.',
    },
    cannotOpen: 'Não consigo abrir uma das suas imagens.',
    tooLarge: {
      Image: 'As suas imagens são grandes demais para mim.',
      Audio: 'A sua gravação é longa demais para mim.',
      Video: 'O seu vídeo é grande demais para mim.',
    },
    nothingHeard: 'Não consegui entender nenhuma palavra na sua gravação.',
    typeInstead: 'Por favor, escreva o que procura.',
    cut: {
      length: '(A minha resposta ficou longa demais e foi cortada aqui. Peça-me o resto.)',
      filter: '(A minha resposta foi cortada aqui por um filtro de segurança.)',
    },
    nothingSaid: 'Não tenho resposta para isso. Por favor, pergunte com outras palavras.',
  },
} satisfies Record<Language, ModelWords>

/** The language of the answer: the chatbot's setting, else the question's language. */
export const languageFor = ({ settings, question }: Pick<Prompt, 'settings' | 'question'>): Language =>
  languageNamed(settings.AIResponseLanguage) ?? languageSpoken(question)

export const modelWordsFor = (prompt: Pick<Prompt, 'settings' | 'question'>): ModelWords =>
  modelWords[languageFor(prompt)]

/** What the model cannot take, in words for the person. `memory` is stored for the next answer. */
type Apology = { cannot: string; memory: string | null }

/** Answers a question whose files the model cannot take. */
export function apologize(prompt: Prompt, { cannot, memory }: Apology, tell: Tell): void {
  const text = `${cannot} ${modelWordsFor(prompt).typeInstead}`
  tell({ type: 'text', text })
  tell({ type: 'end', totalToken: countTokens(text), noAnswer: true, memory })
}
