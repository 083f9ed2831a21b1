import type { SignsByKind } from './kinds.ts'

const SELLER =
  'vendedor(?:es|a|as)?|proprietari[oa]s?|don[oa]s?|senhori[oa]s?|locador(?:es|a)?|promotor(?:es)?|herdeiros|construtora'
const ONE = String.raw`sr\.? \w+|sra\.? \w+|senhor \w+|senhora \w+|d\. \w+|dona \w+|a familia \w+`
const CUSTOMER = `comprador(?:es|a)?|inquilin[oa]s?|locatari[oa]s?|candidat[oa]s?|casal|${ONE}`
const STAFF =
  'consultor(?:es|a)?|corretor(?:es|a)?|agentes?|comercia(?:l|is)|secretari[oa]|empregada|faxineira|diarista|estagiari[oa]s?|porteiro|zelador|funcionari[oa]s?|equipa|equipe|rececionista|recepcionista'
const SUPPLIER =
  'banco|notari[oa]|cartorio|avaliador(?:a)?|canalizador|encanador|eletricista|mudancas|seguradora|pintor|advogad[oa]|intermediario|financeira|fotograf[oa]|chaveiro|construtora|empreiteiro|solicitador'
const COUNT = String.raw`\d+|dois|duas|tres|quatro|cinco|seis|oito|dez|doze`
const PRICE = String.raw`\d{1,3}(?:\.\d{3})+|\d{3}|\d+(?:,\d+)? ?(?:%|por cento|euros?|€|reais|mil|k|milhoes|milhao)`
const HARDSHIP =
  'divorci\\w+|separa\\w+|falencia|dividas?|cancro|cancer|alzheimer|demencia|lar de idosos|desempreg\\w+|perdeu (?:o|seu) emprego|prisao|cadeia|falec\\w+|morreu|alcool\\w*|gravida|doente|doenca|penhora\\w*'
const UNPLEASANT =
  'insuportave(?:l|is)|impossive(?:l|is)|idiotas?|mentiros[oa]s?|vigaristas?|ladr(?:ao|oes)|bebad[oa]s?|alcoolic[oa]s?|dific(?:il|eis)|preguicos[oa]s?|forretas?|sovinas?|burr[oa]s?|ingenu[oa]s?|arrogantes?|agressiv[oa]s?|chat[oa]s?|incompetentes?|inut(?:il|eis)|pesadelo|grosseir[oa]s?|mal-educad[oa]s?|conflituos[oa]s?|desagradave(?:l|is)|um desastre|malucos?|maluca'

