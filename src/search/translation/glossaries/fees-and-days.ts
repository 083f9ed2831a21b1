/** Fees ranked and on average, open houses and their days, where rents go, and what tenants ask of a business: foreign-English glossaries. */
export const feesAndDays = {
  es: `
earn = gano|ganamos|yo gano|cobro|cobramos
income = ingresos|sueldo|salario
go up = subiran|van a subir|aumentaran|van a aumentar
the prices = los precios
highest fee = cuota mas alta|mayor cuota|cuota de comunidad mas alta|gastos de comunidad mas altos|mayores gastos de comunidad|comunidad mas alta|comunidad mas cara|gastos mas altos|hoa mas alto|hoa mas alta|mayor hoa|cuota de hoa mas alta|cuota hoa mas alta|hoa mas caro|mas gastos de comunidad|gastos de comunidad mas caros
average hoa fee = cuota media de comunidad|cuota media de la comunidad|comunidad media|cuota media|gastos medios de comunidad|gastos de comunidad medios|cuota promedio|comunidad promedio|cuota de comunidad media|media de los gastos de comunidad|media de comunidad|hoa medio|hoa promedio
open houses = puertas abiertas|jornada de puertas abiertas|jornadas de puertas abiertas|visitas abiertas|visita abierta|casas abiertas|visita libre|visitas libres
today = hoy|hoy mismo
at the weekend = este fin de semana|el fin de semana|el proximo fin de semana
next week = la semana que viene|la proxima semana|semana que viene|proxima semana
can i have = puedo tener|podemos tener|se puede tener
can i smoke = se puede fumar|puedo fumar|esta permitido fumar
application = solicitud de alquiler|solicitud
`,
  fr: `
earn = je gagne|nous gagnons|on gagne|gagne|gagnons|je touche|on touche
income = revenu|revenus|salaire
go up = vont ils augmenter|vont augmenter|vont elles augmenter|vont monter|vont ils monter
rents = les loyers|loyers
highest fee = charges les plus elevees|les charges les plus elevees|charges les plus hautes|les charges les plus hautes|charges les plus cheres|charges de copropriete les plus elevees|hoa la plus elevee|hoa le plus eleve|frais hoa les plus eleves|frais de hoa les plus eleves|le plus de charges
average hoa fee = charges moyennes|charges de copropriete moyennes|charges en moyenne|moyenne des charges|charges mensuelles moyennes|hoa moyen|hoa moyenne
available = libres
open houses = portes ouvertes|journee portes ouvertes|journees portes ouvertes|visites libres|visite libre|visites ouvertes
today = aujourd hui
at the weekend = ce week end|le week end|ce weekend|ce we
next week = la semaine prochaine|semaine prochaine
can i have = puis je avoir|peut on avoir|je peux avoir|est ce que je peux avoir
can i smoke = peut on fumer|puis je fumer|on peut fumer
application = dossier de candidature|dossier de location|candidature
`,
  de: `
earn = verdiene|verdienen|ich verdiene|wir verdienen
income = einkommen|gehalt|nettoeinkommen|haushaltseinkommen
go up = steigen
rents = die mieten
highest fee = hochste hausgeld|hochsten hausgeld|hochstem hausgeld|hochstes hausgeld|grosste hausgeld|meiste hausgeld|teuerste hausgeld|hochste hoa|hochsten hoa|hochste hoa gebuhr|hochsten hoa gebuhren|hochste wohngeld
average hoa fee = durchschnittliche hausgeld|durchschnittliches hausgeld|hausgeld im durchschnitt|hausgeld im schnitt|hausgeld durchschnittlich|mittlere hausgeld|durchschnittliche hoa gebuhr|durchschnittliche hoa
open houses = offene besichtigung|offene besichtigungen|offenen besichtigungen|tag der offenen tur|tage der offenen tur|offene hausbesichtigungen|besichtigungstag|besichtigungstage|offene hauser
today = heute
at the weekend = am wochenende|dieses wochenende|an diesem wochenende
next week = nachste woche|nachster woche|kommende woche|kommender woche
can i have = darf ich haben|kann ich haben
can i smoke = darf man rauchen|darf ich rauchen|kann man rauchen|ist rauchen erlaubt
application = bewerbung|mietbewerbung
`,
  pt: `
earn = ganho|ganhamos|eu ganho|recebo por mes
income = renda familiar|salario|rendimento
go up = vao subir|vao aumentar|subirao|aumentarao
highest fee = maior taxa de condominio|maior taxa|maior condominio|condominio mais alto|taxa de condominio mais alta|hoa mais alto|hoa mais alta|maior hoa|taxa hoa mais alta|maior valor de condominio
average hoa fee = condominio medio|taxa media de condominio|taxa de condominio media|condominio em media|media do condominio|media de condominio|media dos condominios|valor medio do condominio|valor medio de condominio|hoa medio
open houses = casa aberta|casas abertas|portas abertas|visita aberta|visitas abertas|dia aberto|dias abertos|visita livre|visitas livres
today = hoje
at the weekend = neste fim de semana|no fim de semana|este fim de semana
next week = na proxima semana|na semana que vem|proxima semana|semana que vem|a semana que vem|para a semana
can i have = posso ter|podemos ter|pode se ter
can i smoke = pode se fumar|posso fumar|e permitido fumar
application = candidatura
`,
}
