import { expect, test } from 'vitest'
import { conversation, openTalk } from '../../known/conversation.ts'

const FOUND = 'apartments for rent in Seattle under 3500'
const NOTHING = 'with pets allowed'

test.each([
  ['the second', '2926 Old Cooperage St #103'],
  ['and the first?', '565 Lanternwick Ct #109'],
  ["what's the deposit on the first one?", '$3,250'],
  ['the cheaper one', '2926 Old Cooperage St #103'],
])('after a search that found nothing, "%s" is of the list shown before', async (says, has) => {
  expect((await openTalk([FOUND, NOTHING, says])).text).toContain(has)
})

test('the list spoken of is the current search again', async () => {
  const { say } = await openTalk([FOUND, NOTHING, 'the second', 'tell me about the first'])
  expect((await say('bigger')).text).toMatch(/\*\*apartments for rent in Seattle under \$3,500 a month, over/)
})

test('"it" is the only home of the list shown before', async () => {
  const { say } = await openTalk(['townhouses in Seattle under 1m', 'with 2 baths'])
  expect((await say('how old is it?')).text).toContain('2001')
  expect((await openTalk(['townhouses in Seattle under 1m', 'with 2 baths', 'does it have laundry?'])).text).toMatch(
    /1866 Marigold Rise Ct.*Laundry: In unit/,
  )
})

test('a number beyond the list shown before is not taken for one of it', async () => {
  expect((await openTalk([FOUND, NOTHING, 'the third'])).text).toBe('I showed you 2. Which number do you mean?')
})

test('"they" after several searches that found nothing still is the list that was shown', async () => {
  const { say } = await openTalk([FOUND, NOTHING, 'with a pool'])
  expect((await say('the second')).text).toContain('2926 Old Cooperage St #103')
})

test('where no list was ever shown, nothing is made up', async () => {
  expect((await openTalk(['houses in Paris under 300k', 'the second'])).text).toMatch(/^I haven't shown you a list yet/)
})

test.each([
  ['condos in Denver under 350k', 'which is cheaper?', '4842 Lanternwick Ct #150'],
  ['condos in Denver under 350k', 'which one is bigger', '2700 Wrenfield Way #152'],
  ['Eigentumswohnungen in Denver unter 350k', 'welche ist günstiger?', '4842 Lanternwick Ct #150'],
  ['condos in Denver under 350k', 'which has more bedrooms?', '2700 Wrenfield Way #152'],
])('after "%s", "%s" compares the homes shown', async (search, says, has) => {
  const { text } = await openTalk([search, says])
  expect(text).toContain(`**${has}`)
  expect(text.match(/\*\*/g)).toHaveLength(2)
})

test('"which are cheaper?" still goes below what was shown', async () => {
  const say = conversation()
  await say('homes for sale in Seattle')
  expect((await say('which are cheaper?')).text).not.toMatch(/^- |^\*\*/)
})

test('"bigger" after a search that found nothing compares with the list shown before', async () => {
  const { text } = await openTalk(['condos for sale in Austin', 'with a gym', 'bigger'])
  expect(text).toMatch(/^I have nothing bigger.*\*\*condos for sale in Austin, over 1,143 sq ft\*\*/)
  expect((await openTalk(['condos for sale in Austin', 'with a gym', 'cheaper than 500k'])).text).toContain('$500k')
})

test('"back to the first list" shows it again, whatever found nothing since', async () => {
  const { text } = await openTalk(['condos for sale in Austin', 'with a gym', 'cheaper', 'back to the first list'])
  expect(text).toMatch(/I found 3: \*\*condos for sale in Austin\*\*/)
})

test.each([
  ['show cheaper first', /\*\*condos for sale in Austin, cheapest first\*\*/],
  ['newer first please', /\*\*condos for sale in Austin, newest built first\*\*/],
])('"%s" puts the list in order', async (says, has) => {
  expect((await openTalk(['condos for sale in Austin', says])).text).toMatch(has)
})
