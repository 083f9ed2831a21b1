import type { Language } from '../../../contract/languages.ts'

export const NEEDING = /^(?:(?:i|we) need|necesito|preciso|(?:ich )?brauche ich)\b/

/**
 * How a language asks for a person, in the form of `toPlainText`: anywhere in a sentence (which does not count if the text before it
 * fits `unless`), or by a clause that says nothing else.
 */
type Pattern = { language: Language; asks: RegExp[]; alone: RegExp; unless: RegExp }

const any = (source: string): RegExp => new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}])`, 'u')
const whole = (...sources: string[]): RegExp => new RegExp(`^(?:${sources.join('|')})$`, 'u')

const EN_KIND = '(?:real |actual |live |human |living |sales |leasing |support |listing |estate |property |local )*'
const EN_SURE = '(?:human(?: being)?|person|agent|representative|rep|operator|realtor|broker|advisor|adviser)'
const EN_PERSON = `(?:(?:an?|the|your|any|some|one of your|another) )?${EN_KIND}(?:${EN_SURE}s?|someone(?: else| real)?|somebody|anyone|anybody|consultant|specialist|colleague|staff|team|manager|salesperson|member of (?:the|your) (?:staff|team)|customer (?:service|support))`
const EN_ONE = `(?:an? |the |your |one of your )?${EN_KIND}(?:${EN_SURE}s?|someone|somebody|anyone|anybody|consultant)`

const EN_BRING = '(?:(?:get|give|find|bring|send)(?: me| us)|gimme|(?:get|getting)(?: a)? hold of|reach)'
/** What is of an agent, as the beginnings of words. */
const EN_OF_AGENTS =
  '(?:fee|name|info|detail|number|phone|cost|commission|list|review|rating|profile|sized|free(?! of))'

const ES_PERSON =
  '(?:(?:un|una|el|la|algun|alguna|su|otra|otro) )?(?:(?:verdadero|verdadera) )?(?:humano|persona|agente|asesora?|representante|operadora?|alguien|gente|ser humano|comercial|corredora?|equipo|vendedora?)'
const FR_PERSON =
  '(?:(?:un|une|le|la|votre|lun de vos|une de vos|vos|dun|dune) )?(?:(?:vrai|vraie|veritable) )?(?:humains?|personne|agents?|conseillers?|conseilleres?|quelquun|representant|operateur|etre humain|collaborateur|commercial|interlocuteur|equipe)'
const DE_PERSON =
  '(?:(?:einem|einer|einen|eine|ein|nem|ner|nen|dem|der|den|ihrem|ihrer|eurem) )?(?:(?:echten|richtigen|realen|menschlichen|echter|echte|richtiger) )?(?:menschen?|person|mitarbeiter\\w*|berater\\w*|makler\\w*|agenten|kollegen|ansprechpartner\\w*|jemand\\w*|kundenservice|kundendienst)'
const PT_PERSON =
  '(?:(?:um|uma|o|a|algum|alguma|seu|sua|outra) )?(?:humano|pessoa|atendente|agente|corretora?|consultora?|representante|alguem|gente|ser humano|operadora?|vendedora?|atendimento|equipe)'

export const patterns: Pattern[] = [
  {
    language: 'en',
    asks: [
      any(
        `(?:(?:talk|speak|chat)(?:ing)?|complain|be connected|be transferred|get in touch|get in contact)(?: directly| please)? (?:to|with) ${EN_PERSON}`,
      ),
      any(
        `(?:connect|transfer|put|pass|hand|forward|redirect|escalate|switch)(?: me| us| this| it)?(?: over| through| thru| on)? (?:to|with) ${EN_PERSON}`,
      ),
      any(
        '(?:connect|transfer|put|pass|hand|forward)(?: me| us)(?: over| through| thru| on)? (?:to|with) (?:the |your )?(?:sales|support|reception|leasing|the front desk)(?: team| department| desk| office| please| now)*(?! \\p{L})',
      ),
      any(`${EN_BRING} (?:(?:an? |the |your |some )${EN_KIND}${EN_SURE}|someone|somebody)(?! ${EN_OF_AGENTS})`),
      // "Give me agent reviews" asks for no agent.
      any(
        `${EN_BRING} ${EN_KIND}${EN_SURE}(?=$| (?:please|now|who|that|to|for|on|in|asap|instead|thanks|help|support|assistance)(?![\\p{L}]))`,
      ),
      any(
        `(?:i|we|id|wed)(?: want| need| would like| like| prefer| would prefer| rather have)(?: to have)? an? ${EN_KIND}(?:human|real person|agent|representative|operator)(?! ${EN_OF_AGENTS})`,
      ),
      any(
        `(?:i|we|id|wed)(?: want| need| would like| like| prefer| would prefer)(?: to have)? an? ${EN_KIND}person(?: please| now| thanks| instead| here)*$`,
      ),
      any(
        `(?:have|ask|get|let|can|could|would|will) ${EN_ONE}(?: please)? (?:to )?(?:call|contact|phone|ring|text|email|write|reach|get back to|get in touch with|help) me`,
      ),
      any(`be (?:contacted|called|called back|phoned|reached) by ${EN_PERSON}`),
      any(`have ${EN_ONE} reach out`),
      // Whoever wants no machine wants a person.
      any(
        '(?:dont|do not|not|never|no longer|hate|tired of|sick of|instead of|rather than)(?: want| like| wish| wanna| to){0,2} (?:talk|speak|chat)(?:ing)? (?:to|with) (?:an? |the |this |some |your )?(?:ro)?bots?(?!.* (?:show|find|list|search)(?: me| us| for)? (?!an? (?:human|person|agent)))',
      ),
      any(
        `(?:is|are) there ${EN_PERSON}(?: here| there| available)? (?:that |who |whom )?(?:i|we) (?:can|could|may) (?:talk|speak|chat|e ?mail|call|phone|ring|text|write|message|contact|reach|ask|complain)`,
      ),
    ],
    alone: whole(
      `(?:please |hi |hello |just )*(?:an? )?${EN_KIND}(?:${EN_SURE}|customer service)(?: please| now| thanks)*`,
      '(?:please |i need |i want |we need |(?:can|could) i (?:get|have) )*(?:some )?(?:human|a real persons) (?:help|support|assistance)(?: please| now)*',
      `(?:(?:can|could|may) (?:i|we)|id like to)(?: please)? (?:have|get) an? ${EN_KIND}(?:human|person|operator|representative)(?: please| now)*`,
      '(?:and |so )?who (?:can|could|do|should) (?:i|we) (?:talk|speak) (?:to|with)(?: please| here| about (?:this|it))*',
      '(?:(?:can|could) i |i want to |id like to )?(?:talk|speak) (?:to|with) (?:your |the )?sales(?: team)?(?: please| now)*',
      `(?:i|we|id|wed)(?: want| need| would like| like| prefer| would prefer)(?: to have)? an? ${EN_KIND}person(?: please| now| thanks)*`,
    ),
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
        '(?:que|puede|podria|pueden) (?:me )?(?:llame|llamar|llamarme|contacte|contactar|contactarme) (?:alguien|una persona|un agente|un asesor)',
      ),
      any(
        'que me (?:atienda|ayude|llame|contacte) (?:alguien|una persona|un humano|un agente|un asesor)|que (?:alguien|una persona|un humano|un agente|un asesor) me (?:atienda|ayude|llame|contacte)|(?:puede|podria) (?:atenderme|ayudarme) (?:alguien|una persona|un humano|un agente)',
      ),
      any(
        '(?:alguien|una persona|un humano) (?:con quien|con la que|con el que|a quien|al que)(?: yo)? (?:pueda|puedo|podria) (?:hablar|comunicarme|escribir|llamar|contactar)',
      ),
      any(
        '(?:me pasas?|pasame|paseme|ponme|pongame|dame|deme) (?:a )?(?:un|una) (?:humano|agente|persona|asesora?|operadora?)(?: real| de verdad| humano| por favor)*$',
      ),
      any('(?:quiero|necesito|prefiero|quisiera) (?:a )?una persona(?: por favor| ya)*$'),
      any(
        'no (?:quiero|quisiera|deseo|me gusta) hablar con (?:un |una |el |la |este )?(?:robot|bot|maquina|chatbot)(?!.* (?:muestr|ensen|busc|quiero ver)\\p{L}*)',
      ),
      any(
        '(?:alguien|un agente|un asesor)(?: me)? (?:puede|podria)(?: me)? (?:llamar|llamarme|contactar|contactarme|atender|atenderme)',
      ),
    ],
    alone: whole(
      '(?:por favor |necesito |quiero )*ayuda (?:humana|de una persona|de un humano)(?: por favor)?',
      '(?:por favor )?(?:me )?(?:puede|pueden|podria|podrian)(?: por favor)? (?:llamarme|llamar|contactarme)(?: por favor)?',
      '(?:quiero|necesito|prefiero|quisiera|deseo) (?:a )?una persona(?: por favor)?',
      '(?:por favor |hola )*(?:un |una )?(?:humano|agente|persona real|asesora?|operadora?|atencion humana|agente humano)(?: por favor)?',
    ),
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
        '(?:passez|passe|donnez|trouvez) moi (?:un|une) (?:vraie? )?(?:humain|agent|conseiller|conseillere|personne|responsable|collegue)|(?:passez|passe|donnez|trouvez) moi quelquun',
      ),
      any('(?:etre|soit) (?:rappele|contacte|appele|recontacte)e?s?'),
      any('(?:je veux|je voudrais|jaimerais|il me faut|je prefere) une personne(?: svp| sil vous plait| stp)*$'),
      any(
        '(?:quelquun|un humain|une personne) (?:que|a qui) (?:je peux|je pourrais|je puisse|on peut) (?:\\p{L}+ )?(?:parler|ecrire|appeler|contacter|joindre)',
      ),
      any('quelquun a qui (?:je peux|je pourrais|je puisse|on peut|parler)(?: parler)?'),
      any(
        '(?:ne )?(?:veux|souhaite|voudrais|aime) pas (?:parler|discuter|echanger) (?:a|avec) (?:un |une |ce |cette |le |la )?(?:robot|bot|machine|chatbot)(?!.* (?:montr|cherch|trouv)\\p{L}*)',
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
    ],
    alone: whole(
      '(?:svp |jai besoin d)*(?:une )?aide humaine(?: svp| sil vous plait)?',
      '(?:est ce que )?(?:pouvez vous|pourriez vous|vous pouvez|vous pourriez) me (?:rappeler|recontacter)(?: svp| sil vous plait)?',
      '(?:je veux|je voudrais|jaimerais|il me faut|je prefere) une personne(?: svp| sil vous plait| stp)?',
      '(?:bonjour |svp )*(?:un |une )?(?:humain|agent|conseiller|conseillere|vraie personne|agent humain)(?: svp| sil vous plait| stp)?',
    ),
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
        '(?:jemand\\w*|einen menschen|eine person|mitarbeiter\\w*) (?:mit dem|mit der|dem|der|den|die) (?:ich|man|wir) (?:\\w+ )?(?:reden|sprechen|schreiben|anrufen|kontaktieren|mailen)',
      ),
      any(
        '(?:will|mochte|moechte|kann|konnte|koennte|darf|wurde)(?: ich| gern| gerne| bitte| lieber){0,3} (?:jemanden|einen (?:mitarbeiter|berater|makler|menschen)|eine (?:mitarbeiterin|person)) (?:sprechen|erreichen)',
      ),
      any(
        '(?:geben|gib|schicken|holen)(?: sie| mir| bitte){1,3} (?:einen |eine )(?:echten |echte |richtigen )?(?:menschen|person|mitarbeiter|mitarbeiterin|berater|ansprechpartner)',
      ),
      any(
        '(?:nicht|ungern|keine lust)(?: weiter| mehr| langer)? mit (?:einem |einer |diesem |dem |dieser )?(?:bot|roboter|maschine|chatbot|computer)(?: uber \\p{L}+)? (?:zu )?(?:reden|sprechen|schreiben|chatten|sprech|red)(?!.* (?:zeig|such)\\p{L}*)',
      ),
      any(
        '(?:ich )?(?:will|mochte|moechte|brauche|hatte gern|hatte gerne|wunsche)(?: ich)?(?: bitte)? (?:einen|eine|nen|ne) (?:echten |richtigen |echte |menschlichen )?(?:menschen|person|mitarbeiter|mitarbeiterin|berater|ansprechpartner)',
      ),
      any(
        '(?:kann|konnte|koennte|soll)(?: mich| bitte)* (?:jemand|ein makler|ein mitarbeiter|ein mensch|ein berater)(?: mich| bitte)* (?:zuruckrufen|zurueckrufen|anrufen|kontaktieren)',
      ),
    ],
    alone: whole(
      '(?:bitte |ich brauche |ich will )*menschliche hilfe(?: bitte)?',
      '(?:bitte )?(?:kann|konnen|konnten|koennen) sie mich(?: bitte)? (?:zuruckrufen|zurueckrufen|anrufen)(?: bitte)?',
      '(?:bitte |hallo )*(?:einen? |ein )?(?:echten? |echter |richtigen |richtiger )?(?:mensch|menschen|mitarbeiter|berater|ansprechpartner|echte person|kundenservice)(?: bitte)?',
    ),
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
        '(?:(?:me )?(?:passa|passe|passem|chama|chame|chamem|arruma|arrume)(?: me)?|me (?:da|de)) (?:um|uma|a um|a uma) (?:humano|atendente|pessoa|corretora?|agente|operadora?)(?: real| de verdade| humano| por favor| ai)*$',
      ),
      any('(?:quero|queria|preciso de|prefiro|gostaria de)(?: ter)? uma pessoa(?: por favor| ja)*$'),
      any(
        '(?:alguem|uma pessoa|um humano) (?:com quem|com a qual|que|a quem|para quem|pra quem)(?: eu)? (?:possa|posso|poderia) (?:falar|conversar|escrever|ligar|contatar|contactar)',
      ),
      any(
        'nao (?:quero|gostaria de|gosto de) (?:falar|conversar) com (?:um |uma |o |a |este |esse )?(?:robo|bot|maquina|chatbot)(?!.* (?:mostr|busc|procur)\\p{L}*)',
      ),
      any(
        '(?:alguem|um corretor|um agente|um atendente)(?: \\w+)? (?:pode|poderia) me (?:ligar|contatar|contactar|chamar|atender)|(?:que|pode) (?:alguem|um corretor) me (?:ligue|ligar|contate|contatar)',
      ),
    ],
    alone: whole(
      '(?:por favor |preciso de |quero )*ajuda (?:humana|de uma pessoa)(?: por favor)?',
      '(?:por favor )?(?:voces )?(?:podem|pode|poderiam|poderia)(?: por favor)? (?:me )?(?:ligar|contatar|contactar)(?: para mim)?(?: por favor)?',
      '(?:quero|queria|preciso de|prefiro|gostaria de)(?: ter)? uma pessoa(?: por favor)?',
      '(?:por favor |ola )*(?:um |uma )?(?:humano|atendente|pessoa real|atendimento humano|corretora?|agente)(?: por favor)?',
    ),
    unless: /\b(?:nao|sem|nunca|estou|voce e|ja|tenho que|preciso mesmo|devo)(?: \w+){0,2}\s*$/u,
  },
]
