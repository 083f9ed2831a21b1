import { LANGUAGES, type Language } from '../../../contract/languages.ts'
import { toPlainText } from '../../../search/text/fold.ts'
import { anyOf } from '../../../search/text/patterns.ts'
import { withoutHarmless } from './harmless.ts'

/** Words of somebody in danger, in plain text (see toPlainText), by language. All are tried: nobody in need is asked for a language. */
const DANGER: Record<Language, RegExp> = {
  en: anyOf(
    /\b(house|home|apartment|flat|condo|kitchen|building|room|roof|garage|place|it)(s| is| are) (on fire|burning)\b/,
    /\b(there is|theres|its|we have) a (gas leak|fire)(?! (place|pit|alarm|station|escape|extinguisher|sale|hydrant|department))\b/,
    /^(help )*(fire|gas leak)( (fire|help))*$/,
    /\bgas (leak|is leaking)\b/,
    /\b(i|we|can) (can )?smell gas\b/,
    /\bsmells? (like |of )gas\b/,
    /\bbreaking (into (my|our|the)|in (my|our|here|right now|now))\b/,
    /\b(someone|somebody|burglars?|intruder|thief) (is|are)? ?(in|inside|entering|trying to (get|break) in(to)?) (my|our)\b/,
    /\bbeing (robbed|attacked|burgled)\b/,
    /\b(not breathing|having a heart attack|kill myself|want to die|is unconscious)\b/,
    /\b(carbon monoxide|co|smoke|fire|gas) (alarms?|detectors?) (\w+ ){0,3}(going off|went off|ringing|sounding|blaring|screaming|triggered|wont stop)\b/,
    /\b(carbon monoxide|co) (alarms?|detectors?) (is |are |keeps? |wont stop )*(beeps|beeping|chirping)\b/,
    /\b(need|call|get|send)( me| us)? (an|the) ambulance\b|^(help )*ambulance( please| now| help)*$/,
    /\bwater( is|s)? (\w+ )?(pouring|gushing|streaming|rushing|running|coming|flooding|dripping|leaking) (in |down |out )?(through|from|into|out of|in) (the |my |our )?(ceiling|roof|walls?|lights?|floor|apartment|flat|house|bedroom|kitchen|basement)\b/,
    /\b(my|our) (\w+ )?(ceiling|roof|wall|floor|balcony|stairs|staircase|porch|deck|house|building|apartment)( is| has| have| just| s)* (collaps(ed|ing)|cav(ed|ing) in|fell (in|down|on)|fallen (in|down)|falling (in|down)|coming down|flooding)\b(?! (price|value|in (price|value)))/,
    /\bthe (ceiling|roof|wall|floor|balcony|building) (just collapsed|is collapsing|(has )?just (caved|fallen|fell) \w+|is caving in|is coming down|collapsed on \w+)\b/,
    /\b(my|our|the|a) (\w+ )?pipes?( has| have| just)* burst\b/,
    /\b(my|our) (\w+ )?(house|home|flat|apartment|basement|kitchen|bathroom|room|place) (is|s|has been|got) (flooding|flooded|under water)\b|\bthere is water everywhere\b/,
    /\b(ceiling|roof|wall|balcony) (just )?(fell|came down|collapsed) on (me|us|my|our|her|him|someone|somebody)\b/,
    /^(please |can you |someone |somebody )*(call|dial) (911|112|999|000|the police|the fire (brigade|department))( please| now)*$|\b(i|he|she) (cant|cannot) breathe\b/,
    /\b(people|person|someone|somebody|kids?|child|children|family|neighbou?rs?|i|we|he|she|they|wife|husband|mother|father|son|daughter|baby)( are| is| am| m| s| re| got)? (all )?(trapped(?! between)|buried (under|beneath|alive))\b(?! in (\w+ )?(\w+ )?(lease|contract|mortgage|loan|agreement|job|marriage|relationship|market|bidding|work|paperwork)\b)/,
    /\b(basement|cellar|garage|kitchen|bathroom|apartment|flat|house|home|building|room|hallway) (is|s) (flooding|filling up|filling)( up)? with (water|sewage|smoke|mud|gas)\b/,
    /\b(someone|somebody|burglars?|intruders?|a thief|thieves|robbers?|a man|a stranger|they|he) (is|are|s|re) breaking in\b(?=$| (right )?now\b| (help|please|through|via|at|and|upstairs|downstairs|next door)\b)/,
    /\b(wife|husband|mother|mom|mum|father|dad|son|daughter|baby|child|friend|neighbou?r|roommate|partner|he|she|someone|somebody|grandmother|grandfather|tenant) (upstairs |downstairs |next door )?(has |just |have |s )*(collapsed(?! (the|my|our|a)\b)|passed out(?! (the|fl[iy]ers|leaflets|brochures|cards|copies|candy|invit\w+)\b)|fainted(?! (when|at|over)\b)|stopped breathing|(does not|doesnt|isnt|is not|not) (breathe|breathing|waking up|(moving|responding)(?=$| (help|please|any ?more|and|on the (floor|ground))\b)))\b/,
    /^(help )?(the |a )?(house|building|apartment|basement|kitchen) next door (is|s) (on fire|burning)\b/,
    /\b(electrocuted|(got|getting|had) (a |an )?electric shock|sparks (are )?(flying|coming|shooting) (out|from))\b/,
  ),
  de: anyOf(
    /\b(haus|wohnung|kuche|dach|keller|zimmer) (brennt|in flammen)\b/u,
    /^(hilfe )?feuer( hilfe)?$/u,
    /\bgas(geruch|leck|austritt)\b/u,
    /\b(riecht|stinkt)( \p{L}+)* nach gas\b/u,
    /\bgas (riecht|stromt|tritt) aus\b/u,
    /\bbricht( \p{L}+){0,4} ein\b/u,
    /\beinbrecher (ist|sind|im|in|bei)\b/u,
    /\bwird( gerade)? eingebrochen\b/u,
    /\b(atmet nicht|herzinfarkt|bewusstlos|umbringen)\b/u,
    /\b(kohlenmonoxid|co|rauch|gas|feuer) ?(warn)?(melder|alarm)( \p{L}+){0,2} (piept|schrillt|heult|los|an|angeschlagen|ausgelost|losgegangen)\b/u,
    /\b(brauch\p{L}*|ruf\p{L}*|schick\p{L}*)( \p{L}+){0,3} (krankenwagen|rettungswagen|notarzt)\b|^(krankenwagen|rettungswagen|notarzt)\b/u,
    /\bwasser (lauft|stromt|kommt|tropft|schiesst|rinnt)( \p{L}+){0,2} (durch|aus|von|an)( \p{L}+)? (decke|wand|dach)\b/u,
    /\b(decke|dach|wand|balkon|boden)( \p{L}+){0,3} (eingesturzt|heruntergesturzt|heruntergekommen|runtergekommen|sturzt ein|kommt runter|kommt herunter)\b/u,
    /(?<!in de[mr] )\bes brennt\b(?! (oft|selten|manchmal|immer|nie|haufig)\b)/u,
    /\b(bei (mir|uns|nachbarn|den nachbarn)|hier|nebenan|(in|im)( \p{L}+)? (kuche|wohnung|haus|keller|zimmer|treppenhaus|dachstuhl|gebaude|bad|schlafzimmer|wohnzimmer|flur)) brennt es\b(?! (oft|selten|manchmal|immer|nie|haufig)\b)/u,
    /\b(keller|wohnung|haus|kuche|bad|zimmer|garage)( \p{L}+){0,2} (steht|stehen|ist) (komplett |ganz |vollig )?(unter wasser|uberflutet|uberschwemmt)\b|\b(keller|wohnung|haus|kuche|bad) (lauft|lauft gerade) voll\b/u,
    /\b(eingeklemmt|verschuttet)\b/u,
    /\b(frau|mann|mutter|vater|sohn|tochter|kind|baby|freund(in)?|nachbar(in)?|oma|opa|er|sie|jemand)( \p{L}+){0,3} (zusammengebrochen|ohnmachtig|atmet nicht|nicht mehr atmet|nicht atmet)\b/u,
    /\b(rohr|wasserrohr|leitung)( \p{L}+){0,2} (geplatzt|gebrochen)\b|\brohrbruch\b(?! \p{L}*versicher)/u,
  ),
  es: anyOf(
    /\b(casa|piso|cocina|edificio|apartamento|departamento|techo) (esta ardiendo|esta en llamas|arde|se quema|se esta quemando|se incendia|se esta incendiando)\b/u,
    /\bse esta (quemando|incendiando)\b/u,
    /\b(hay|tenemos) (un )?(fuego|incendio)\b(?! (en|de) la chimenea)/u,
    /\b(fuga|escape|olor|huele) (de |a )?gas\b/u,
    /\b(alguien|ladron|ladrones|intruso)( \p{L}+){0,4} (entrando|entrar|forzando|dentro|robando)\b/u,
    /\b(me|nos) estan (robando|atacando)\b/u,
    /^(socorro|auxilio|fuego|incendio)\b/u,
    /\b(no respira|infarto|quiero morir|suicidarme)\b/u,
    /\b(suena|sonando|pitando|ha saltado|salto) (la )?alarma de (monoxido|humo|incendios?|gas)\b|\b(alarma|detector) de (monoxido|humo|incendios?|gas)( \p{L}+){0,4} (suena|sonando|pitando|saltado|salto|pita)\b/u,
    /\b(necesito|necesitamos|llam\p{L}+|envi\p{L}+|mand\p{L}+)( a)?( una)? ambulancia\b|^ambulancia\b/u,
    /\b(cae|entra|sale|chorrea|cayendo|entrando|saliendo|chorreando) (mucha |el )?agua( \p{L}+){0,2} (techo|tejado|pared)\b|\bagua( \p{L}+){0,2} (cayendo|entrando|saliendo|chorreando)( \p{L}+){1,2} (techo|tejado|pared)\b/u,
    /\b(se )(me |nos )?(ha |esta )?(caido|cayo|cayendo|derrumbo|derrumbado|hundio|hundido|vino abajo)( \p{L}+){0,2} (techo|tejado|pared|balcon|suelo)\b|\b(mi|nuestro|el) (techo|tejado|balcon|suelo) se (me |nos )?(ha |esta )?(caido|cayo|cayendo|derrumbo|derrumbado|derrumbando|hundio|hundido)\b/u,
    /(?<!\b(minha|nossa|meu|nosso) )\b(casa|piso|cocina|bano|sotano|apartamento|departamento|garaje) (esta |se esta |se ha |esta todo |se )(inundad[oa]|inundando|inundo|inunda|llenando de agua)\b|\bse (me |nos )?(esta )?inunda(ndo)? (la|el|mi|nuestr[oa]) \p{L}+/u,
    /\b(atrapad[oa]s?|sepultad[oa]s?)\b/u,
    /\b(mujer|marido|esposa|esposo|madre|padre|hijo|hija|bebe|amig[oa]|vecin[oa]|alguien)( \p{L}+){0,3} (desmayad[oa]|se desmayo|inconsciente|se desplomo|desplomado|no se mueve)\b/u,
    /\b(se )?(ha )?(revento|reventado|rompio|roto) (una|la) tuberia\b|\b(una|la) tuberia( se)?( ha)? (revento|reventado|reventada)\b/u,
  ),
  fr: anyOf(
    /\bil y a (le feu|un incendie)\b/u,
    /\b(maison|appartement|cuisine|immeuble|toit) (brule|est en feu|est en flammes|prend feu)\b/u,
    /^(au (feu|secours)|a l aide)\b/u,
    /\b(fuite|odeur) de gaz\b/u,
    /\b(ca |cela )?sent le gaz\b/u,
    /\b(quelqu ?un|voleurs?|cambrioleurs?|on)( \p{L}+){0,4} (entre|entrer|entrent|force|forcer|cambriole)( \p{L}+)? (chez (moi|nous)|ma|mon|notre)\b/u,
    /\b(ne respire (plus|pas)|crise cardiaque|me suicider|envie de mourir)\b/u,
    /\b(l?alarme|detecteur) (de |d|au |a )?(monoxyde|fumee|incendie|gaz)( \p{L}+){0,4} (sonne|hurle|declenchee?|declenche|retentit)\b/u,
    /\b(besoin dune|appel\p{L}+( moi)?( une)?|envoy\p{L}+( moi)?( une)?|faut( une)?) ambulance\b|^(une )?ambulance\b/u,
    /\b[ld]?eau (coule|tombe|entre|ruisselle|degouline|qui coule)( \p{L}+){0,2} (plafond|toit|mur)\b/u,
    /\b(mon|notre|le) (plafond|toit|mur|plancher|balcon)( vient)? (sest (effondre|ecroule)|seffondre|secroule|est tombe|de seffondrer|de tomber)\b/u,
    /\b(maison|appartement|cuisine|cave|sous sol|garage|salle de bain) (est |sont )?(en train de |completement |toute? )?(inondee?s?|sinonder?|sous leau|se remplit deau)\b(?! de (lumiere|soleil|clarte|jour))/u,
    /\b(coincee?s?|piegee?s?|ensevelie?s?) (dans|sous|a l interieur|a linterieur)\b/u,
    /\b(femme|mari|mere|pere|fils|fille|bebe|amie?|voisine?|quelqu ?un)( \p{L}+){0,3} (effondree?|evanouie?|inconsciente?|ne bouge plus)\b/u,
    /\b(tuyau|canalisation)( \p{L}+){0,2} (eclate|eclatee|explose|explosee|rompu|rompue)\b/u,
  ),
  pt: anyOf(
    /\b(casa|apartamento|predio|cozinha|telhado) (esta|ta) (a arder|em chamas|pegando fogo|queimando|a queimar|em fogo)\b/u,
    /\bpegando fogo\b/u,
    /\b(ha|tem) (um )?(fogo|incendio)\b/u,
    /\b(fuga|vazamento|cheiro) (de|a) gas\b/u,
    /\b(esta a )?cheirar? a gas\b/u,
    /\bcheira a gas\b/u,
    /\b(alguem|ladrao|ladroes|intruso)( \p{L}+){0,4} (entrando|entrar|arrombando|arrombar|invadindo|dentro|roubando)\b/u,
    /^(socorro|fogo|incendio)\b/u,
    /\b(nao respira|infarto|quero morrer|me matar)\b/u,
    /\b(alarme|detector) de (monoxido|fumaca|fumo|incendio|gas)( \p{L}+){0,4} (tocando|tocar|toca|disparou|apitando|apitar|soando)\b/u,
    /\b(precis\p{L}+( de)?|cham\p{L}+|mand\p{L}+|envi\p{L}+)( uma)? ambulancia\b|^ambulancia\b/u,
    /\b(caindo|entrando|escorrendo|jorrando|saindo|cair|entrar|escorrer) (muita )?agua (pelo|do|pela|da) (teto|tecto|telhado|parede)\b|\bagua( \p{L}+){0,3} (caindo|cair|entrando|entrar|escorrendo|escorrer|jorrando|saindo) (pelo|do|pela|da) (teto|tecto|telhado|parede)\b/u,
    /\b(meu|nosso|o) (teto|tecto|telhado|piso) (caiu|desabou|esta (caindo|a cair|desabando)|desmoronou|ruiu)\b/u,
    /\b(casa|apartamento|cozinha|banheiro|porao|garagem|cave) (esta |ta |ficou )?(todo |toda )?(a )?(inundad[oa]|inundando|inundar|alagad[oa]|alagando|alagar|debaixo dagua|debaixo de agua)\b(?! de (luz|sol))/u,
    /\b(pres[oa]s? (nos|no|sob|debaixo)( os)?( d[oe]s?)? (escombros|elevador em chamas|incendio)|soterrad[oa]s?)\b/u,
    /\b(mulher|marido|esposa|esposo|mae|pai|filh[oa]|bebe|amig[oa]|vizinh[oa]|alguem)( \p{L}+){0,3} (desmaiou|desmaiad[oa]|inconsciente|nao se mexe|desacordad[oa])\b/u,
    /\b(um|o) cano( da \p{L}+)? (estourou|rebentou|arrebentou)\b/u,
  ),
}
/** Of the past, of what might be, and of the market: "was the house ever on fire?", "the market is on fire". */
const NO_DANGER =
  /\b(ever|was|were|had|last year|years? ago|market|detectors?(?! (\w+ ){0,3}(going|went|ringing|beeps|beeping|chirping|sounding|blaring|wont))|insurance|would|could|if|history|gab es|hubo|hace (?:\w+ )?(?:anos|meses|semanas)|ha (?:\w+ )?(?:anos|meses|semanas)|alguna vez|y a eu|houve|seguro contra|contra incendios?)\b/

/** The language in which somebody says to be in danger; undefined where nobody is. */
export function languageOfDanger(text: string): Language | undefined {
  const plain = toPlainText(text)
  const spoken = LANGUAGES.find((language) => DANGER[language].test(plain))
  if (spoken === undefined || NO_DANGER.test(plain)) return undefined
  return DANGER[spoken].test(withoutHarmless(text)) ? spoken : undefined
}
