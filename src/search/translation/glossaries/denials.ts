import type { Language } from '../../../contract/languages.ts'

/** French says "de" behind a denial: "je ne veux pas de maison". */
const withDe = (glossary: string): string =>
  glossary.replaceAll(
    /^(don't .* = )(.*)$/gm,
    (_, meaning: string, phrases: string) =>
      meaning + phrases.replaceAll(/[^|]+/g, (phrase) => `${phrase} de|${phrase} d|${phrase}`),
  )

/** How the other languages deny a wish: English on the left; folded phrases on the right, longest first. */
export const denials: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: `
except the = menos el|excepto el|salvo el
never call me = no me llamen nunca mas|no me llame nunca mas|no me llames nunca mas|no me llamen mas|no me llame mas|no me llames mas|no vuelvan a llamarme|no vuelva a llamarme|no vuelvas a llamarme|no me vuelvan a llamar|no me vuelva a llamar|dejen de llamarme|deje de llamarme|deja de llamarme|nunca me llamen|nunca mas me llamen|no me contacten mas|no me contacten|no me contacte mas|no quiero que me llamen|no quiero que me llamen mas|no me escriban mas|no me llamen nunca|no me llame nunca|no me llames nunca|no me llamen|no me llame|no me llames|no me escriban|no me escriba|no me escribas|no me contactes|no me manden correos|no me manden mas correos|no me envien correos|no me envien mas correos
at least = que no baje de|que no bajen de|no baje de|no bajen de|no bajar de
at most = no pasar de|sin pasar de
nothing = nada
no = ningun|ninguna|ninguno|ningunos|ningunas|ni un solo|ni una sola
don't show me = no me muestren|no me des|no me mandes|no me mande|no me envies|no me envie|no me ofrezcas|no me ofrezca|no me pongas|no me saques|no quiero ver|no queremos ver|no muestres|no muestre|no mostrar|no incluyas|no incluya|no incluir
don't want = no me interesan|no me interesa|no nos interesan|no nos interesa|no queremos|no deseo|no estoy buscando
cannot go up to = no queremos llegar hasta|no queremos subir hasta|no podemos llegar hasta|no vamos a llegar hasta|no podemos subir hasta|no quiero llegar hasta|no vamos a subir hasta|no quiero subir hasta|no puedo llegar hasta|no voy a llegar hasta|no queremos ir hasta|no queremos llegar a|no puedo subir hasta|no voy a subir hasta|no queremos subir a|no podemos ir hasta|no podemos llegar a|no vamos a ir hasta|no vamos a llegar a|no podemos subir a|no quiero ir hasta|no quiero llegar a|no vamos a subir a|no quiero subir a|no puedo ir hasta|no puedo llegar a|no voy a ir hasta|no voy a llegar a|no puedo subir a|no voy a subir a
cannot pay = no puedo pagar|no podemos pagar|no puedo gastar|no podemos gastar|no puedo permitirme|no podemos permitirnos|no pienso pagar|no pienso gastar|no voy a pagar|no voy a gastar|no vamos a pagar|no vamos a gastar
avoid = evita|evite|evitar|evitando
exclude = excluye|excluya|excluir|excluyendo|descarta|descarte|descartar
remove = quita|quite|quitar|elimina|elimine|eliminar|omite|omita
outside = fuera de
except in = menos en|todo menos en|salvo en
is too much = es demasiado|es demasiado caro|es mucho|es mucho dinero|son demasiado|son demasiado caras|son demasiado caros
is not an option = no es posible|no nos es posible|es imposible|no nos lo podemos permitir
no thanks = no gracias
have = haya|hayan
over = superiores a|mayores a|mayor a|arriba de|por arriba de|que superen|que supere|que pasen de|que pase de
under = menores a|menor a|inferiores a
bigger than = mayores de|mayor de|mayores que|mas grandes de
smaller than = menores de|menor de|menores que|menor que|mas pequenos de|mas pequenas de
older than = mas antiguas que|mas antiguos que|mas viejas que|mas viejos que|mas viejo que|mas vieja que
newer than = mas nuevas que|mas nuevos que|mas recientes que|mas modernas que|mas modernos que
`,
  fr: withDe(`
never call me = ne m appelez plus|ne m appelez plus jamais|ne m appelez jamais|ne m appelle plus|ne me telephonez plus|ne me rappelez plus|ne me contactez plus|ne me contactez plus jamais|arretez de m appeler|arrete de m appeler|cessez de m appeler|je ne veux plus etre appele|je ne veux plus etre contacte|je ne veux plus etre contactee|je ne veux plus que vous m appeliez|ne m appelez pas|ne m appelle pas|ne m appelle jamais|ne me telephonez pas|ne me telephonez jamais|ne me contactez pas|ne me contactez jamais|ne m ecrivez plus|ne m ecrivez pas|ne m envoyez plus de mails|ne m envoyez plus d e mails|ne m envoyez pas d e mails|ne m envoyez pas de mails
nothing = rien
don't show me = ne me montre pas|ne me montrez pas|ne me propose pas|ne me proposez pas|ne me donne pas|ne me donnez pas|ne m envoie pas|ne m envoyez pas|me montre pas|me montrez pas|montre moi pas|ne montre pas|ne montrez pas|ne veux pas voir|ne voulons pas voir|n affiche pas|n affichez pas
don't want = ne veux pas|ne voulons pas|ne souhaite pas|ne souhaitons pas|ne cherche pas|ne cherchons pas|ne recherche pas|ne voudrais pas|ne desire pas|ne m interesse pas|ne m interessent pas|n ai pas besoin
want = veux|veut|voulons|veulent|souhaite|souhaitons
cannot go up to = ne souhaitons pas monter jusqu a|ne souhaitons pas aller jusqu a|ne souhaite pas monter jusqu a|ne souhaite pas aller jusqu a|ne pouvons pas monter jusqu a|ne voulons pas monter jusqu a|ne pouvons pas aller jusqu a|ne voulons pas aller jusqu a|ne peux pas monter jusqu a|ne peut pas monter jusqu a|ne veux pas monter jusqu a|ne veut pas monter jusqu a|ne peux pas aller jusqu a|ne peut pas aller jusqu a|ne veux pas aller jusqu a|ne veut pas aller jusqu a
cannot pay = ne peux pas payer|ne pouvons pas payer|ne peux pas mettre|ne pouvons pas mettre|ne peux pas depenser|ne veux pas payer|ne veux pas mettre|ne veux pas depenser|ne voulons pas payer|ne voulons pas mettre
avoid = evite|evitez|eviter
exclude = exclus|excluez|exclure|ecarte|ecartez|ecarter
remove = enleve|enlevez|enlever|retire|retirez|retirer|elimine|eliminez|supprime|supprimez
outside = en dehors de|hors de
is too much = c est trop|c est trop cher|c est beaucoup trop|est trop cher|c est beaucoup trop cher|sont trop cheres|sont trop chers
too expensive = trop cher|trop chere|trop chers|trop cheres
is not an option = n est pas possible|ce n est pas possible|c est impossible|est impossible
no thanks = non merci
over = depassant|qui depasse|qui depassent|au dela de|superieurs a|superieures a
bigger than = plus grands que|plus grandes que|plus grand de
older than = plus vieux que|plus vieille que|plus vieilles que|plus anciens que|plus anciennes que
newer than = plus recents que|plus recentes que|plus neufs que|plus neuves que|plus neuf que
smaller than = plus petits que|plus petites que
`),
  de: `
never call me = rufen sie mich nie wieder an|rufen sie mich nicht mehr an|rufen sie mich bitte nicht mehr an|rufen sie mich bitte nie wieder an|rufen sie mich nicht an|ruf mich nie wieder an|ruf mich nicht mehr an|ruft mich nicht mehr an|kontaktieren sie mich nicht mehr|kontaktieren sie mich nie wieder|kontaktieren sie mich bitte nicht mehr|ich will nicht mehr angerufen werden|ich mochte nicht mehr angerufen werden|ich mochte nicht mehr kontaktiert werden|horen sie auf mich anzurufen|schreiben sie mir nicht mehr|ruft mich nie wieder an|ruft mich bitte nie wieder an|ruft mich nicht an|ruft mich bitte nicht an|ruft mich bitte nicht mehr an|ruf mich nicht an|ruf mich bitte nicht an|ruf mich bitte nicht mehr an|rufen sie mich bitte nicht an|rufen sie mich nie an|ruft mich nie an|kontaktiert mich nicht mehr|kontaktieren sie mich nicht|kontaktiert mich nicht|schreibt mir nicht mehr|schreibt mir nicht|schreiben sie mir nicht|schreiben sie mir bitte nicht mehr|schickt mir keine e mails|schicken sie mir keine e mails|schickt mir keine mails|schicken sie mir keine mails mehr|schicken sie mir keine e mails mehr
nothing = nichts|nix
never = nie|niemals
avoid = vermeide|vermeiden
exclude = schliesse|schliessen
remove = entferne|entfernen|streiche
i don't want = will ich nicht|mochte ich nicht|wollen wir nicht|mochten wir nicht|brauche ich nicht|suche ich nicht|interessieren mich nicht|will ich nicht sehen|mochte ich nicht sehen
can not up to = mochten nicht bis|wollen nicht bis|mochte nicht bis|will nicht bis
i don't pay = konnen wir nicht gehen|wurden wir nicht gehen|kann ich nicht gehen|wurde ich nicht gehen|kann ich nicht zahlen|kann ich nicht bezahlen|kann ich nicht ausgeben|konnen wir nicht zahlen|konnen wir nicht bezahlen|konnen wir nicht ausgeben|will ich nicht zahlen|will ich nicht bezahlen|will ich nicht ausgeben|mochte ich nicht zahlen|mochte ich nicht bezahlen|mochte ich nicht ausgeben|wollen wir nicht zahlen|wollen wir nicht ausgeben|mochten wir nicht ausgeben
outside = ausserhalb von|ausserhalb
is too much = ist zu teuer|ist zu viel|ist mir zu teuer|ist mir zu viel|ist uns zu teuer|ist uns zu viel|sind zu teuer|sind mir zu teuer|sind uns zu teuer|kommen nicht in frage|kommt nicht in frage
too expensive = zu teuer
is not an option = ist nicht drin|sind nicht drin|ist nicht moglich|sind nicht moglich|schaffen wir nicht|schaffe ich nicht
no thanks = nein danke
built = gebaut wurden|gebaut wurde|erbaut wurden|erbaut wurde|gebaut worden sind
`,
  pt: `
except on = menos no|menos na|exceto no|exceto na|salvo no|salvo na|exceto aos
never call me = nunca mais me liguem|nunca mais me ligue|nao me liguem mais|nao me ligue mais|nao me liga mais|nao me liguem nunca mais|nao me ligue nunca mais|nao me liguem|parem de me ligar|pare de me ligar|nao me contatem mais|nao me contactem mais|nao quero que me liguem|nao quero que me liguem mais|nao quero mais ser contatado|nao me escrevam mais|nao me ligue|nao me ligues|nao me ligues mais|nao me contatem|nao me contate|nao me contactem|nao me contacte|nao me escrevam|nao me escreva mais|nao me escreva|nao me mandem e mails|nao me mandem mais e mails|nao me enviem e mails|nao me enviem mais e mails|parem de me escrever
at least = que nao baixe de|que nao baixem de
at most = nao passar de|sem passar de
nothing = nada
no = nenhum|nenhuma|nenhuns|nenhumas
don't show me = nao me mostrem|nao mostre|nao mostra|nao quero ver|nao queremos ver|nao me mande|nao me envie|nao me ofereca|nao inclua|nao me apresente
don't want = nao me interessam|nao me interessa|nao queremos|nao desejo|nao procuro|nao procuramos|nao busco|nao estou procurando|nao preciso de
cannot go up to = nao conseguimos chegar ate|nao conseguimos subir ate|nao conseguimos chegar a|nao queremos chegar ate|nao conseguimos ir ate|nao queremos subir ate|nao podemos chegar ate|nao consigo chegar ate|nao queremos chegar a|nao podemos subir ate|nao consigo subir ate|nao podemos chegar a|nao consigo chegar a|nao quero chegar ate|nao posso chegar ate|nao queremos ir ate|nao quero subir ate|nao posso subir ate|nao podemos ir ate|nao consigo ir ate|nao quero chegar a|nao posso chegar a|nao quero ir ate|nao posso ir ate
cannot pay = nao posso pagar|nao podemos pagar|nao posso gastar|nao podemos gastar|nao quero pagar|nao quero gastar|nao vou pagar|nao vou gastar|nao consigo pagar
avoid = evite|evita|evitar|evitando
exclude = exclua|excluir|excluindo|descarte|descartar
remove = tire|retire|retirar|remova|remover|elimine
outside = fora de
except in = menos em|tudo menos em|salvo em
is too much = e demais|e muito|e caro demais|e muito caro|e muito dinheiro|sao caras demais|sao caros demais
too expensive = caro demais|cara demais|caros demais|caras demais
is not an option = nao e possivel|e impossivel
no thanks = nao obrigado|nao obrigada
built before = anteriores a|anterior a
over = superiores a|que passem de|que passe de|que ultrapassem|que ultrapasse
under = inferiores a
bigger than = maiores de|maior de|maiores do que
smaller than = menores de|menor de
older than = mais velhas que|mais velhos que|mais velha que|mais velho que|mais velho do que|mais velhas do que|mais velhos do que|mais antigas do que|mais antigos do que
newer than = mais novas que|mais novos que|mais novas do que|mais novos do que|mais recentes que
hoa fee over = condominio acima de|condominio de mais de|condominio maior que|condominio superior a
hoa fee under = condominio abaixo de|condominio de menos de|condominio menor que|condominio inferior a|condominio de ate|condominio ate
`,
}
