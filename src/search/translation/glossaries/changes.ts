/** Glossaries of how people change a search by some amount, or accept what they did not ask for. */
export const changes = {
  es: `
any price = sin el limite de precio|sin limite|sin el limite|sin tope de precio|sin tope|sin presupuesto|sin el presupuesto|sin limite de presupuesto|quita el limite de precio|quite el limite de precio|olvida el presupuesto|olvide el presupuesto|olvida mi presupuesto
we can go up to = podria llegar a|podriamos llegar a|puedo llegar a|podemos llegar a|podria llegar hasta|podriamos llegar hasta|puedo llegar hasta|podemos llegar hasta|podria subir a|podria subir hasta|podriamos subir hasta|puedo subir hasta|podemos subir hasta|podria estirarme hasta|podria ir hasta
instead of = en vez de|en lugar de
reduce to = baja a|bajalo a|bajar a|reduce a|reducelo a|disminuye a
reduce the price to = baja el precio a|bajar el precio a|baja el presupuesto a|reduce el presupuesto a
go up to = sube a|subelo a|sube el precio a|sube el presupuesto a
a bit = un poco|un poquito|un pelin
half that = la mitad|la mitad de eso|la mitad del presupuesto
double that = el doble|el doble de eso|el doble del presupuesto
we can pay = podemos pagar|podemos gastar|puedo pagar|puedo gastar|podriamos pagar|podria pagar
we can = podemos
go up = subir|sube|subimos|subo|podemos subir|puedo subir
reduce = bajar|baja|bajamos|bajo
is fine too = tambien vale|tambien valen|tambien me vale|tambien sirve|tambien sirven|tambien me sirve|tambien estaria bien|tambien estarian bien
`,
  fr: `
any price = sans la limite de prix|sans limite|sans la limite|sans plafond|sans plafond de prix|sans le plafond|sans budget|sans le budget|sans limite de budget|oublie le budget|oubliez le budget|oublie la limite de prix|oubliez la limite de prix|enlevez la limite de prix|enleve la limite de prix
we can go up to = je pourrais aller jusqu a|nous pourrions aller jusqu a|on pourrait aller jusqu a|je peux aller jusqu a|nous pouvons aller jusqu a|on peut aller jusqu a|je pourrais monter jusqu a|nous pourrions monter jusqu a|on pourrait monter jusqu a|je peux monter jusqu a|on peut monter jusqu a|je pourrais monter a
instead of = au lieu de|au lieu d|a la place de|a la place d
reduce to = baisse a|baissez a|descends a|descendez a|descendre a|baisser a
reduce the price to = baisse le prix a|baissez le prix a|baisse le budget a|reduis le budget a|reduisez le budget a
go up to = monte a|montez a|monter a|monte le budget a|augmente a|augmente le budget a
a bit = un peu|un petit peu
half that = la moitie|la moitie de ca|la moitie du budget|moitie moins
double that = le double|le double de ca|le double du budget|deux fois plus
we can pay = on peut mettre|on peut payer|nous pouvons mettre|nous pouvons payer|je peux mettre|je peux payer|on pourrait mettre|je pourrais mettre
go up = monter|augmenter|on peut monter|on peut augmenter
reduce = descendre|baisser|reduire
is fine too = ca va aussi|conviennent aussi|convient aussi|c est bon aussi|c est bien aussi|me va aussi
`,
  de: `
any price = ohne die preisgrenze|ohne preisgrenze|ohne das preislimit|ohne limit|ohne das limit|ohne obergrenze|ohne preisobergrenze|ohne budget|ohne budgetgrenze|vergiss das budget|vergessen sie das budget|egal welcher preis
instead of = statt|anstatt|anstelle von
reduce to = geh runter auf|gehen sie runter auf|runter auf|senk auf|senke auf|senk es auf|senke es auf|reduzier auf|reduziere auf
reduce the price to = senk das budget auf|senke das budget auf|senk den preis auf|budget runter auf
go up to = geh hoch auf|gehen sie hoch auf|hoch auf|erhoh auf|erhohe auf|erhoh das budget auf|erhohe das budget auf|budget hoch auf
a bit = ein bisschen|ein wenig|bisschen|ein klein wenig|ein klein bisschen
half that = die halfte|die halfte davon|halb so viel|halb so teuer
double that = das doppelte|doppelt so viel|das doppelte davon|doppelt so teuer
we can = wir konnen|wir konnten
i can = ich kann|ich konnte
spend = ausgeben|drauflegen
go = gehen
is fine too = ware auch gut|waren auch gut|passt auch|passen auch
`,
  pt: `
any price = sem o limite de preco|sem limite|sem o limite|sem teto|sem teto de preco|sem orcamento|sem o orcamento|sem limite de orcamento|tira o limite de preco|tire o limite de preco|esquece o orcamento|esqueca o orcamento
we can go up to = poderia ir ate|poderiamos ir ate|podemos ir ate|posso ir ate|poderia chegar a|poderia chegar ate|poderiamos chegar a|podemos chegar a|posso chegar a|posso chegar ate|consigo ir ate|conseguimos ir ate|poderia subir ate|podia ir ate
instead of = em vez de|ao inves de|em lugar de
reduce to = baixa para|baixe para|abaixa para|abaixe para|baixar para|reduz para|reduza para|diminui para|desce para
reduce the price to = baixa o preco para|baixe o preco para|abaixa o preco para|abaixe o preco para|reduz o orcamento para
go up to = sobe para|suba para|aumenta para|aumente para|aumenta o orcamento para
a bit = um pouco|um pouquinho|um bocadinho
half that = a metade|metade disso|a metade disso|metade do orcamento
double that = o dobro|o dobro disso|dobro do orcamento
we can pay = podemos pagar|podemos gastar|posso pagar|posso gastar|poderiamos pagar
we can = podemos
go up = subir|aumentar|podemos subir|posso subir|podemos aumentar
reduce = baixar|diminuir|reduzir
is fine too = tambem serve|tambem servem|tambem seria bom
`,
}
