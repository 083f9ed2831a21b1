import type { ByLanguage } from '../../../contract/languages.ts'
import { forPatterns, patternOf } from './patterns.ts'

/**
 * Words of what businesses tell everybody, by language: words to the reader; hours; how and where the business is reached; fees and
 * what is due; areas; languages; licences; documents and rules; team and history; services (see patternOf).
 */
const SIGNS: ByLanguage<readonly string[]> = {
  en: [
    'you|your|yours|yourself|please|welcome',
    'open|opens|opening|reopens?|closed|closes|shut (?:on|from|over|between|at)',
    '(?:from|till|until) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|noon|midnight)|at night|every (?:morning|afternoon|evening|day|night)|comes? every|hours',
    'times|timings|lunch break|late night|staffed|answer(?:s|ed)? (?:the phone|calls|emails?)',
    'mondays? (?:to|through|and|until|till|is|we)',
    '(?:on|every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)days?[.,]? ?(?:we|and|from|$)',
    '(?:mon|tue|wed|thu|fri|sat)[a-z]* ?[-–:] ?\\w+|(?:satur|sun)days? (?:from|by|appointments|\\d)|weekdays?|weekends?|24/7',
    'holidays|christmas',
    'phones?|call|ring|telephone|whatsapp|toll-free|e-?mails?|mail|write to|contact|(?:see|on|through|via) our website',
    'website (?:is|has)|reach(?:es|ed)? us|drop in|visit us|drop by|look for the|by post|address (?:is|reads)|find us|fax',
    'enquir\\w+|emergenc\\w+',
    'based (?:at|in)|located|(?:our|the|\\w+) office (?:is|at|on|above|has moved)|offices are|premises|(?:our|the) branch(?:es)?',
    'branches|branch (?:is|at|in)|suite|postal|entrance|(?:ground|first|second|third|fourth|top|\\d+th) floor|free parking',
    'parking (?:is|behind|for|at|spaces (?:are|at|in|for))|bike racks|bus|tram|train|stop|station|postcode|wheelchair|ramp',
    'next door to|across from|opposite|moved (?:to|last)|visitors (?:park|sign|are|can|may|must)|lobby|drive past',
    'take (?:the|exit)',
    'earnest money|escrow account|commissions? (?:is|are|of|on)|our commission|fees?|charges?|surcharges? (?:for|of|is)|costs?|deposits?|bond|premium|brokerage',
    'payable|(?:buyer|seller|tenant|landlord|owner)s? pays? (?:the|our|for|a|all)|discount|vouchers?|rates?|stamp duty|levies|gst|vat|invoices?|direct debit|bank transfers?|cards?|cash|cheques|free',
    'half-price|(?:is|are) (?:extra|included)|refund\\w*|pays? (?:us )?nothing|statements?|paid (?:out|on|by)|due',
    'rent (?:is|can|may|must|includes)|rents? start|prices? (?:start|from|is|are|on)|asking price|guide price|priced|for sale',
    'starts? at|(?:sold|let|rented|on sale) from|percent off|our customers|from [$£€]',
    'we (?:only |also |do |all |never )?(?:cover|serve|work|operate|sell|let|rent|manage|handle|represent|help|offer|provide|accept|take|sponsor|build|have branches|lodge|consider|keep|ask for|buy|advertise|give|speak|carry out|have (?:been|worked)|treat|follow)',
    'areas?|neighbou?rhoods|coverage|territory|what we handle|our patch|offered in|where we work|all we do|our reach',
    'english|spanish|french|german|portuguese|italian|chinese|mandarin|cantonese|arabic|polish|russian|dutch|flemish|hindi|tamil',
    'vietnamese|korean|japanese-speaking|romanian|ukrainian|turkish|interpreter|mother tongue|languages?|asl|sign language',
    'licen[cs]\\w+|regist\\w+|members? of|membership|accredit\\w*|ombudsman|redress|insured|regulated',
    '(?:energy|gas|completion) certificat\\w+|certificates (?:are|is)|audit(?:s|ed)|gdpr|tourist board|safeagent|realtors|mls',
    'fair housing|warranty|guarantees?|ranked|reviews|awards?',
    'applicants?|applications?|references?|id|passports?|pay ?slips|proof|guarantors?|co-?signers?|screening|background checks',
    'documents?|income|pets?|dogs?|cats?|smoking|sublet\\w*|notice|leases?|tenanc\\w+|contracts?|agreements?|cancel\\w*|withdrawal',
    'cooling-off|not (?:allowed|accepted|permitted)|(?:is|are) (?:allowed|accepted|permitted|required|needed)',
    '(?:must|can|may|should|have to|has to) (?:be|not)|collected|trash|bins?|recycling|check-?ins?|check in|check-?out|check out',
    'minimum stay|quiet|noise|guests|residents|utilities|keys (?:are|is)|move-?ins?|personal data|privacy|confidential',
    'by appointment|tours?|viewings? (?:are|is|by|can|take|may)|inspections?|inventory|handover|completion|closings?|bids?|bidding',
    'offers (?:are|go|above)|all offers|legal pack|rules?|subject to|consent|policy|self-guided|online|app|portal|bookings?',
    'book (?:online|early|by|two|a)|booked (?:online|by|with)',
    'founded|was started|family(?:-run|-owned| business| firm)|family (?:has|have)|generations?|since (?:19|20)\\d\\d|years',
    'in business|broker of record',
    '(?:is|are|meet|by|has|have) (?:our|the) (?:\\w+ ){0,3}(?<!fifth )(?:receptionist|manager|brokers?|director|agents?|contact|lead|adviser|team|head)',
    'our (?:team|staff|receptionist|director|broker|managers?|agents|brokers|crew|assistants|founder|owner|partners) ?,?|team',
    'owner:|directors?:|looks? after|takes? care of|heads|department (?:is|has|consists)|agents in|certified|led by|coordinates?',
    'receptionist|maintenance|people work|work here|runs? (?:the|this)|mascot|founder|local',
    'valuations?|appraisals?|photos (?:are|and|of)|photography|photographs are|drone|video|floor plans?|relocation|management',
    'staging|consultations?|seminars?|newsletter|workshops?|services?|packages?|sellers (?:get|pay|who|sign)',
    'buyers (?:get|pay|who|may|receive|are|from|at)|landlords (?:get|who|pay)|owners (?:get|pay|are)',
    'tenants (?:pay|who|collect|get|deal)|first-time|international|overseas|expats?|consumers|journalists|anyone|everyone',
    'each room|broadband|wi-?fi|laundry|pool|gym|playground|(?:building|block|house|estate|site|complex|tower) has an?|next to',
    'bedrooms?|sleeps|acres?|acre lot|for sale|on the market at|is offered|asking|planning permission|completes|storey',
    'units? (?:start|from)|apartments?',
  ],
  de: [
    'ihnen|ihre[nrsm]?|bitte|willkommen|gerne?',
    '(?:konnen|erreichen|finden|erhalten|zahlen|haben|brauchen|melden|wenn|sprechen|bringen|rufen) sie',
    'sie (?:konnen|haben|erreichen|finden|zahlen|erhalten|brauchen)',
    'geoffnet|offnungszeiten|sprechzeiten|geschlossen|uhr|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?',
    'sonntags?|wochenende|feiertag\\w*|werktags?',
    'telefon\\w*|anruf\\w*|e-?mails?|kontakt|notdienst|notfall\\w*|ansprechpartner\\w*|webseite|website|buro|filialen?',
    'standort\\w*|adresse|parkplatz\\w*|haltestelle|eingang|barrierefrei|stock',
    '\\w*provision|\\w*courtage|gebuhr\\w*|honorar\\w*|kostenlos|kostenfrei|kosten|kaution\\w*|pramie|miete (?:ist|betragt|wird)',
    '(?:miete|mieten|preise) .{0,30}(?:beginnt|beginnen|ab)|berechnen wir|nebenkosten|mehrwertsteuer|mwst|rabatt|uberweisung',
    'kaufpreis|preise? (?:beginn\\w+|ab)',
    'wir (?:sprechen|arbeiten|verkaufen|vermieten|vermitteln|verwalten|bieten|helfen|betreuen|beraten|erstellen|sind|brauchen|zahlen|suchen|ubergeben|nehmen|akzeptieren)',
    'region|umgebung|stadtteile|gebiet\\w*|englisch|franzosisch|turkisch|spanisch|italienisch|russisch|polnisch|arabisch',
    'mitglied|zertifiziert\\w*|gewerbeerlaubnis|gewerbeordnung|versichert|registernummer|ihk|ivd|seit (?:19|20)\\d\\d|gegrundet',
    'familiengefuhrt|familienbetrieb|generation|team|mitarbeiter\\w*|leitet|inhaber\\w*|geschaftsfuhrer\\w*',
    'besichtigung\\w*|termin\\w*|haustiere?|hunde|rauchen|kundigung\\w*|\\w*vertrag\\w*|virtuelle rundgange|vereidigt|unterlagen',
    'selbstauskunft|schufa|gehaltsnachweis\\w*|gehaltsabrechnung\\w*|ausweis|mieter (?:zahlen|brauchen|melden)|bewertung\\w*',
    'energieausweis|fotos|drohnen\\w*|grundriss\\w*|widerruf\\w*|schlussel (?:ubergeben|erhalten)|datenschutz|daten|treuhand\\w*',
    'erlaubt|reparaturen|online\\w*|bewerbung',
  ],
  fr: [
    'vous|votre|vos|bienvenue?s?',
    'ouverte?s?|fermee?s?|horaires?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\\d+ ?h|permanence|matins|jours feries',
    'telephone|telephonique|appelez|appellent|e-?mails?|courriel|contact\\w*|site|agence (?:est|se)|bureaux?|adresse|situee?s?',
    'parking|metro|tram|arret|fauteuil|urgences?|whatsapp',
    'honoraires|frais|commission|depot|caution|gratuite?s?|ttc|charges? comprises|loyer (?:est|du|se)|pourcentage|sans supplement',
    'prix (?:est|affiche)|compris|reduction|virement',
    'nous (?:parlons|couvrons|travaillons|vendons|louons|gerons|proposons|accompagnons|intervenons|sommes|offrons|acceptons|pouvons|avons|organisons|ne)',
    'secteur|quartiers|anglais|allemand|espagnol|italien|arabe|portugais|chinois',
    'membre|carte professionnelle|garantie|assurance|licence|permis|agreee?s?|certifiee?s?|depuis (?:19|20)\\d\\d|fondee?',
    'familiale|equipe|conseillers?|directeur|directrice|dirige\\w*|generation|responsable|gardien|partenaire',
    'visites?|rendez-vous|animaux|chiens|fumer|preavis|bail|mandat|dossier|pieces?|bulletins|garant|estimation',
    'photos professionnelles|diagnostics|visioconference|visio|notaire|compromis|etat des lieux|donnees|confidentialite|acheteurs',
    'locataires|clients|en ligne|annonces?|fournis|accueil|visiteurs',
  ],
  es: [
    'usted(?:es)?|le (?:atendemos|ayudamos|acompanamos|respondemos|llamamos|regalamos)|pregunte|llam[ea](?:nos)?|escriba(?:nos)?',
    'envie(?:nos)?|bienvenid[oa]s?|si quiere|solicite|reserve|visite(?:nos)?|puede',
    'abiert[oa]s?|cerrad[oa]s?|abrimos|cerramos|abre|horario|lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|festivos',
    'mananas|cita previa',
    'telefonos?|correos?|e-?mail|contacto|web|oficinas?|direccion|situad[oa]s?|metro|parking|estacionamiento|aparcamiento|entrada',
    'whatsapp|silla de ruedas|urgencias?|emergencias?',
    'honorarios|comision (?:es|del|de)|gastos|fianzas?|gratis|gratuit[oa]s?|iva|descuento|sin coste|transferencia|efectivo',
    'mensualidad|precio (?:anunciado|publicado|es|de)|publicad[oa]s?|desde|no pagan|al mes mas',
    '(?:hablamos|trabajamos|vendemos|alquilamos|gestionamos|ofrecemos|cubrimos|somos|ayudamos|hacemos|tramitamos|contestamos|aceptamos|llevamos|atendemos|colaboramos)',
    'zona|barrios|ingles|frances|aleman|catalan|arabe|chino|ruso|italiano|portugues',
    'colegiad[oa]s?|licencia|registro|api|miembros?|asegurad[oa]s?|certificad[oa]s?|desde (?:19|20)\\d\\d|fundad[oa]|familiar',
    'equipo|direct(?:or|ora)|jef[ea] de|responsable|conserje|generacion',
    'visitas|mascotas|perros|fumar|contrato|preaviso|documentos|nominas|dni|avalista|valoracion|tasacion|fotos|fotografico|video',
    'notaria|arras|reserva|datos|clientes|compradores|inquilinos|se admiten|al comprador|al inquilino|no se|hacen falta|estancia',
    'certificado|cada cliente',
  ],
  pt: [
    'voce|lhe|ligue|contacte|pergunte|bem-vind[oa]s?|envie|estacione|toque|visite-nos|recebe|pode|se desejar',
    'abert[oa]s?|fechad[oa]s?|abre|fecha|fechamos|horario|segunda|terca|quarta|quinta|sexta|sabados?|domingos?|feriados|manhas',
    'atendemos|atendimento|atendido',
    'telefone|telemovel|e-?mail|contacto|contato|site|escritorio|loja|morada|endereco|fica|metro|estacionamento|elevador|rampa',
    'whatsapp|urgencias?|emergencias?',
    'comissao (?:e|de)|honorarios|taxas?|caucao|caucoes|gratis|gratuit[oa]s?|iva|desconto|transferencia|sem (?:custo|cobrar)',
    'renda (?:e|paga-se)|aluguel|pag[oa]s? pel[oa]|por conta|imposto|valor de volta|anuncio',
    '(?:falamos|trabalhamos|vendemos|arrendamos|alugamos|gerimos|oferecemos|cobrimos|somos|ajudamos|fazemos|tratamos|aceitamos|validamos|estamos)',
    'zona|bairros|ingles|frances|alemao|espanhol|italiano|mandarim',
    'licenca|ami|creci|registo|registro|membros?|seguro|certificad[oa]s?|desde (?:19|20)\\d\\d|fundad[oa]|familiar|equipa|equipe',
    'diret(?:or|ora)|chefe de|responsavel|zelador|porteiro|partilhas',
    'visitas|animais|caes|fumar|contrato|documentos|recibos|comprovantes|fiador|avaliacao|fotos|video|drone|escritura|reserva',
    'vistoria|dados|clientes|compradores|inquilinos|estadia|imoveis sao|entrega|entregues|divulgados|para visitantes',
  ],
}

/** A phone or licence number, an address for mail or a web page, a post code, a time, a label before a colon or a bar. */
const FORMS =
  /\d(?:[ ().-]{0,2}\d){6,}|\S@\S|www\.|\.(?:com|org|net|example|es|de|fr|pt)\b|\b[a-z]{1,2}\d{1,2}[a-z]? \d[a-z]{2}\b|\b\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m|p\.m)|^[^:|]{3,40}[:|] \S|^\d+ \w+ (?:street|road|avenue|lane)/

/** Whether a sentence has a sign of a kind that businesses tell everybody. */
export type IsOfPublicKind = (sentence: string) => boolean

/** Makes the patterns of these signs in several turns of the event loop. */
export async function createIsOfPublicKind(): Promise<IsOfPublicKind> {
  const patterns = [FORMS]
  for (const words of Object.values(SIGNS).flat()) patterns.push(await patternOf(words))
  return (sentence) => {
    const text = forPatterns(sentence)
    return patterns.some((one) => one.test(text))
  }
}
