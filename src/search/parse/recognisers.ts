import { readForbiddenCriterion } from '../fair-housing/refused.ts'
import { readDeniedFeatures } from '../features/denied-features.ts'
import { readFeatures } from '../features/features.ts'
import { readNoFee, readSaleType, readStatuses, readTours } from '../features/market.ts'
import { readGeneric, readTypes } from '../features/types.ts'
import { readAmounts, readMargin } from '../numbers/amounts.ts'
import { readDecades, readHundreds } from '../numbers/decades-and-hundreds.ts'
import { readDeniedLimits } from '../numbers/denied-limits.ts'
import { readOtherMoney } from '../numbers/other-money.ts'
import { readRooms } from '../numbers/rooms.ts'
import { readDates } from '../numbers/time-on-market.ts'
import { readInstitutions } from '../places/institutions.ts'
import { readMisspeltNames, readMisspeltPlaces } from '../places/misspelt.ts'
import { readNear } from '../places/near.ts'
import { readAnywhere, readPlaces } from '../places/places.ts'
import { readTravel, readUnknownNear } from '../places/travel.ts'
import { readUnknownPlaces } from '../places/unknown-places.ts'
import { readChangedLimit } from '../talk/changed-limit.ts'
import { readDrops } from '../talk/dropped-parts.ts'
import { readLeftovers } from '../talk/leftovers.ts'
import { readMoveIn } from '../talk/move-in.ts'
import { readOwnHome } from '../talk/own-home.ts'
import { readRelative, readSort } from '../talk/sorts.ts'
import { readNeedless, readWithoutCharges } from '../talk/taken-back.ts'
import { readWithdrawnLimit } from '../talk/withdrawn-limits.ts'
import { readLiterals } from '../text/literals.ts'
import type { Recogniser } from '../text/sentence.ts'

/** Each recogniser reads the tokens that the earlier ones left, so the most certain come first. */
export const RECOGNISERS: readonly Recogniser[] = [
  readOwnHome,
  readNeedless,
  readWithoutCharges,
  readTravel,
  readInstitutions,
  readNear,
  readPlaces,
  readMisspeltNames,
  readForbiddenCriterion,
  readLiterals,
  readWithdrawnLimit,
  readDrops,
  readAnywhere,
  readChangedLimit,
  readDeniedLimits,
  readDeniedFeatures,
  readDates,
  readMoveIn,
  readDecades,
  readSort,
  readHundreds,
  readRooms,
  readTours,
  readNoFee,
  readMargin,
  readOtherMoney,
  readAmounts,
  readFeatures,
  readStatuses,
  readRelative,
  readTypes,
  readSaleType,
  readMisspeltPlaces,
  readUnknownNear,
  readUnknownPlaces,
  readGeneric,
  readLeftovers,
]
