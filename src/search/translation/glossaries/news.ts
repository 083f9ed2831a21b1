/** Glossaries of how people ask what is new, and since when. */
export const news = {
  es: `
the last two = las ultimas dos|las dos ultimas|los ultimos dos|los dos ultimos
the last three = las ultimas tres|las tres ultimas|los ultimos tres|los tres ultimos
in the last = en las ultimas|durante las ultimas|de las ultimas
the latest = las ultimas
latest houses = ultimas casas
latest listings = ultimos anuncios|ultimas propiedades|ultimas viviendas|ultimos inmuebles|ultimas ofertas
latest apartments = ultimos pisos|ultimos apartamentos|ultimos departamentos
what is new = que hay nuevo|que hay de nuevo|que tienen de nuevo|que tienes de nuevo|que tiene de nuevo|que tienen nuevo|que novedades|que novedades hay|que novedades tienen|que novedades tienes|novedades|las novedades|ultimas novedades|las ultimas novedades|hay novedades|tienen novedades|alguna novedad|hay alguna novedad|lo nuevo
anything new = algo nuevo|algo de nuevo|hay algo nuevo|hay algo de nuevo|tienen algo nuevo|tienes algo nuevo|nada nuevo|hay nada nuevo
what came in = que ha entrado|que ha salido|que ha llegado|que han publicado|que se ha publicado|que ha aparecido|que se ha anadido|que salio|que entro|que llego|lo ultimo que ha entrado|lo ultimo que ha llegado|lo ultimo que ha salido|que casas han salido|que pisos han salido
came in = han entrado|han salido|han llegado|han aparecido|se han publicado|se han anadido|ha salido|ha llegado|ha entrado
since yesterday = desde ayer
yesterday = ayer|de ayer
this week = de la semana|de esta semana|en esta semana|durante esta semana
this month = del mes|de este mes
since last week = desde la semana pasada
`,
  fr: `
the last two = les deux dernieres|les deux derniers
the last three = les trois dernieres|les trois derniers
in the last = dans les dernieres|durant les dernieres|ces dernieres|pendant les dernieres
the latest = les dernieres
latest houses = dernieres maisons
latest listings = dernieres annonces|derniers biens|derniers logements|dernieres offres
latest apartments = derniers appartements
what is new = quoi de neuf|quoi de nouveau|quoi de neuf chez vous|qu est ce qui est nouveau|qu est ce qui est neuf|nouveautes|les nouveautes|quelles nouveautes|quelles sont les nouveautes|des nouveautes|vos nouveautes|les dernieres nouveautes|dernieres nouveautes|du nouveau|il y a du nouveau|y a t il du nouveau|y a du nouveau|qu est ce qu il y a de nouveau|qu y a t il de nouveau|qu avez vous de nouveau|avez vous du nouveau|avez vous des nouveautes
anything new = quelque chose de nouveau|quelque chose de neuf|rien de nouveau|rien de neuf
what came in = qu est ce qui est sorti|qu est ce qui est arrive|qu est ce qui est rentre|qu est ce qui est entre|qu est ce qui est apparu|qu est ce qui a ete ajoute|qu est ce qui a ete publie|qu est ce qui est venu|ce qui est sorti|ce qui est arrive|ce qui est rentre
came in = est sorti|sont sortis|sont sorties|est sortie|sont arrives|sont arrivees|est arrivee|sont rentres|sont rentrees|sont apparus|sont apparues|a ete ajoute|ont ete ajoutes|ont ete ajoutees|a ete publie|ont ete publies|ont ete publiees
since yesterday = depuis hier
yesterday = hier|d hier
this week = de la semaine|de cette semaine
this month = du mois|de ce mois
since last week = depuis la semaine derniere
`,
  de: `
what is new = neuigkeiten|was ist neu|was neues|was gibt es neues|was gibts neues|was gibt s neues|gibt es neues|gibts neues|was haben sie neues|was habt ihr neues|was ist neues da|gibt es neuigkeiten|gibts was neues|gibt es was neues
anything new = etwas neues|irgendwas neues|irgendetwas neues|gibt es etwas neues|nichts neues|gibt es nichts neues
new listings = neuzugange|neueingange|neue eingange|neue zugange|neuzugang
came in = reingekommen|hereingekommen|dazugekommen|hinzugekommen|neu dazugekommen|neu hinzugekommen|neu reingekommen|neu eingestellt worden|neu eingestellt|neu eingetroffen|eingetroffen|auf den markt gekommen|neu auf den markt gekommen|online gegangen|neu online gegangen
came = kam|kamen
came in = kam rein|kam dazu|kamen dazu|kamen rein|kam neu rein|kam neu dazu|kamen neu dazu|kam auf den markt|kamen auf den markt
new = neu rein|neu dazu|neu hinzu|neu herein
since yesterday = seit gestern
yesterday = gestern|von gestern
this week = dieser woche|in dieser woche|der woche
this month = dieses monats|in diesem monat|des monats
since last week = seit letzter woche|seit der letzten woche
`,
  pt: `
the last two = as ultimas duas|as duas ultimas|os ultimos dois|os dois ultimos
the last three = as ultimas tres|as tres ultimas|os ultimos tres|os tres ultimos
in the last = nas ultimas|durante as ultimas
the latest = as ultimas
latest houses = ultimas casas
latest listings = ultimos anuncios|ultimas propriedades|ultimos imoveis|ultimas ofertas
latest apartments = ultimos apartamentos
what is new = o que ha de novo|o que tem de novo|o que ha novo|o que tem novo|o que e novo|o que voces tem de novo|quais as novidades|quais sao as novidades|que novidades|que novidades ha|que novidades tem|novidades|as novidades|ultimas novidades|as ultimas novidades|tem novidades|tem novidade|ha novidades|alguma novidade|tem alguma novidade|ha alguma novidade
anything new = algo novo|algo de novo|tem algo novo|tem algo de novo|ha algo novo|ha algo de novo|alguma coisa nova|tem alguma coisa nova|nada de novo|nada novo
what came in = o que entrou|o que chegou|o que saiu|o que apareceu|o que foi anunciado|o que foi publicado|o que foi adicionado|o que entrou de novo|o que chegou de novo
came in = entrou|entraram|chegou|chegaram|sairam|apareceram|foram anunciados|foram anunciadas|foram publicados|foram adicionados
since yesterday = desde ontem
yesterday = ontem|de ontem
since monday = desde segunda|desde a segunda
since tuesday = desde terca|desde a terca
since wednesday = desde quarta|desde a quarta
since thursday = desde quinta|desde a quinta
since friday = desde sexta|desde a sexta
this week = da semana|desta semana|nesta semana|essa semana|dessa semana|nessa semana
this month = do mes|deste mes|neste mes|nesse mes
since last week = desde a semana passada|desde semana passada
`,
}
