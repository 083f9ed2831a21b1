import type { BridgeTexts } from './en.ts'
import { watchingWordsDe } from './watching/de.ts'

const TOO_LARGE = 'Das ist mir auf einmal zu viel. Bitte schicken Sie weniger.'
const NO_PICTURES = 'Leider sehe ich mir hier keine Bilder an. Bitte beschreiben Sie in Worten, was Sie sehen.'
const NO_VOICE = 'Leider höre ich hier keine Sprachnachrichten an. Bitte schreiben Sie stattdessen.'

const many = (count: number) => count.toLocaleString('de')
const counted = (number: number, one: string, several: string) => `${many(number)} ${number === 1 ? one : several}`

export const bridgeWordsDe: BridgeTexts = {
  language: 'de',
  welcome: (name) =>
    `Hallo! Ich bin ${name === '' ? 'ein automatischer Assistent' : `${name}, ein automatischer Assistent`}. Fragen Sie mich nach Häusern und Wohnungen: „Häuser mit 3 Schlafzimmern unter 700k“ zum Beispiel.`,
  welcomeBack: 'Willkommen zurück: Unser Gespräch geht weiter.',
  stopped: 'Angehalten.',
  nothingToStop: 'Ich antworte gerade auf nichts.',
  notHere: 'Leider darf ich hier nicht antworten.',
  human: 'Ich möchte mit einem Menschen sprechen.',
  noListings: (query) =>
    query === ''
      ? 'Kein Angebot passt.'
      : `Kein Angebot passt zu „${query}“. Versuchen Sie es mit weniger oder anderen Wörtern.`,
  searched: (summary) => `Ich suche: ${summary}.`,
  corrected: (said, taken) => `Ich habe „${said}“ als „${taken}“ verstanden.`,
  refused: (said, reason) => `Ich habe „${said}“ weggelassen: ${reason}`,
  notUnderstood: (said) => `Ich habe „${said}“ nicht verstanden und weggelassen.`,
  instead: (ways) => `Es gäbe ${ways.join('; ')}.`,
  several: (said, options) => `„${said}“ kann ${options.join(' oder ')} sein: Sagen Sie, was Sie meinen.`,
  listingsShown: (from, to, total) => (total === 1 ? 'Ein Angebot' : `${from}–${to} von ${many(total)} Angeboten`),
  searchGone: 'Diese Suche ist zu alt, um sie fortzusetzen. Bitte suchen Sie noch einmal.',
  controlGone: 'Das kenne ich nicht mehr. Schreiben Sie mir einfach, was Sie brauchen.',
  listingGone: 'Dieses Angebot gibt es nicht mehr.',
  askAbout: (listing) => `Erzählen Sie mir mehr über ${listing}.`,
  help: 'Fragen Sie mich alles über unsere Häuser und Wohnungen, oder nehmen Sie einen dieser Befehle:',
  commands: {
    ask: 'mich etwas fragen',
    listings: 'in den Angeboten suchen',
    new: 'ein neues Gespräch beginnen',
    stop: 'die Antwort anhalten',
    human: 'um einen Menschen bitten',
    forget: 'vergessen, was ich von Ihnen weiß',
    help: 'diese Liste',
  },
  buttons: {
    stop: 'Anhalten',
    details: 'Einzelheiten',
    askAbout: 'Danach fragen',
    similar: 'Ähnliche',
    previous: 'Zurück',
    next: 'Weiter',
  },
  options: {
    question: 'Was möchten Sie wissen?',
    hidden: 'Die Angebote nur Ihnen zeigen',
    chatbot: 'Der Assistent; ohne Angabe der übliche',
    everywhere: 'Auf dem ganzen Server und nicht nur in diesem Kanal',
    period: 'Aus welcher Zeit',
  },
  choices: {
    day: 'Tag',
    week: 'Woche',
    month: 'Monat',
    for_sale: 'zu kaufen',
    for_rent: 'zu mieten',
    Newest: 'die neuesten',
    PriceAsc: 'die günstigsten',
    PriceDesc: 'die teuersten',
    BedroomsDesc: 'die meisten Schlafzimmer',
    BathroomsDesc: 'die meisten Bäder',
    AreaDesc: 'die größten',
    AreaAsc: 'die kleinsten',
    UnitAreaPriceAsc: 'die günstigsten nach Fläche',
    UnitAreaPriceDesc: 'die teuersten nach Fläche',
    LotAreaDesc: 'das größte Grundstück',
    LotAreaAsc: 'das kleinste Grundstück',
    YearBuiltDesc: 'die neu gebauten',
    YearBuiltAsc: 'die ältesten',
    DaysOnMarketDesc: 'am längsten angeboten',
    HOAMonthAsc: 'das niedrigste Hausgeld',
    HOAMonthDesc: 'das höchste Hausgeld',
    Active: 'verfügbar',
    PreOnMarket: 'bald verfügbar',
    Sold: 'verkauft',
    'Square Feet': 'Quadratfuß',
    'Square Meters': 'Quadratmetern',
  },
  card: {
    bedrooms: () => 'Schlafz.',
    bathrooms: (count) => (count === 1 ? 'Bad' : 'Bäder'),
    squareFeet: 'sq ft',
    squareMeters: 'm²',
    perMonth: '/Monat',
    statuses: { Active: 'Verfügbar', PreOnMarket: 'Bald verfügbar', Sold: 'Verkauft' },
    saleTypes: { 'For Sale': 'Zu verkaufen', 'For Rent': 'Zu vermieten' },
    daysOnMarket: (days) => `${many(days)} ${days === 1 ? 'Tag' : 'Tage'} auf dem Markt`,
  },
  desk: {
    asks: (name) => `${name === '' ? 'Ein Besucher' : name} möchte mit einem Menschen sprechen`,
    labels: { where: 'Wo', why: 'Warum', reach: 'Erreichbar unter', listings: 'Angesehen' },
    sources: { http: 'Website', discord: 'Discord', slack: 'Slack', terminal: 'Terminal' },
    unreachable: 'hat weder E-Mail noch Telefonnummer hinterlassen',
    waits: (time) => `Wartet seit ${time}`,
    attends: (name, time) => `${name} hat übernommen, ${time}`,
    botAnswers: (time) => `Der Assistent antwortet wieder, seit ${time}`,
    buttons: { claim: 'Ich übernehme', handBack: 'Zurückgeben', close: 'Schließen', retry: 'Noch einmal' },
    visitor: 'Besucher',
    bot: 'Assistent',
    asksAgain: (name) => `${name === '' ? 'Der Besucher' : name} möchte wieder mit einem Menschen sprechen.`,
    reminder: (name) => `${name}, der Besucher wartet auf Sie.`,
    waitsAgain: 'Niemand hat geantwortet; der Besucher wartet wieder auf einen Menschen.',
    isHere: (name) => `${name} ist hier; ich bin still, bis Sie auf **Zurückgeben** drücken.`,
    notDelivered: (reason) => `Das kam beim Besucher nicht an: ${reason}`,
    notShownThere:
      'Ich kann ihm dort nicht mehr schreiben. Vielleicht ist er gegangen oder nimmt keine Nachrichten mehr an.',
    set: (chatbot) =>
      `Hier ist ab jetzt der Schalter von ${chatbot === '' ? 'diesem Assistenten' : chatbot}: Wer einen Menschen verlangt, bekommt hier einen Thread.`,
    others: (places) => `Es gibt noch einen Schalter: ${places}.`,
    ended: (chatbot) => `${chatbot === '' ? 'Der Assistent' : chatbot} hat hier keinen Schalter mehr.`,
    gone: (chatbot) =>
      `Den Kanal, in dem der Schalter von ${chatbot === '' ? 'diesem Assistenten' : chatbot} war, gibt es nicht mehr. Wer einen Menschen verlangt, wird Ihnen wieder per E-Mail gemeldet, bis Sie einen anderen Kanal zum Schalter machen.`,
    closedTo: (chatbot) =>
      `Ich darf am Schalter von ${chatbot === '' ? 'diesem Assistenten' : chatbot} keine Threads öffnen; wer einen Menschen verlangt, erscheint dort deshalb nicht.`,
  },
  failures: {
    emptyContent: 'Diese Nachricht enthält keine Wörter, auf die ich antworten könnte.',
    imagesDisabled: NO_PICTURES,
    audioDisabled: NO_VOICE,
    wrongFormat: 'Leider kann ich solche Dateien nicht öffnen.',
    oneFileOnly: 'Bitte schicken Sie nur eine Aufnahme oder ein Video auf einmal.',
    bodyTooLarge: TOO_LARGE,
    noSuchChatbot:
      'Den Assistenten, für den ich spreche, gibt es nicht mehr. Bitte sagen Sie es denen, die mich betreiben.',
    modelUnavailable: 'Mir fällt gerade keine Antwort ein. Bitte fragen Sie gleich noch einmal.',
    storeUnavailable: 'Ich kann gerade nichts nachsehen. Bitte fragen Sie gleich noch einmal.',
    stopping: 'Ich werde gerade neu gestartet. Bitte fragen Sie gleich noch einmal.',
    byStatus: {
      400: 'Ich bin aus dieser Nachricht nicht schlau geworden. Bitte sagen Sie es anders oder kürzer.',
      401: 'Ich bin nicht richtig eingerichtet: Mein Schlüssel gilt nicht. Bitte sagen Sie es denen, die mich betreiben.',
      403: 'Ich darf hier nicht antworten. Bitte sagen Sie es denen, die mich betreiben.',
      413: TOO_LARGE,
    },
    unreachable: 'Ich erreiche den Dienst nicht, der die Antworten kennt. Bitte versuchen Sie es gleich noch einmal.',
    notShown:
      'Meine Antwort ließ sich hier nicht zeigen. Bitte fragen Sie woanders noch einmal, oder sagen Sie es denen, die mich betreiben.',
    broken: 'Bei mir ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
    notOfBusiness: (workspace) =>
      `Ich weiß nicht, ob das hier zu dem Unternehmen gehört, für das ich spreche. Wer mich betreibt, kann ${workspace} in BOT_WORKSPACES eintragen.`,
    thisMonth: 'Die Fragen dieses Monats sind aufgebraucht. Bitte kommen Sie nächsten Monat wieder.',
    later: 'Das ist mehr, als ich gerade beantworten darf. Bitte kommen Sie später wieder.',
    inMinutes: (minutes) =>
      `Das ist mehr, als ich gerade beantworten darf. Bitte versuchen Sie es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`,
  },
  watching: watchingWordsDe,
  files: {
    imagesDisabled: () => NO_PICTURES,
    audioDisabled: () => NO_VOICE,
    unsupported: (name) =>
      `Leider kann ich „${name}“ nicht öffnen: Ich nehme Bilder, Sprachnachrichten, Videos und einfache Texte.`,
    damaged: (name) => `Leider scheint „${name}“ beschädigt zu sein. Bitte schicken Sie die Datei noch einmal.`,
    tooLarge: (name) => `Leider ist „${name}“ zu groß für mich. Bitte schicken Sie eine kleinere Datei.`,
    tooLong: (name) => `Leider ist „${name}“ zu lang für mich. Bitte schicken Sie eine kürzere Aufnahme.`,
    tooSlow: (name) => `„${name}“ hat zu lange gebraucht. Bitte schicken Sie die Datei noch einmal.`,
    gone: (name) => `„${name}“ ist nicht mehr da. Bitte schicken Sie die Datei noch einmal.`,
    loginPage: (name) => `Ich darf „${name}“ hier nicht öffnen. Bitte sagen Sie es denen, die mich betreiben.`,
    forbidden: (name) => `Leider kann ich „${name}“ nicht von dort holen, wo es liegt.`,
    unreachable: (name) => `Ich konnte „${name}“ nicht bekommen. Bitte schicken Sie die Datei noch einmal.`,
  },
  forget: {
    ask: 'Ich vergesse Sie: unsere Gespräche, was Sie von sich erzählt haben, Ihre Dateien und wonach Sie Ausschau halten. Das lässt sich nicht rückgängig machen. Was Sie in einem Gespräch geschrieben haben, das jemand anders begonnen hat, bleibt, ebenso was in diesem Chat steht.',
    button: 'Vergiss mich',
    done: ({ Sessions, Messages, Leads, Files, Watches }) =>
      Sessions + Messages + Leads + Files + Watches === 0
        ? 'Ich wusste nichts von Ihnen.'
        : `Ich habe Sie vergessen. Gelöscht: ${counted(Sessions, 'Gespräch', 'Gespräche')}, ${counted(Messages, 'Nachricht', 'Nachrichten')}, ${counted(Leads, 'Kontaktnotiz', 'Kontaktnotizen')}, ${counted(Files, 'Datei', 'Dateien')}, ${counted(Watches, 'Suchauftrag', 'Suchaufträge')}.`,
  },
  report: {
    heading: { day: 'Heute', week: 'Die letzten 7 Tage', month: 'Die letzten 30 Tage' },
    figures: {
      questions: 'Fragen',
      people: 'Menschen',
      answered: 'beantwortet',
      notAnswered: 'nicht beantwortet',
      handedOver: 'übergeben',
      leads: 'Kontakte',
    },
    unanswered: 'Am häufigsten ohne Antwort gefragt',
    none: 'Jede Frage wurde beantwortet.',
    button: 'Hier beantworten',
    label: 'Ihre Antwort',
    hint: 'Sie kommt unter „Public:“, damit ich sie allen sagen darf.',
    line: (question, answer) => `Zu „${question}“: ${answer}`,
    added: (line) => `Von jetzt an darf ich allen sagen:\n> ${line}`,
    full: 'In der SystemMessage ist kein Platz mehr. Bitte kürzen Sie sie zuerst.',
    gone: 'Diese Frage gehört nicht mehr zu den häufigsten.',
    alt: (days) => `Fragen je Tag: ${days.join(', ')}`,
  },
  fileNotShown: (name) => `„${name}“ lässt sich hier nicht zeigen.`,
  fileNotPassedOn: (name) => `📎 ${name} (nicht zugestellt)`,
}
