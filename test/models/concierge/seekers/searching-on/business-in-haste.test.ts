import { describe, expect, test } from 'vitest'
import { conversation, openTalk } from '../../known/conversation.ts'

const SystemMessage = `Public:
The agency is at 12 Quay St, Halifax.
Open Monday to Friday, 9 am to 5 pm; closed at weekends.
Call 902-555-0110 or write to hi@quay.example.
Guests find six parking spaces behind the building.
Tenants pay a deposit of one month's rent, which is returned within 20 days.
Applicants bring two pay slips and a photo ID; applying costs $30.
A small dog or a cat is fine, with a pet fee of $100.
We value your home for free.
Tenants report repairs at any hour on 902-555-0111.`

const answer = async (question: string) => (await conversation({ SystemMessage })(question)).text

describe('what people write in haste is read as the words that they mean', () => {
  test.each([
    ['where r u located', /Quay St/],
    ['whats ur phone', /902-555-0110/],
    ['r u open on sundays', /closed at weekends/],
    ['hw much is the deposit', /one month's rent/],
    ['cn i call u', /902-555-0110/],
    ['r dogs ok', /small dog/],
    ['till what time are you there', /5 pm/],
    ['when can i drop by', /9 am/],
  ])('"%s"', async (question, has) => {
    expect(await answer(question)).toMatch(has)
  })

  test('though "u" is a word of German and of Spanish', async () => {
    expect((await openTalk(['Haus u Garten in Boise'])).text).toMatch(/Boise/)
    expect((await openTalk(['ur useless'])).noAnswer).toBe(false)
  })

  test.each([
    ['apartments near U District Seattle', /understand "District"/],
    ['homes near U of W in Seattle', /^I found/],
    ['condos near CN Tower', /understand "CN Tower"/],
    ['apartments near R Theatre', /understand "R Theatre"/],
    ['homes near hw 99 in Seattle', /understand "hw"/],
  ])('and letters of names stay: "%s"', async (question, has) => {
    expect((await openTalk([question])).text).toMatch(has)
  })
})

describe('what is asked of the business is no search, though a search has its words', () => {
  test.each([
    ['is there parking at your office?', /six parking/],
    ['do you have a pet fee?', /\$100/],
    ["what's my house worth?", /value your home/],
    ['can you value my flat', /value your home/],
    ['water is coming through the ceiling, who do I call', /0111/],
    ['what documents do I need for rent?', /pay slips/],
    ['¿qué documentos necesito para alquilar?', /pay slips/],
    ['¿puedo tener un perro?', /small dog/],
    ['¿cuánto vale mi casa?', /value your home/],
    ['¿me devuelven la fianza?', /20 days/],
    ['mon chat est-il accepté ?', /small dog or a cat/],
    ['quels documents faut-il pour louer ?', /pay slips/],
    ['combien vaut ma maison ?', /value your home/],
    ['was ist mein Haus wert?', /value your home/],
    ['posso ter um cão?', /small dog/],
    ['que documentos preciso para alugar?', /pay slips/],
    ['quanto vale a minha casa?', /value your home/],
  ])('"%s"', async (question, has) => {
    expect(await answer(question)).toMatch(has)
  })

  test.each([
    'do you have houses with parking?',
    '¿tienen casas con aparcamiento?',
    'houses that allow dogs',
    'do you have rentals with deposit?',
  ])('but "%s" is one', async (question) => {
    expect(await answer(question)).not.toMatch(/six parking|small dog|one month's rent/)
  })
})
