import type { Language } from '../../../contract/languages.ts'
import { inOneByte, toPlainText } from '../../../search/text/fold.ts'

/** Only this many characters are searched; nobody asks for a person in more. */
const LOOKED_AT = 2_000

/** The language of a message that asks for a person; undefined if it does not ask for one. */
export function asksForPerson(text: string): Language | undefined {
  const plain = inLatin1(toPlainText(text.slice(0, LOOKED_AT).replaceAll('#', ' ')))
  return patterns.find(({ asks, unless }) =>
    asks.some((pattern) => {
      const match = pattern.exec(plain)
      return match !== null && !unless.test(plain.slice(0, match.index))
    }),
  )?.language
}

/** The text with another letter for each one beyond Latin-1, which no pattern contains. */
const inLatin1 = (plain: string): string => inOneByte(plain.replaceAll(/[^\0-\xff]/gu, 'ª'))

/** How a language asks for a person, in the form of `toPlainText`. A match does not count if the text before it fits `unless`. */
type Pattern = { language: Language; asks: RegExp[]; unless: RegExp }

const any = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'u')
const whole = (source: string): RegExp => new RegExp(`^(?:${source})$`, 'u')

const EN_KIND = '(?:real |actual |live |human |living |sales |leasing |support |listing |estate |property |local )*'
const EN_SURE = '(?:human(?: being)?|person|agent|representative|rep|operator|realtor|broker|advisor|adviser)'
const EN_PERSON = `(?:(?:an?|the|your|any|some|one of your|another) )?${EN_KIND}(?:${EN_SURE}s?|someone(?: else| real)?|somebody|anyone|anybody|consultant|specialist|colleague|staff|team|manager|salesperson|member of (?:the|your) (?:staff|team)|customer (?:service|support))`
const EN_ONE = `(?:an? |the |your |one of your )?${EN_KIND}(?:${EN_SURE}s?|someone|somebody|anyone|anybody|consultant)`

const ES_PERSON =
  '(?:(?:un|una|el|la|algun|alguna|su|otra|otro) )?(?:(?:verdadero|verdadera) )?(?:humano|persona|agente|asesora?|representante|operadora?|alguien|ser humano|comercial|corredora?|equipo|vendedora?)'
const FR_PERSON =
  '(?:(?:un|une|le|la|votre|lun de vos|une de vos|vos|dun|dune) )?(?:(?:vrai|vraie|veritable) )?(?:humains?|personne|agents?|conseillers?|conseilleres?|quelquun|representant|operateur|etre humain|collaborateur|commercial|interlocuteur|equipe)'
const DE_PERSON =
  '(?:(?:einem|einer|einen|eine|ein|nem|ner|nen|dem|der|den|ihrem|ihrer|eurem) )?(?:(?:echten|richtigen|realen|menschlichen|echter|echte|richtiger) )?(?:menschen?|person|mitarbeiter\\w*|berater\\w*|makler\\w*|agenten|kollegen|ansprechpartner\\w*|jemand\\w*|kundenservice|kundendienst)'
const PT_PERSON =
  '(?:(?:um|uma|o|a|algum|alguma|seu|sua|outra) )?(?:humano|pessoa|atendente|agente|corretora?|consultora?|representante|alguem|ser humano|operadora?|vendedora?|atendimento|equipe)'

