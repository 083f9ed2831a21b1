import type { Language } from '../../../contract/languages.ts'

/** How the other languages ask which of the homes shown fit, and for the best: English on the left; folded phrases on the right. */
export const ofShown: Readonly<Record<Exclude<Language, 'en'>, string>> = {
  es: `
how many in each = cuantas en cada una|cuantos en cada una|cuantos en cada uno|cuantas hay en cada una|cuantos hay en cada una|cuantos hay en cada uno|cuantas en cada uno
in each city = en cada ciudad
both cities = ambas ciudades|las dos ciudades|en ambas ciudades|en las dos ciudades
of these = de las que me mostraste|de los que me mostraste|de las que me has mostrado|de los que me has mostrado|de las que me mostro|de los que me mostro|de las que me ensenaste|de los que me ensenaste|de las mostradas|de los mostrados
of the two = de las dos|de los dos|de ambas|de ambos|entre las dos|entre los dos
both of them = ambas|ambos
the one with = la que tiene|el que tiene|la que tenga|el que tenga|la que lleva|el que lleva
the one in = la que esta en|el que esta en
the one that allows = la que admite|el que admite|la que acepta|el que acepta|la que permite|el que permite
any of them = alguna de ellas|alguno de ellos|algunas de ellas|algunos de ellos|alguna de estas|alguno de estos|algunas de estas|algunos de estos|una de ellas|uno de ellos|alguna de las casas|alguno de los pisos
do any have = alguna tiene|alguno tiene|algunas tienen|algunos tienen|hay alguna con|hay alguno con|hay algunas con|hay algunos con|tiene alguna|tiene alguno|tienen algunas|tienen algunos
which of them have = cuales tienen|cuales de ellas tienen|cuales de ellos tienen|cuales de estas tienen|cuales de estos tienen|cual tiene de estas
are any of them = hay alguna de|hay alguno de|hay algunas de|hay algunos de|hay alguna|hay alguno|esta alguna|esta alguno
best = mejores|los mejores|las mejores|el mejor|la mejor
`,
  fr: `
how many in each = combien dans chacune|combien dans chacun|combien y en a t il dans chacune
how many in each city = combien dans chaque ville|combien par ville
in each city = dans chaque ville
both cities = les deux villes|dans les deux villes
of these = de celles que tu m as montrees|de ceux que tu m as montres|de celles que vous m avez montrees|de ceux que vous m avez montres|que tu m as montrees|que tu m as montres|que vous m avez montrees|que vous m avez montres
of the two = des deux|d entre les deux
which of the two = laquelle des deux|lequel des deux
the one with = celle qui a|celui qui a
the one that allows = celle qui accepte|celui qui accepte
any of them = l une d elles|l un d eux|une d elles|un d eux|certaines d entre elles|certains d entre eux|certaines|certains|quelques unes|quelques uns|l une d entre elles|l un d entre eux|une d entre elles|un d entre eux
do any have = certaines ont elles|certains ont ils|y en a t il avec|y en a t il qui ont|est ce que certaines ont|est ce que certains ont|est ce qu il y en a avec|il y en a avec
are any of them = y en a t il|y en a t il de|y en a t il a|est ce qu il y en a|il y en a|certaines sont elles|certains sont ils|certaines ont elles ete|certains ont ils ete
are any of them under = y en a t il a moins de|y en a t il en dessous de|y en a t il sous|est ce qu il y en a a moins de|il y en a a moins de
which of them have = lesquelles ont|lesquels ont|laquelle a|lequel a|lesquelles d entre elles ont|lesquels d entre eux ont
of them = parmi elles|parmi eux|parmi celles ci|parmi ceux ci
best = meilleur|meilleure|meilleurs|meilleures
`,
  de: `
how many in each = wie viele jeweils|wie viele sind es jeweils|wie viele gibt es jeweils|wieviele jeweils|jeweils wie viele
in each city = in jeder stadt|in jeder der stadte|pro stadt
both cities = beide stadte|in beiden stadten|beiden stadten
of these = von den gezeigten|von denen die du mir gezeigt hast|von denen die sie mir gezeigt haben|die du mir gezeigt hast|die sie mir gezeigt haben
both of them = beide|alle beide
of the two = von beiden|von den beiden|der beiden
cheaper = billigere|billigeres|billigerer|gunstigere|gunstigeres|gunstigerer
bigger = grossere|grosseres|grosserer
smaller = kleinere|kleineres|kleinerer
newer = neuere|neueres|neuerer
older = altere|alteres|alterer
more expensive = teurere|teureres|teurerer
is bigger = ist grosser
is smaller = ist kleiner
is cheaper = ist gunstiger|ist billiger
is newer = ist neuer
is older = ist alter
is more expensive = ist teurer
the one with = das mit|die mit|der mit
any of them = eins davon|eines davon|einer davon|eine davon|einige davon|manche davon|irgendeins davon|eins von ihnen|eines von ihnen|eine von ihnen|einige von ihnen|eins von denen|eine von denen
do any have = haben welche|hat eins|hat eines|hat einer|hat eine davon|hat eins davon|hat eines davon|hat einer davon|haben einige|haben einige davon|haben manche davon|gibt es welche mit|gibt es davon welche mit|gibt es eins mit|gibt es eine mit
are any of them = gibt es davon welche|gibt es welche|sind welche davon|sind davon welche|ist eins davon|ist eines davon|ist eine davon
which of them have = welche davon haben|welche haben|welche von ihnen haben|welche von denen haben|welche von diesen haben
best = beste|besten|bestes|bester
`,
  pt: `
how many in each = quantas em cada uma|quantos em cada uma|quantos em cada um|quantas ha em cada uma|quantos ha em cada uma|quantas tem em cada uma|quantos tem em cada uma
in each city = em cada cidade
both cities = ambas as cidades|as duas cidades|nas duas cidades|em ambas as cidades
of these = das que me mostrou|dos que me mostrou|das que voce mostrou|dos que voce mostrou|das que me mostraste|dos que me mostraste
of the two = das duas|dos dois|de ambas|de ambos|entre as duas|entre os dois
both of them = ambas|ambos
the one with = a que tem|aquela que tem|aquele que tem|a que tenha|aquela com|aquele com
the one in = a que fica em|o que fica em|aquela em|aquele em
the one that allows = a que aceita|o que aceita|aquela que aceita|aquele que aceita
any of them = alguma delas|algum deles|algumas delas|alguns deles|alguma destas|algum destes|alguma dessas|algum desses|uma delas|um deles|algumas dessas|alguns desses
do any have = alguma tem|algum tem|algumas tem|alguns tem|alguma delas tem|algum deles tem|algumas delas tem|alguns deles tem|tem alguma com|tem algum com|ha alguma com|ha algum com
are any of them = ha alguma|ha algum|tem alguma|tem algum
which of them have = quais tem|quais delas tem|quais deles tem|quais dessas tem|quais desses tem|quais destas tem|quais destes tem
best = melhores|os melhores|as melhores|o melhor|a melhor
`,
}
