import { expect, test } from 'vitest'
import { conversation } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

const homes = [
  home({ ID: 1, City: 'Tacoma', State: 'WA', Address: '1 Elm St', SalePrice: 500_000 }),
  home({ ID: 2, City: 'Tacoma', State: 'WA', Address: '2 Elm St', SalePrice: 600_000 }),
  home({ ID: 3, City: 'Boise', State: 'ID', Address: '3 Oak St', SalePrice: 550_000 }),
]
const shown = (text: string) => [...text.matchAll(/homes\.example\.com\/(\d+)/g)].map(([, id]) => Number(id))

test.each([
  ['homes in Tacoma', "don't call me on 206-555-0143", 'under 550k'],
  ['casas en Tacoma', 'no me llame al 206 555 0143', 'menos de 550.000'],
  ['maisons à Tacoma', "ne m'appelez pas au 206 555 0143", 'moins de 550 000'],
  ['Häuser in Tacoma', 'rufen Sie mich nicht unter 206 555 0143 an', 'unter 550.000'],
  ['casas em Tacoma', 'não me ligue no 206 555 0143', 'até 550.000'],
])('after "%s", "%s" shows no home, and the search goes on', async (search, denial, further) => {
  const say = conversation({ TimeZone: 'America/Los_Angeles' }, homes)
  expect(new Set(shown((await say(search)).text))).toEqual(new Set([1, 2]))
  const denied = (await say(denial)).text
  expect(shown(denied)).toEqual([])
  expect(denied).not.toMatch(/Elm St|\$/)
  expect(shown((await say(further)).text)).toEqual([1])
})
