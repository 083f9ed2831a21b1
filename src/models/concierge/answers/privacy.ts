import type { Answerer } from '../question.ts'

/** Wishes to be forgotten, and questions for what is kept, in the plain English of any language. */
const ASKED =
  /^(please |can you |could you |i want you to |you should )*forget (about )?(me|us)( please| now| completely)?$|\b(delete|erase|remove|wipe|destroy)( \w+)? (my|our) (personal )?(data|information|info|details|account|conversation|chat|history|messages|phone|email|number|address|profile|contact\w*)\b|\bright to be forgotten\b|\bwhat (data|information|personal data|do you) (do you )?(have|store|keep|save|know|hold)( stored)? (about|on|of) me\b|\b(gdpr|dsgvo|rgpd|lgpd)\b|\b(privacy policy|data protection|is my data safe)\b/

/** Tells how a person is forgotten: a message alone removes nothing. */
export const answerPrivacy: Answerer = ({ plain, settings, memory, words }) => {
  if (!ASKED.test(plain)) return undefined
  const { ChatbotPrivacyPolicyUrl: url, ChatbotPrivacyPolicyDescription: policy } = settings
  const own = [policy, url].filter((text) => text !== '')
  return { text: [words.forgetting, ...own].join(' '), noAnswer: false, memory }
}
