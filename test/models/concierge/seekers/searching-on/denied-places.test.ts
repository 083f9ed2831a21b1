import { expect, test } from 'vitest'
import { conversation } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

const homes = [
  home({ ID: 1, City: 'Seattle', State: 'WA', Address: '1 Elm St', SalePrice: 900_000 }),
  home({ ID: 2, City: 'Boise', State: 'ID', Address: '2 Elm St', SalePrice: 800_000 }),
  home({ ID: 3, City: 'Austin', State: 'TX', Address: '3 Elm St', SalePrice: 700_000 }),
  home({ ID: 4, City: 'Denver', State: 'CO', Address: '4 Elm St', SalePrice: 600_000 }),
  home({ ID: 5, City: 'Boise', State: 'ID', Location: 'North End', Address: '5 Elm St', SalePrice: 500_000 }),
]
const shown = (text: string) => [...text.matchAll(/homes\.example\.com\/(\d+)/g)].map(([, id]) => Number(id))

test.each([
  [['anywhere but Texas or Colorado, cheapest first'], [5, 2, 1]],
  [['anywhere but TX or CO, cheapest first'], [5, 2, 1]],
  [['anywhere but Denver or Texas, cheapest first'], [5, 2, 1]],
  [['que no sea en Texas ni Colorado, las más baratas primero'], [5, 2, 1]],
  [['homes in Texas or Colorado, cheapest first'], [4, 3]],
  [['casas em Boise', 'sem ser em North End'], [2]],
  [['casas em Boise', 'desde que não seja em North End'], [2]],
])('%j leaves out the places that are denied', async (says, ids) => {
  const say = conversation({}, homes)
  let text = ''
  for (const content of says) ({ text } = await say(content))
  expect(shown(text)).toEqual(ids)
})