export const portuguese: SignsByKind = {
  negotiationRoom: {
    told: [
      `${SELLER}|${ONE} … aceit\\w+|fechava|fecharia|fecha|baix\\w+|content\\w+|ced\\w+|vendia|venderia|assinava|assinaria|topa\\w* … menos|abaixo|${PRICE}`,
      `(?:podemos|posso|pode-se|podem|da para|conseguimos) … (?:baixar|descer|chegar|reduzir|descontar|tirar) … ${PRICE}`,
      'margem (?:de|para) (?:negociacao|negociar|manobra|descer)|preco minimo (?:do|da|que)|ha margem',
      `(?:piso|limite) (?:e|de|em|:) (?:${PRICE})`,
      String.raw`^[\w ]{3,30}: minimo (?:${PRICE})`,
      `(?:por|com) (?:${PRICE}) (?:fecha|vende|aceita|assina|e dele|leva)`,
      `preco mais baixo d[oa] … ${PRICE}`,
      '(?:comissao|taxas?) … na realidade|na pratica|na verdade',
    ],
    unless: 'estadia|idade|caucao|nunca|rendimentos?|renda minima|animais|comissao minima|honorarios',
  },
  concessions: {
    told: [
      'se|quando|quem|que … (?:hesita|hesitar|hesitam|hesitarem|insiste|insistir|insistirem|regateia|regatear|vacila|vacilar|pechincha|pechinchar|ameaca (?:sair|ir embora)|ameacar|reclamar|duvidar)',
      '(?:moveis|mobilia|cozinha|eletrodomesticos|garagem|arrecadacao|vaga) … (?:de oferta|de graca|de brinde|oferecemos|ficam) … se|para',
      'para (?:fechar|desbloquear) (?:o|a) (?:negocio|venda)|como isco|como isca',
    ],
    unless: 'nao hesite\\w*|se hesitar em contact\\w+|voce|sua?s?',
  },
  offers: {
    told: [
      `(?:ha|temos|tem|chegaram|recebemos) (?:ja )?(?:${COUNT}|uma|varias) (?:\\w+ )?(?:propostas?|ofertas?|lances?) … (?:para|por|de|pelo|pela|sobre) … ${PRICE}|casa|moradia|apartamento|a melhor|\\w\\d`,
      `(?:melhor|ultima|primeira|maior|segunda) (?:proposta|oferta) … ${PRICE}`,
      `(?:ofereceu|ofereceram) (?:${PRICE})|(?:recusou|recusaram) (?:uma|a) (?:proposta|oferta)`,
      'nao ha (?:outr[oa]s?|mais|nenhum[a]?) (?:outr[oa] )?(?:propostas?|compradores|comprador|interessad\\w+)',
      '(?:licita|licitam|da lances) … (?:por|para) nos',
    ],
  },
  reasons: {
    told: [
      `(?:${SELLER}|${ONE}|ele|ela|eles|elas|^) ?(?:vende|vendem|esta a vender|estao a vender|esta vendendo|estao vendendo|muda-se|mudam-se) (?:\\w+ ){0,3}(?:porque|por causa|devido|para pagar|por (?:divorcio|separacao|dividas?))`,
      `(?:${SELLER}|${ONE}|inquilin[oa]|comprador(?:a)?|casal) … ${HARDSHIP}`,
      `(?:vende|vendem|venda) (?:\\w+ )?(?:por causa|devido|por) … ${HARDSHIP}`,
      `${SELLER}|${ONE}|familia|casal … (?:precisa|precisam|tem pressa|desesperad\\w+|quer (?:sair|livrar-se)) … dinheiro|de vender|vender|ate|rapido|depressa`,
    ],
    unless: 'em caso de|ajudamos|apoiamos|se precisa|voce|se|quem|imoveis|em memoria|deposito',
  },
  means: {
    told: [
      `${CUSTOMER} … (?:pode|podem|poderia|consegue|conseguem|vai|vao) (?:ir |pagar |subir |chegar )?(?:ate|a) (?:aos? )?(?:${PRICE})`,
      `(?:orcamento|teto|maximo) (?:do|da|dos|das) (?:comprador\\w*|casal|inquilin[oa]|senhor\\w* \\w+) … ${PRICE}`,
      'banco … (?:recusou|negou|chumbou|reprovou) … credito|pedido|emprestimo|financiamento|comprador',
      `(?:${ONE}) (?:ganha|ganham|recebe|recebem) … ${PRICE}`,
      `(?:${CUSTOMER}) (?:pede|pedem) … (?:${PRICE}) … banco`,
    ],
  },
  arrears: {
    told: [
      `(?:inquilin[oa]s?|locatari[oa]s?|${ONE}|apartamento \\w+|loja) … (?:deve|devem) (?:\\w+ )?(?:${PRICE}|${COUNT}|meses|rendas)`,
      `(?:inquilin[oa]s?|locatari[oa]s?|${ONE}|apartamento \\w+) … (?:nao (?:pagou|pagaram|paga (?:desde|a renda|o aluguel))|com (?:${COUNT}) meses (?:de atraso|em atraso)|paga sempre (?:tarde|atrasado)|esta (?:em atraso|atrasad[oa]|inadimplente))`,
      '(?:despejo|acao de despejo) (?:contra|do|da)|inadimplentes?:|rendas? em atraso:',
    ],
    unless: 'seguro|garantia',
  },
  pay: {
    told: [
      `(?:${STAFF}) … (?:ganha|ganham|fica com|ficam com|leva|levam|custa-nos|nos custa) … ${PRICE}`,
      `^(?:[ao] )?\\w+ (?:ganha|fica com|leva) … ${PRICE}`,
      `^\\w+: \\d+ ?% (?:das?|de|sobre) (?:comiss\\w+|vendas?)`,
      `(?:salarios?|ordenados?|vencimento) (?:de|do|da) (?:${STAFF}|\\w+) (?:e|:|de) … ${PRICE}`,
      'quem (?:vende|vender|angariar) mais',
      `(?:${STAFF}) … receb\\w+ … d?as suas vendas|por (?:venda|apartamento|limpeza|angariacao)`,
      `(?:da|rende) … ${PRICE} … ao (?:consultor|agente|corretor)`,
      'tem um (?:salario|ordenado) de',
      `(?:chefe|diretor[a]?|gerente|responsavel)(?: \\w+){0,3} (?:ganha|recebe) … ${PRICE}`,
    ],
    unless: 'candidatur\\w+|recrut\\w+|vagas?|proprietari[oa]',
  },
  targets: {
    told: [
      `(?:tem|temos|deve|devem|precisa) (?:de |que )?(?:angariar|captar|vender|fechar|fazer|assinar|trazer) (?:pelo menos )?(?:${COUNT}) (?:\\w+ )?(?:casas|imoveis|vendas?|angariacoes|captacoes|exclusivos?|visitas?|contratos?|negocios|apartamentos)`,
      `(?:objetivos?|metas?) (?:mensa(?:l|is)|de vendas?|da equip[ae]|do mes|de angariacao|trimestra(?:l|is)|de cada) … ${COUNT}|cumpr\\w+|bat\\w+`,
      `(?:nossa|nosso|a|o) (?:meta|objetivo) (?:e|sao|e de|sao de) … (?:${COUNT}|\\d+) (?:\\w+ )?(?:angariacoes|vendas|contratos|casas|visitas)`,
    ],
    unless: 'voce',
  },
  staffMatters: {
    told: [
      'vai(?:-se)? embora d[ao] (?:empresa|agencia)|sai da (?:empresa|agencia|imobiliaria)|(?:vamos|queremos) (?:despedir|demitir)|(?:vai|sera|vao) ser (?:despedid|demitid)\\w+|de baixa (?:por|medica)|esta gravida|ultimo aviso|pediu demissao|procura outro emprego|entregou a carta',
    ],
  },
  kickbacks: {
    told: [
      `${SUPPLIER} … (?:paga-nos|da-nos|nos paga|nos da|devolve-nos|nos devolve|nos repassa|oferece-nos)`,
      `(?:ganhamos|recebemos|ficamos com|tiramos) … (?:\\d+) … por (?:cada|cliente|credito|apolice|indicacao)|de cada (?:fatura|credito|apolice|nota)`,
      'luvas por fora|comissao oculta|por baixo da mesa|subornos?|propinas? (?:a|ao|para) (?:o |a )?(?:fiscal|zelador|vereador|camara)',
      `cada \\w+ (?:da-nos|nos da|rende-nos) … ${PRICE}`,
    ],
    unless: 'nao|nunca|nenhum\\w*|nada|transparen\\w+|proprietari[oa]s?|vendedor\\w*',
  },
  finances: {
    told: [
      `(?:cust(?:a|am|ou|aram)-nos|nos cust(?:a|am|ou|aram)|sai-nos|nos sai) (?:a |por |apenas |so )?(?:\\w+ )?(?:${PRICE}|\\d+)`,
      `noss[oa] (?:margem|lucro) … ${COUNT}|baixa`,
      'no vermelho|falta de liquidez|estamos sem dinheiro|perdemos dinheiro|conta a descoberto|devemos a',
      `(?:cobramos|faturamos) (?:${PRICE}|\\d+) … (?:mas|e) … custa|pagamos (?:${PRICE}|\\d+) e cobramos`,
      '(?:esta|ha) (?:\\w+ )?(?:meses|semanas|anos) (?:vazi[oa]|sem (?:visitas|propostas|inquilino))|(?:nem|sem) uma (?:visita|proposta|chamada)',
      `construir … custa … ${PRICE}`,
      'nossa renda|nosso aluguel|renda d[ao] (?:loja|escritorio)|noss[ao]s (?:faturas|impostos|salarios) … em atraso|por pagar|atrasad[oa]s?',
      'a nossa faturacao (?:foi|e)|nosso faturamento',
      '(?:renda|aluguel) do (?:nosso )?escritorio (?:e|custa|sao)|nossos (?:custos|gastos) (?:fixos|mensais)',
      `(?:perdemos|empresa perdeu|agencia perdeu|loja perdeu) (?:cerca de )?(?:${PRICE})`,
      'conta caucionada|a descoberto|linha de credito da',
    ],
  },
  security: {
    told: [
      String.raw`(?:codigo|senha|palavra-passe|combinacao|pin|segredo)(?: (?:de|do|da|para) (?:\w+ ){1,4})?(?: e|:| continua) (?:o |a )?\S*\d\S*`,
      String.raw`(?:alarme|cofre de chaves|cofre) … \d{4}`,
      'chaves? (?:de reserva|mestra|suplente|do escritorio|de emergencia|sobressalente) … (?:esta|estao|fica|ficam|pendurad\\w*|no|na|debaixo|atras)',
      'chaves? … (?:debaixo|atras|por baixo|em cima) d[oa] … calendario|tapete|vaso|pedra|contador|tijolo|quadro|caleira',
      'nao (?:ha|tem) ninguem (?:das|entre|em|ate|aos|a|no)|(?:vive|mora) sozinh[oa]',
      '(?:casa|moradia|villa|predio) … (?:vazi[oa]|desabitad[oa]) (?:ate|em|todo)',
      '(?:camaras?|cameras?|alarme|porta|janela|portao) … nao funcionam?|falsas?|desligad[oa]s?|nao fecha',
    ],
    unless: 'nunca|codigo postal|seu codigo|codigo de desconto|codigo promocional|enviamos|por e-?mail',
  },
  privateContacts: {
    told: [
      '(?:telemovel|celular|telefone|numero|e-?mail|morada|endereco|whatsapp) (?:pessoal|particular|privad[oa]) (?:de|do|da|e)',
      '(?:so|apenas) (?:para|o|a) (?:a )?(?:equip[ae]|nos|o escritorio|o pessoal|colegas)',
    ],
    unless: 'estaciona\\w*|garagem|seu|sua',
  },
  opinions: {
    told: [
      `(?:${SELLER}|${CUSTOMER}|administrador[a]?|vizinh[oa]s?|porteiro|zelador|sindic[oa]|notari[oa]|advogad[oa]|presidente|chefe|avaliador) … (?:e|sao|era|esta) (?:(?:um|uma|muito|bastante|mesmo|sempre|um pouco|completamente) ){0,2}(?:${UNPLEASANT})`,
      'nao (?:e|sao) de (?:confianca|fiar)|bebe demais|fala demais',
      'nosso (?:canalizador|encanador|eletricista|advogado|jardineiro|fotografo) e (?:muito )?(?:caro|lento|atrasado)',
    ],
    unless: 'nunca|nao e|nao sao|se',
  },
  disputes: {
    told: [
      '(?:processo|processo em tribunal|litigio|disputa|briga|conflito|acao) (?:com|contra|entre|por causa) (?:o|a|os|as|um|uma|do|da|nosso|vizinh\\w+)',
      '(?:processou-nos|nos processou|processa-nos|vai processar)|nao se falam|estamos em tribunal|zangad[oa]s? com|brigad[oa]s? com',
      '(?:antig[oa]|ex-?) ?(?:agente|soci[oa]|inquilin[oa]|empregad[oa]) (?:pede-nos|nos pede|reclama)',
    ],
    unless: 'em caso de|mediacao|seu|sua|resolvid[oa]|antes|gratuit[oa]',
  },
  plans: {
    told: [
      'ainda nao (?:e publico|foi anunciad[oa]|esta assinad[oa]|foi assinad[oa]|e oficial|se sabe)|por anunciar|nao e oficial',
      '(?:fechamos|fecharemos|vamos fechar|encerramos|fecha|encerra) (?:a|o|definitivamente a) (?:loja|escritorio|agencia|filial) (?:de|do|da|em)|(?:loja|escritorio|agencia|filial) de \\w+ (?:fecha|encerra|vai fechar) em',
      '(?:vamos (?:subir|aumentar)|subimos|aumentamos|vao (?:subir|aumentar)|sobem) … (?:precos?|rendas?|alugue(?:l|is)|honorarios|taxas?|comiss\\w+|condominio)',
      '(?:a negociar|negociando|em negociacoes|em conversas|negociamos) (?:com|a) … compra|vender|venda|fusao|rede|investidor\\w*|concorrente',
      '(?:loja|agencia|escritorio|filial)(?: \\w+){0,3} (?:fecha|vai fechar|fechara|encerra) … (?:no fim|no final|no outono|na primavera|de vez|definitivamente)',
    ],
    unless: 'inflacao|lei|todos os anos|anualmente|coeficiente',
  },
  tactics: {
    told: [
      '(?:diga|diz|diz-lhes|dizer|dizemos|fazer crer) (?:\\w+ )?que (?:ha|temos|outro|outra|ja|vem)|outro (?:comprador|interessado) (?:a espera|vem|esperando)',
      'fazer pressao|pressionar (?:o|os|a|as)|esconder d[oa]s?|escondemos|fazer crer|disfarcar|desvalorizar|mudar de assunto|enrolar',
      '(?:comecar|comece|comeca|pedir) alto',
      '(?:avaliacoes|opinioes|comentarios) … (?:escrit\\w+|sao|vem) … primos|famili\\w+|amig\\w+|parentes|nos mesmos',
      '(?:anuncio|anunciada) … (?:conta|inclui) … (?:marquise|varanda fechada|terraco fechado|arrecadacao|sotao)',
      '(?:sotao|arrecadacao|garagem|cave|despensa) … (?:aparece|figura|passa|conta) (?:como|por) (?:quarto|sala)',
      String.raw`fotos … tem \w+ anos`,
      'fotos … (?:anteriores|de antes) … (?:obra|autoestrada|estrada|incendio|fabrica|central)',
      'fotos … de outr[ao] (?:casa|apartamento|andar)',
      'visitas … (?:a mesma hora|ao mesmo tempo) … (?:pressa|fila|pressao|urgencia|concorrencia)',
      '(?:seguidores|avaliacoes|visitantes) … (?:comprad[oa]s?|inventad[oa]s?)',
      '(?:premio|selo) … (?:comprado|pago por nos)',
      '(?:estrangeiros|imigrantes|de fora) … (?:pedimos|cobramos|pagam) … (?:mais|dobro|extra)',
    ],
    unless: 'nunca|sem|nao (?:escond|ocult|pression)\\w*|jamais',
  },
  defects: {
    told: [
      '(?:cave|porao|telhado|caldeira|parede|paredes|teto|garagem|fossa|varanda|cobertura) … (?:inunda|alaga|pinga|mete agua|com humidade|com umidade|podres?|rachad[oa]s?|em mau estado|perigos[oa]|com infiltrac\\w+)',
      '(?:humidade|umidade|bolor|mofo|amianto|termitas|cupins?|ratos|baratas|chumbo|fissuras|rachaduras|infiltrac\\w+) (?:atras|n[ao]s? |por tras|debaixo|tapad[oa]s?)',
      '(?:sem|nao tem) (?:licenca|alvara|habite-se) (?:de|para|d[ao])|construid[oa]s? sem (?:licenca|alvara)|obra ilegal',
      'avaria (?:todas|cada|sempre)|quebra (?:toda|sempre)',
    ],
    unless: 'avis\\w+|reparad\\w+|se|comuni\\w+',
  },
  lapses: {
    told: [
      '(?:licenca|seguro|certificado|alvara|registo|registro|ami) … (?:caducad[oa]|caducou|vencid[oa]|venceu|por renovar|nao foi renovad[oa]|expirou)',
      '(?:pag[oa]|recebe|parte|cobramos) por fora|sem fatura|sem recibo|nao declarad[oa]s?|caixa dois|antedatad[oa]',
      '(?:fomos|foi a agencia) (?:multad\\w+|sancionad\\w+)|multaram-nos|nos multaram|nos multou',
    ],
    unless: 'nunca|nao aceit\\w+|recus\\w+|lado de fora',
  },
}
