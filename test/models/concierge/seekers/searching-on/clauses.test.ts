import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

test.each([
  ['pisos en Portland', 'que acepten perros', /mascotas permitidas/],
  ['pisos en Portland', 'donde se admitan gatos', /mascotas permitidas/],
  ['Wohnungen in Portland', 'wo Haustiere erlaubt sind', /erlaubten Haustieren/],
  ['appartements à Portland', 'qui acceptent les chiens', /animaux acceptés/],
  ['apartamentos em Portland', 'que aceitem cachorro', /animais permitidos/],
])('after "%s", "%s" wishes for something, and asks nothing', async (first, clause, wish) => {
  const { text, noAnswer } = await openTalk([first, clause])
  expect(text).toMatch(wish)
  expect(noAnswer).toBe(false)
})
