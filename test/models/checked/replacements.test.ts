import { expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { birch, cedar } from './several-homes/cedar-and-birch.ts'

const house = { ...birch, ParkingSpots: 2 }
const flat = { ...cedar, ParkingSpots: 1, Bedrooms: 1 }

test.each([
  ['37 Birch Road has 1 parking spot.', '37 Birch Road has 2 parking spots.', house],
  ['37 Birch Road has one bedroom.', '37 Birch Road has 3 bedrooms.', house],
  ['37 Birch Road is a 1-bedroom home.', '37 Birch Road is a 3-bedroom home.', house],
  ['37 Birch Road is a one bedroom townhouse.', '37 Birch Road is a 3 bedroom townhouse.', house],
  ['37 Birch Road has 1 **bedroom**.', '37 Birch Road has 3 **bedrooms**.', house],
  ['37 Birch Road hat 1 Stellplatz.', '37 Birch Road hat 2 Stellplätze.', house],
  ['801 Cedar Lane has 3 bedrooms.', '801 Cedar Lane has 1 bedroom.', flat],
  ['801 Cedar Lane has 2 parking spots.', '801 Cedar Lane has 1 parking spot.', flat],
  ['801 Cedar Lane has 3 full baths.', '801 Cedar Lane has 2 full baths.', flat],
  ['37 Birch Road has 3 full baths.', '37 Birch Road has (not confirmed) full baths.', house],
  ['37 Birch Road tiene 3 baños.', '37 Birch Road tiene 2,5 baños.', house],
  ['37 Birch Road tiene tres baños y medio.', '37 Birch Road tiene 2,5 baños.', house],
  ['37 Birch Road a 3 salles de bain.', '37 Birch Road a 2,5 salles de bain.', house],
  ['37 Birch Road hat 3 Bäder.', '37 Birch Road hat 2,5 Bäder.', house],
  ['37 Birch Road tem 3 banheiros.', '37 Birch Road tem 2,5 banheiros.', house],
  ['37 Birch Road has 3 baths.', '37 Birch Road has 2.5 baths.', house],
  [
    'The price per square foot at 37 Birch Road is about $311.',
    'The price per square foot at 37 Birch Road is about (not confirmed).',
    house,
  ],
  ['37 Birch Road rents for $3,200.', '37 Birch Road rents for (not confirmed).', house],
  ['The rent at 37 Birch Road is $3,200.', 'The rent at 37 Birch Road is (not confirmed).', house],
  ['37 Birch Road costs $3,200.', '37 Birch Road costs $640,000.', house],
])('%s is put right: %s', (lie, truth, listing) => expect(checkAnswer([lie], { listings: [listing] }).text).toBe(truth))
