import { describe, expect, test } from 'vitest'
import { checkAnswer, letters } from '../check-answer.ts'
import { birch, cedar } from './cedar-and-birch.ts'

const two = { listings: [cedar, birch], results: [[0, 1]] }

describe('a bound that is denied of all, or ranges over all, stays where it is true:', () => {
  test.each([
    'Neither has more than 3 bedrooms.',
    'Neither one has more than three bedrooms.',
    'Neither costs more than $640,000.',
    'Neither costs less than $575,000.',
    'Neither costs more than $650,000.',
    'Neither was built after 2015.',
    'Neither was built before 2009.',
    'Neither is larger than 1,600 square feet.',
    'Neither exceeds 1,600 sq ft.',
    'Neither exceeds $640,000.',
    'Neither one is 1,800 sq ft or larger.',
    'Neither has an HOA above $425.',
    'Keine der beiden kostet mehr als 640.000 $.',
    'Ninguna de las dos cuesta más de 640.000 $.',
    'Aucune des deux ne coûte plus de 640 000 $.',
    'Nenhuma das duas custa mais de 640.000 $.',
    'Both have two to three bedrooms.',
    'Both offer two or three bedrooms.',
    'Both have 2 to 4 bedrooms.',
    'Both come in 2- to 3-bedroom layouts.',
    'Both are in the $575,000–$640,000 range.',
    'Both are in the $570,000–$650,000 range.',
    'Both cost between $550,000 and $650,000.',
    'Both cost $550–650k.',
    'Both are in the mid $500s to mid $600s.',
    'Both are roughly 1,100 to 1,600 square feet.',
    'Both are within 1,000 to 2,000 sq ft.',
    'Both have 1,150 sq ft or more.',
    '37 Birch Road has 1,500 sq ft or more.',
    '37 Birch Road has a lot of 1,700 sq ft or more.',
    'Both have been on the market 30 days or more.',
    'Both start at $575,000.',
    'Both cost around $600,000.',
    'Beide haben zwei bis drei Schlafzimmer.',
    'Ambas tienen de dos a tres dormitorios.',
    'Les deux ont deux ou trois chambres.',
    'Les deux coûtent entre 575 000 $ et 640 000 $.',
    'Les deux coûtent de 570 000 $ à 650 000 $.',
    'Beide kosten 575.000 bis 640.000 $.',
    'As duas custam entre 550.000 $ e 650.000 $.',
  ])('%s', (said) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, two)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('a bound that is denied of all, or ranges over all, is marked where it is false:', () => {
  test.each([
    'Neither has more than 2 bedrooms.',
    'Neither has at least 3 bedrooms.',
    'Neither costs more than $600,000.',
    'Neither costs more than $639,999.',
    'Neither costs less than $600,000.',
    'Neither was built after 2009.',
    'Neither exceeds 1,400 sq ft.',
    'Neither reaches $600,000.',
    'Neither one is 1,500 sq ft or larger.',
    'Keine der beiden kostet mehr als 600.000 $.',
    'Both have three to four bedrooms.',
    'Both offer three or four bedrooms.',
    'Both are in the $600,000–$640,000 range.',
    'Both cost between $600,000 and $640,000.',
    'Both have 1,600 sq ft or more.',
    '37 Birch Road has 1,700 sq ft or more.',
    'Both start at $640,000.',
    'Both cost around $700,000.',
    'Both have been on the market 45 days or more.',
  ])('%s', (lie) => expect(checkAnswer([lie], two).text).not.toBe(lie))
})
