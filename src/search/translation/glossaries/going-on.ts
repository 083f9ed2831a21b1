/** How people begin to tell what they look for, and ask for more of something than they were shown: foreign-English. */
export const goingOn = {
  es: `
i want = queremos|nos gustaria|quisieramos|necesitamos|buscamos
we are a family of = somos una familia de|somos familia de
not too expensive = que no sea muy cara|que no sea muy caro|que no sean muy caras|que no sean muy caros|que no sea demasiado cara|que no sea demasiado caro|no muy cara|no muy caro|no demasiado cara|no demasiado caro
is there anything cheaper = hay alguna mas barata|hay alguno mas barato|tienen alguna mas barata|tienen alguno mas barato|tienen algo mas barato|tienes algo mas barato|tienes alguna mas barata|hay algo mas barato|alguna mas barata|alguno mas barato|algo mas barato|algo mas economico
is there anything bigger = hay alguna mas grande|hay alguno mas grande|tienen algo mas grande|tienes algo mas grande|tienen alguna mas grande|hay algo mas grande|algo mas grande|alguna mas grande
is there anything smaller = hay algo mas pequeno|hay alguna mas pequena|tienen algo mas pequeno|algo mas pequeno
is there anything newer = hay algo mas nuevo|hay alguna mas nueva|tienen algo mas nuevo|algo mas nuevo|algo mas moderno
can i visit it = la puedo ver|lo puedo ver|la puedo visitar|lo puedo visitar|la podemos ver|lo podemos ver|la podria ver|lo podria ver|se puede ver|se puede visitar|podria verla|podria verlo|podriamos verla|podriamos verlo
`,
  fr: `
i want = nous voulons|on veut|on voudrait|nous voudrions|nous aimerions|on aimerait|on souhaite|nous souhaitons
we are a family of = on est une famille de|nous sommes une famille de
not too expensive = qui ne soit pas trop chere|qui ne soit pas trop cher|pas trop chere|pas trop chers|pas trop cheres
is there anything cheaper = il y a moins cher|vous avez moins cher|avez vous moins cher|vous en avez une moins chere|vous en avez un moins cher|quelque chose de moins cher|vous avez quelque chose de moins cher|y a t il moins cher|y a t il quelque chose de moins cher|une moins chere|rien de moins cher
is there anything bigger = il y a plus grand|vous avez plus grand|avez vous plus grand|vous en avez une plus grande|vous en avez un plus grand|quelque chose de plus grand|vous avez quelque chose de plus grand|y a t il plus grand
is there anything smaller = quelque chose de plus petit|vous avez plus petit|il y a plus petit
is there anything newer = quelque chose de plus recent|vous avez plus recent|il y a plus recent
do you have anything = vous avez quelque chose|avez vous quelque chose|est ce que vous avez quelque chose
can i visit it = je peux la voir|je peux le voir|je peux la visiter|je peux le visiter|on peut la voir|on peut le voir|on peut la visiter|on peut le visiter|puis je la voir|puis je le voir|puis je la visiter|puis je le visiter|est ce que je peux la voir|est ce qu on peut la voir|est ce qu on peut la visiter
around = environ|a environ|d environ|aux alentours de|aux environs de|dans les environs des
`,
  de: `
i want = wir wollen|wir hatten gern|wir hatten gerne|ich hatte gerne|wir wurden gern|wir wurden gerne|wir brauchen
we are a family of = wir sind eine familie von|wir sind eine familie mit
not too expensive = nicht allzu teuer|nicht ganz so teuer|nicht so teuer
with = hauptsache|hauptsache mit
is not important = ist doch nicht so wichtig|ist doch nicht wichtig|ist doch egal|muss doch nicht sein|ist kein muss|ist mir nicht so wichtig|ist uns nicht so wichtig
is there anything cheaper = haben sie was gunstigeres|haben sie etwas gunstigeres|haben sie gunstigere|gibt es was gunstigeres|gibt es etwas gunstigeres|gibt es was billigeres|gibt es etwas billigeres|etwas gunstigeres|was gunstigeres|etwas billigeres|was billigeres|gehts auch gunstiger|geht es auch gunstiger|gehts auch billiger
is there anything bigger = haben sie was grosseres|haben sie etwas grosseres|gibt es was grosseres|gibt es etwas grosseres|etwas grosseres|was grosseres
is there anything smaller = haben sie was kleineres|haben sie etwas kleineres|gibt es etwas kleineres|etwas kleineres|was kleineres
is there anything newer = haben sie was neueres|haben sie etwas neueres|gibt es etwas neueres|etwas neueres|was neueres
`,
  pt: `
i want = queremos|a gente quer|gostariamos de|precisamos de|procuramos
we are a family of = somos uma familia de|somos familia de
not too expensive = que nao seja muito cara|que nao seja muito caro|que nao sejam muito caras|nao muito cara|nao muito caro|nao tao cara|nao tao caro
is there anything cheaper = tem alguma mais barata|tem algum mais barato|tem algo mais barato|ha alguma mais barata|ha algum mais barato|ha algo mais barato|existe algo mais barato|voces tem algo mais barato|algo mais barato|tem mais barato|tem mais barata|tem mais em conta
is there anything bigger = tem alguma maior|tem algum maior|tem algo maior|ha alguma maior|ha algo maior|voces tem algo maior|algo maior
is there anything smaller = tem algo menor|tem alguma menor|ha algo menor|algo menor|algo mais pequeno
is there anything newer = tem algo mais novo|tem alguma mais nova|ha alguma mais nova|ha algo mais novo|algo mais novo
around = na casa dos|na casa de|na faixa dos|na faixa de
can i visit it = posso ver a casa|posso ve la|posso ve lo|podemos ver a casa|da para ver a casa|da pra ver a casa|posso ver o apartamento|da para ver|da pra visitar
`,
}
