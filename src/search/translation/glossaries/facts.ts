/** What people ask about one home in everyday words, which the glossaries of their languages have in plain ones: foreign-English. */
export const everydayFacts = {
  es: `
what year was it built = de cuando es|de que epoca es|de que ano es la casa|cuando la construyeron|cuando lo construyeron|cuando se hizo|en que ano la construyeron|en que ano lo construyeron|ano en que se construyo
how old is it = que edad tiene|que antiguedad tiene la casa|es nueva o antigua
how big is it = cuantos metros son|cuantos metros tiene la casa
how big is the lot = cuanto mide el terreno|que tamano tiene la parcela|que tamano tiene el terreno|de cuanto es el terreno|de cuanto es la parcela|cuanto terreno tiene|cuanta parcela tiene
how much does it cost = cuanto piden|cuanto piden por ella|cuanto piden por el|a cuanto esta|a cuanto sale|por cuanto sale|por cuanto se vende|cuanto vale la casa|en cuanto esta
how long has it been on the market = cuanto tiempo lleva en venta|cuanto tiempo lleva anunciada|cuanto tiempo lleva anunciado|cuanto lleva anunciada|desde cuando esta en venta|desde cuando se vende|hace cuanto que esta en venta|cuanto tiempo lleva a la venta|lleva mucho tiempo en venta
is it still available = sigue en venta|esta libre|todavia esta libre|sigue libre|aun esta en venta|ya se vendio|ya esta vendida|ya esta vendido|se ha vendido ya
what type of home is it = es un piso o una casa|es casa o piso|es una casa o un piso|es piso o casa|es apartamento o casa|es un apartamento o una casa|es una casa o un apartamento|que clase de vivienda es|que tipo de propiedad es
are pets allowed = puedo llevar a mi perro|puedo llevar mi perro|puedo llevar a mi gato|puedo tener un perro|puedo tener un gato|puedo tener perro|puedo tener gato|se admiten perros|se admiten gatos|se permiten perros|admiten perros|admiten gatos|dejan tener mascotas|dejan tener perro|es apto para mascotas|puedo tener mascota|puedo tener mascotas
what heating does it have = como se calienta|que tipo de calefaccion tiene|que calefaccion hay|de que es la calefaccion|como es la calefaccion
who is the agent = quien es el agente|quien la vende|quien lo vende|quien lleva la venta|quien es el agente inmobiliario|quien es la agente
how big is the living room = cuanto mide el salon|que tamano tiene el salon|cuantos metros tiene el salon|como es de grande el salon
how big is the kitchen = cuanto mide la cocina|que tamano tiene la cocina|como es de grande la cocina
how big is the master bedroom = que tamano tiene el dormitorio principal|cuanto mide el dormitorio principal|cuanto mide el dormitorio|que tamano tiene el dormitorio|cuanto mide la habitacion principal
how much is a viewing = cuanto cuesta la visita|cuanto cuesta una visita|la visita es gratis
`,
  fr: `
what year was it built = c est de quelle annee|elle est de quelle annee|il est de quelle annee|c est de quand|elle date de quand|il date de quand|ca date de quand|elle date de quelle annee|il date de quelle annee|elle a ete construite quand|il a ete construit quand|c est construit quand|c est quelle annee de construction|elle a ete batie quand|construite quand|construite en quelle annee|construit en quelle annee
how old is it = elle a quel age|il a quel age|quel age a t elle|quel age a t il|c est ancien|c est une construction ancienne|c est recent
how big is it = ca fait quelle surface|elle fait quelle surface|il fait quelle surface|c est grand comment|elle est grande comment|quelle est la superficie habitable|c est combien de surface|elle fait quelle taille|il fait quelle taille|ca fait quelle taille
how big is the lot = le terrain fait combien|le terrain est grand comment|il y a combien de terrain|c est quelle surface de terrain|quelle taille fait le terrain|combien de terrain
how much does it cost = ca coute combien|a combien elle est|vous en demandez combien|ils en demandent combien|on la vend combien|elle se vend combien|c est a quel prix|a quel prix est elle|a quel prix
how long has it been on the market = elle est sur le marche depuis quand|il est sur le marche depuis quand|c est en vente depuis quand|elle est en vente depuis quand|il est en vente depuis quand|elle est en vente depuis longtemps|elle est en vente depuis combien de temps|depuis quand est elle en vente|depuis quand elle est en vente|ca fait longtemps qu elle est en vente|depuis quand est elle sur le marche|c est en ligne depuis quand
is it still available = c est encore libre|elle est encore libre|c est toujours libre|elle est toujours a vendre|c est toujours a vendre|elle est deja vendue|elle est vendue|il est deja vendu|c est deja vendu|elle est deja prise
what type of home is it = c est un appartement ou une maison|c est une maison ou un appartement|est ce un appartement ou une maison|est ce une maison ou un appartement|c est quoi comme bien|c est quel type de bien|c est quel genre de bien
are pets allowed = les animaux sont acceptes|les animaux sont ils acceptes|les animaux sont autorises|les animaux sont ils autorises|on peut avoir un chien|on peut avoir un chat|on peut avoir des animaux|je peux avoir un chien|je peux avoir un chat|puis je avoir un chien|puis je avoir un chat|je peux venir avec mon chien|je peux venir avec mon chat|les chiens sont acceptes|les chats sont acceptes|les chiens sont ils acceptes|animaux acceptes ou pas|on accepte les animaux|acceptez vous les animaux|acceptent ils les animaux
what heating does it have = quel type de chauffage|c est quoi le chauffage|c est quel chauffage|quel est le chauffage|comment c est chauffe|le chauffage est a quoi|c est chauffe comment
who is the agent = qui est l agent|qui est l agent immobilier|qui s occupe de la vente|qui la vend|qui vend|c est qui l agent
cellar = cave
how big is the living room = quelle est la surface du salon|quelle est la taille du salon|le salon fait combien|le sejour fait combien|quelle est la surface du sejour|le salon est grand comment
how big is the kitchen = quelle est la surface de la cuisine|quelle est la taille de la cuisine|la cuisine fait combien|la cuisine est grande comment
how big is the balcony = le balcon fait quelle taille|le balcon fait combien|quelle est la surface du balcon
how much is a viewing = combien coute la visite|combien coute une visite|la visite est gratuite
`,
  de: `
what year was it built = wann ist das gebaut worden|von wann ist das haus|von wann ist es|aus welchem jahr ist es|aus welchem jahr ist das haus|aus welchem jahr stammt es|wann wurde das haus gebaut|wann wurde das gebaut|in welchem jahr gebaut|in welchem jahr wurde es gebaut
how old is it = wie alt ist das haus|wie alt ist die wohnung|wie alt ist die immobilie|ist das ein altbau|ist es ein altbau|altbau oder neubau
how big is it = wie gross ist das haus|wie gross ist die wohnung|wie viel platz hat es|wie viel wohnflache hat es|was hat es fur eine wohnflache
how big is the lot = wie gross ist das grundstuck|wie viel grundstuck gehort dazu|wie viel grund gehort dazu|wie viel grund ist dabei|wie gross ist der grund
how much does it cost = was soll es kosten|was soll das kosten|was soll die kosten|wie viel soll es kosten|wieviel soll es kosten|was wollen sie dafur|was kostet der spass
how long has it been on the market = seit wann ist es auf dem markt|seit wann wird es angeboten|seit wann steht es zum verkauf|wie lange steht es zum verkauf|wie lange steht es schon zum verkauf|wie lange ist es schon inseriert|seit wann ist es inseriert|steht es schon lange zum verkauf|wie lange wird es schon angeboten
is it still available = ist das noch zu haben|ist es noch zu haben|ist das noch frei|ist es schon weg|ist es schon verkauft|ist das schon verkauft|ist die schon weg
what type of home is it = ist das eine wohnung oder ein haus|ist das ein haus oder eine wohnung|ist es eine wohnung oder ein haus|ist es ein haus oder eine wohnung|haus oder wohnung|wohnung oder haus|was ist das fur eine immobilie|was fur ein haus ist das|was fur eine wohnung ist das|was fur ein objekt ist das
are pets allowed = darf ich einen hund haben|darf ich einen hund mitbringen|darf ich meinen hund mitbringen|darf ich meine katze mitbringen|darf ich eine katze haben|sind hunde erlaubt|sind katzen erlaubt|darf man haustiere halten|kann ich meinen hund mitbringen|kann ich meine katze mitbringen|kann ich einen hund haben|sind haustiere ok|haustiere ok|darf mein hund mit
what heating does it have = wie wird geheizt|wie wird es beheizt|wie wird das haus beheizt|was fur eine heizung hat es|was fur eine heizung|welche heizung hat es|welche art heizung|womit wird geheizt
who is the agent = wer ist der makler|wer ist die maklerin|wer ist der ansprechpartner|wer verkauft das|wer verkauft es
how big is the living room = wie gross ist das wohnzimmer
how big is the kitchen = wie gross ist die kuche
how big is the master bedroom = wie gross ist das schlafzimmer|wie gross ist das hauptschlafzimmer
how much is a viewing = was kostet eine besichtigung|was kostet die besichtigung|ist die besichtigung kostenlos
parking = parken
`,
  pt: `
what year was it built = de quando e|e de quando|de que ano e a casa|quando a construiram|quando construiram|em que ano construiram|em que ano a construiram|quando e que foi construida|quando e que foi construido|qual o ano de construcao|qual e o ano de construcao
how old is it = quantos anos tem a casa|e nova ou antiga
how big is it = quantos metros sao
how big is the lot = quanto mede o terreno|que tamanho tem o terreno|qual a area do terreno|qual e a area do terreno|de quanto e o terreno|quanto terreno tem
how much does it cost = a quanto esta|por quanto esta|quanto pedem|quanto estao a pedir|quanto estao pedindo|qual o preco pedido
how long has it been on the market = ha quanto tempo esta anunciada|ha quanto tempo esta anunciado|ha quanto tempo ta a venda|desde quando esta a venda|faz quanto tempo que esta a venda|esta a venda ha muito tempo|esta a venda ha quanto tempo
is it still available = ainda esta livre|ainda esta a venda|ja foi vendida|ja foi vendido|ja vendeu|ja se vendeu|ainda ta disponivel|continua disponivel|ja esta vendida|ja esta vendido
what type of home is it = e um apartamento ou uma casa|e uma casa ou um apartamento|e casa ou apartamento|e apartamento ou casa|que tipo de casa e|que genero de imovel e|que tipo de propriedade e
are pets allowed = posso ter cao|posso ter gato|posso ter um cao|posso ter um gato|posso ter cachorro|posso ter um cachorro|posso levar o meu cao|posso levar meu cachorro|posso levar meu gato|pode ter cachorro|pode ter gato|pode ter animais|aceita cachorro|aceita caes|aceitam caes|aceitam cachorro|aceita pet|aceitam pets|aceita pets|pode pet
what heating does it have = qual e o aquecimento|como e o aquecimento|que aquecimento tem|como e aquecida|como e aquecido|que tipo de aquecimento tem|qual o tipo de aquecimento
who is the agent = quem e o agente|quem e o corretor|quem e a corretora|quem e o consultor|quem vende|quem esta a vender|quem esta vendendo|quem e o mediador
how big is the living room = qual o tamanho da sala|qual e o tamanho da sala|quanto mede a sala|que tamanho tem a sala
how big is the kitchen = qual o tamanho da cozinha|qual e o tamanho da cozinha|quanto mede a cozinha|que tamanho tem a cozinha
how big is the master bedroom = qual o tamanho do quarto|qual e o tamanho do quarto|quanto mede o quarto|que tamanho tem o quarto|qual o tamanho da suite
how much is a viewing = quanto custa a visita|quanto custa uma visita|a visita e gratuita
`,
}
