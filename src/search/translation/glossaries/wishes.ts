/** Glossaries of how people soften a wish, say where a home may be, and ask whether one shown is cheaper than another. */
export const wishes = {
  es: `
maybe = tal vez|quizas|quiza|a lo mejor
or maybe = o tal vez|o quizas|o quiza|o a lo mejor
rent to own = alquiler con opcion a compra|alquiler con opcion de compra|renta con opcion a compra|opcion a compra|opcion de compra|con opcion a compra|con opcion de compra
within a radius of = en un radio de|dentro de un radio de|a un radio de|en un perimetro de
radius of = radio de
around = alrededor de|en torno a
and surroundings = y alrededores|y sus alrededores|y los alrededores|y cercanias|y sus cercanias|y zonas cercanas|o alrededores
surroundings of = alrededores de|los alrededores de
km around = km alrededor de|km a la redonda de|km a la redonda|km en torno a|kilometros alrededor de|kilometros a la redonda de|kilometros a la redonda|kilometros en torno a
miles around = millas alrededor de|millas a la redonda de|millas a la redonda
miles = millas|milla
if possible = si es posible|si fuera posible|si puede ser|si se puede
ideally = a ser posible|preferiblemente|preferentemente|de preferencia|idealmente|mejor si tiene
would be nice = estaria bien|estaria genial|seria ideal|seria genial|seria un plus|me gustaria tambien
near = no muy lejos de|no lejos de|no demasiado lejos de|no tan lejos de
near the = no muy lejos del|no lejos del|no demasiado lejos del
how much is the hoa fee = cuanto se paga de comunidad|cuanto es la comunidad|cuanto hay de comunidad|cuanto pago de comunidad|cuanto pagan de comunidad|cuanto cuesta la comunidad
not essential = no imprescindible|pero no imprescindible|no es obligatorio|no es esencial|no obligatorio
`,
  fr: `
maybe = peut etre|eventuellement
or = ou bien|ou alors
or maybe = ou peut etre|ou bien peut etre|ou eventuellement
rent to own = location avec option d achat|location avec option dachat|option d achat|avec option d achat|location accession|location vente
within a radius of = dans un rayon de|sur un rayon de|dans un perimetre de
radius of = rayon de
around = autour de
and surroundings = et environs|et ses environs|et les environs|et alentours|et ses alentours|et sa region|ou environs|ou alentours
surroundings of = dans les environs de|dans les alentours de|dans la region de
km around = km autour de|km autour|km a la ronde|kilometres autour de|kilometres autour|kilometres a la ronde
miles around = miles autour de|miles autour|miles a la ronde
if possible = si possible|si c est possible
ideally = de preference|idealement|preferablement|dans l ideal
would be nice = serait bien|ce serait bien|serait un plus|serait ideal|serait super|ce serait un plus|serait top
near = pas trop loin de|pas loin de|pas tres loin de|non loin de
near the = pas trop loin du|pas loin du
i don't like these = ne me plait pas|ne me plaisent pas
not essential = pas indispensable|pas obligatoire|ce n est pas indispensable|ce n est pas obligatoire|pas essentiel
`,
  de: `
maybe = vielleicht|eventuell
or maybe = oder vielleicht|oder eventuell|oder vielleicht auch
rent to own = mietkauf|auf mietkauf|zum mietkauf|miete mit kaufoption|mieten mit kaufoption|mit kaufoption|kaufoption
within a radius of = im umkreis von|in einem umkreis von|im radius von|in einem radius von
radius = umkreis
around = rund um|rund herum um
around the = um die
and surroundings = und umgebung|und umland|und naher umgebung|und naherer umgebung|oder umgebung|und drum herum|und drumherum
surroundings of = umgebung von|der umgebung von
greater = im grossraum|grossraum|im raum
away = entfernt
km around = km umgebung|kilometer umgebung|km um|km rund um|kilometer um|kilometer rund um|kilometern um|kilometern rund um
miles around = meilen um|meilen rund um
km = kilometern
miles = meilen|meile
if possible = wenn moglich|falls moglich|wenn es geht|wenns geht|sofern moglich
ideally = moglichst|am liebsten|idealerweise|bevorzugt|vorzugsweise|optimalerweise
would be nice = ware schon|ware toll|ware super|ware gut|ware ideal|ware nett|waren schon|waren toll|ware ein plus
near = nicht zu weit von|nicht weit von|nicht weit weg von|nicht allzu weit von
near me = in meiner nahe|in unserer nahe
near the = nicht zu weit vom|nicht weit vom
i don't like these = mag ich nicht|mogen wir nicht|gefallt uns nicht
for 2 people = wir sind zu zweit|zu zweit
for 3 people = wir sind zu dritt|zu dritt
for 4 people = wir sind zu viert|zu viert
for 5 people = wir sind zu funft|zu funft
available now = sofort frei|ab sofort frei|sofort verfugbar|ab sofort verfugbar|sofort beziehbar|ab sofort beziehbar
not essential = kein muss|aber kein muss|nicht zwingend|nicht unbedingt notig|kein muss haben
`,
  pt: `
maybe = talvez|quem sabe
or = ou entao
or maybe = ou talvez|ou quem sabe
rent to own = aluguel com opcao de compra|arrendamento com opcao de compra|opcao de compra|com opcao de compra
within a radius of = num raio de|em um raio de|no raio de|dentro de um raio de|a um raio de
radius of = raio de
around = ao redor de|em redor de|em torno de|em volta de
and surroundings = e arredores|e seus arredores|e os arredores|e redondezas|e proximidades|e regiao|ou arredores
surroundings of = arredores de|nos arredores de|na regiao de
km around = km ao redor de|km em redor de|km em torno de|km em volta de|quilometros ao redor de|quilometros em redor de|quilometros em torno de|quilometros em volta de
miles around = milhas ao redor de|milhas em redor de|milhas em torno de|milhas em volta de
km = quilometros|quilometro
miles = milhas|milha
if possible = se possivel|se for possivel|se der
ideally = de preferencia|preferencialmente|idealmente|preferivelmente
would be nice = seria bom|seria otimo|seria ideal|seria legal|seria um plus|seria bom ter
near = nao muito longe de|nao longe de|nao tao longe de
near the = nao muito longe do|nao muito longe da
not essential = nao e essencial|nao essencial|nao e obrigatorio|nao obrigatorio|mas nao e essencial|nao e imprescindivel
with hoa fee over = com condominio acima de|com condominio de mais de|com condominio maior que|com condominio superior a
with hoa fee under = com condominio abaixo de|com condominio de menos de|com condominio menor que|com condominio inferior a|com condominio de ate|com condominio ate
utilities included = com condominio|ja com condominio|com o condominio|contando o condominio
how big is = quanto mede|quanto medem|que tamanho tem
is it cheaper than the = e mais barata que a|e mais barato que o|e mais barata do que a|e mais barato do que o
is it more expensive than the = e mais cara que a|e mais caro que o|e mais cara do que a|e mais caro do que o
is it bigger than the = e maior que a|e maior que o|e maior do que a|e maior do que o
is it smaller than the = e menor que a|e menor que o|e menor do que a|e menor do que o
is it newer than the = e mais nova que a|e mais novo que o|e mais nova do que a|e mais novo do que o
`,
}