const patterns: Pattern[] = [
  {
    language: 'en',
    asks: [
      any(
        `(?:talk|speak|chat|complain|be connected|be transferred|get in touch|get in contact)(?: directly| please)? (?:to|with) ${EN_PERSON}`,
      ),
      any(
        `(?:connect|transfer|put|pass|hand|forward|redirect|escalate|switch)(?: me| us| this| it)?(?: over| through| on)? (?:to|with) ${EN_PERSON}`,
      ),
      any(
        `(?:get|give|find|bring|send)(?: me| us) (?:an? |the |your |some )?${EN_KIND}(?:${EN_SURE}|someone|somebody)`,
      ),
      any(
        `(?:i|we|id|wed)(?: want| need| would like| like| prefer| would prefer| rather have)(?: to have)? an? ${EN_KIND}(?:human|real person|agent|representative|operator)`,
      ),
      any(
        `(?:have|ask|get|let|can|could|would|will) ${EN_ONE}(?: please)? (?:to )?(?:call|contact|phone|ring|text|email|write|reach|get back to|get in touch with|help) me`,
      ),
      any(
        `(?:is|are) there ${EN_PERSON}(?: here| available)? (?:that |who )?(?:i|we) (?:can|could) (?:talk|speak|chat)`,
      ),
      whole(`(?:please |hi |hello )*(?:an? )?${EN_KIND}(?:${EN_SURE}|customer service)(?: please| now| thanks)*`),
      whole(
        `(?:i|we|id|wed)(?: want| need| would like| like| prefer| would prefer)(?: to have)? an? ${EN_KIND}person(?: please| now| thanks)*`,
      ),
    ],
    unless:
      /(?:\b(?:dont|do not|didnt|not|never|no need|without|instead of|wont|rather than|do (?:i|we) (?:need|have)|(?:should|must|did) (?:i|we)|did you|have you|am i|before i|when i|if i)(?: \w+){0,3}|\bare you(?: \w+){0,4})\s*$/u,
  },
  {
    language: 'es',
    asks: [
      any(
        `(?:hablar|comunicarme|comunicar|chatear|conversar|contactar|contacto|hable|ponerme en contacto)(?: \\w+)? con ${ES_PERSON}`,
      ),
      any(
        `(?:pas(?:a|e|ame|eme|arme)|pon(?:me|game)|conect(?:a|e|ame|eme|arme)|transf(?:ier|er)\\w*|derive\\w*)(?: me)? (?:con|a) ${ES_PERSON}`,
      ),
      any(
        '(?:quiero|necesito|prefiero|quisiera|deseo) (?:un|una|a un|a una) (?:humano|persona real|persona de verdad|agente|asesora?|operadora?|ser humano)',
      ),
      any(
        '(?:que|puede|podria|pueden) (?:me )?(?:llame|llamarme|contacte|contactarme) (?:alguien|una persona|un agente|un asesor)',
      ),
      any(
        '(?:alguien|un agente|un asesor)(?: me)? (?:puede|podria)(?: me)? (?:llamar|llamarme|contactar|contactarme|atender|atenderme)',
      ),
      whole('(?:quiero|necesito|prefiero|quisiera|deseo) (?:a )?una persona(?: por favor)?'),
      whole(
        '(?:por favor |hola )*(?:un |una )?(?:humano|agente|persona real|asesora?|operadora?|atencion humana|agente humano)(?: por favor)?',
      ),
    ],
    unless: /\b(?:no|sin|nunca|estoy|eres|es usted|ya|tengo que|debo|hace falta)(?: \w+){0,2}\s*$/u,
  },
  {
    language: 'fr',
    asks: [
      any(
        `(?:parler|discuter|echanger|communiquer|entrer en contact|etre mise? en (?:relation|contact))(?: \\w+)? (?:a|avec|au) ${FR_PERSON}`,
      ),
      any(
        `(?:passez|passe|mettez|transferez|redirigez|connectez|mettre)(?: moi| me)?(?: en relation| en contact)? (?:a|avec|vers|au) ${FR_PERSON}`,
      ),
      any(
        `(?:joindre|contacter) (?:un|une|quelquun)(?: (?:vrai|vraie))? ?(?:humain|personne|agent|conseiller|conseillere)?`,
      ),
      any(
        '(?:je veux|je voudrais|jaimerais|il me faut|je prefere|jai besoin) (?:avoir )?(?:un|une|dun|dune) (?:humain|vraie personne|vrai humain|agent|conseiller|conseillere|etre humain)',
      ),
      any(
        '(?:quelquun|un agent|un conseiller)(?: \\w+)? (?:peut|pourrait)(?: il)? me (?:rappeler|contacter|appeler|aider)|(?:est ce que|que) quelquun (?:peut |pourrait )?me (?:rappelle|rappeler|contacte|contacter|appelle|appeler)',
      ),
      whole('(?:je veux|je voudrais|jaimerais|il me faut|je prefere) une personne(?: svp| sil vous plait| stp)?'),
      whole(
        '(?:bonjour |svp )*(?:un |une )?(?:humain|agent|conseiller|conseillere|vraie personne|agent humain)(?: svp| sil vous plait| stp)?',
      ),
    ],
    unless: /\b(?:pas|ne|sans|jamais|suis je|dois je|faut il|etes vous|avant de)(?: \w+){0,2}\s*$/u,
  },
  {
    language: 'de',
    asks: [
      any(
        `mit ${DE_PERSON}(?: \\w+){0,3} (?:sprechen|reden|chatten|verbinden|verbunden|telefonieren|schreiben|unterhalten)`,
      ),
      any(
        `(?:verbinde|verbinden|sprechen|reden|weiterleiten|leiten|leite|stellen|stelle)(?: sie| du| mich| bitte| wir){0,3} (?:mit|an|zu) ${DE_PERSON}`,
      ),
      any(
        '(?:ich )?(?:will|mochte|moechte|brauche|hatte gern|hatte gerne|wunsche)(?: ich)?(?: bitte)? (?:einen|eine|nen|ne) (?:echten |richtigen |echte |menschlichen )?(?:menschen|person|mitarbeiter|mitarbeiterin|berater|ansprechpartner)',
      ),
      any(
        '(?:kann|konnte|koennte|soll)(?: mich| bitte)* (?:jemand|ein makler|ein mitarbeiter|ein mensch|ein berater)(?: mich| bitte)* (?:zuruckrufen|zurueckrufen|anrufen|kontaktieren)',
      ),
      whole(
        '(?:bitte |hallo )*(?:einen? |ein )?(?:echten? |echter |richtigen )?(?:menschen?|mitarbeiter|berater|ansprechpartner|echte person|kundenservice)(?: bitte)?',
      ),
    ],
    unless: /\b(?:nicht|kein|keinen|nie|ohne|muss ich|soll ich|statt)(?: \w+){0,3}\s*$/u,
  },
  {
    language: 'pt',
    asks: [
      any(
        `(?:falar|conversar|comunicar|ser atendid[oa]|entrar em contato|entrar em contacto|contatar|contactar)(?: \\w+)? (?:com|por) ${PT_PERSON}`,
      ),
      any(
        `(?:passar|passa|passe|passem|transferir|transfira|transfere|conectar|conecte|ligar|encaminhar|encaminhe)(?: me)? (?:para|com|a) ${PT_PERSON}`,
      ),
      any(
        '(?:quero|queria|preciso de|preciso|prefiro|gostaria de)(?: ter)? (?:um |uma )?(?:humano|atendente|pessoa real|pessoa de verdade|atendimento humano|corretora?|agente|ser humano)',
      ),
      any(
        '(?:alguem|um corretor|um agente|um atendente)(?: \\w+)? (?:pode|poderia) me (?:ligar|contatar|contactar|chamar|atender)|(?:que|pode) (?:alguem|um corretor) me (?:ligue|ligar|contate|contatar)',
      ),
      whole('(?:quero|queria|preciso de|prefiro|gostaria de)(?: ter)? uma pessoa(?: por favor)?'),
      whole(
        '(?:por favor |ola )*(?:um |uma )?(?:humano|atendente|pessoa real|atendimento humano|corretora?|agente)(?: por favor)?',
      ),
    ],
    unless: /\b(?:nao|sem|nunca|estou|voce e|ja|tenho que|preciso mesmo|devo)(?: \w+){0,2}\s*$/u,
  },
]
