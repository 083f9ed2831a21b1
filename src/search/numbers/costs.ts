import { phrases } from '../text/phrases.ts'

/** Reads the name of a cost that has no filter. The fee of a home owners' association has a filter, so it is not here. */
export const costAt = phrases([
  [true, 'tax|taxes|property tax|property taxes|real estate taxes|annual taxes|yearly taxes|tax bill'],
  [
    true,
    'deposit|deposits|security deposit|pet deposit|damage deposit|pet fee|pet fees|pet rent|move in fee|move in costs',
  ],
  [
    true,
    'application fee|application fees|cleaning fee|parking fee|parking fees|parking costs|agent fee|agency fee|broker fee',
  ],
  [
    true,
    'utilities|utility bills|utility costs|bills|electricity|electric bill|electricity bill|heating costs|heating bill|water bill|gas bill',
  ],
  [
    true,
    'down payment|downpayment|money down|closing costs|mortgage payment|mortgage payments|monthly payment|monthly payments|mortgage',
  ],
  [true, 'credit score|credit rating|fico score|fico|schufa score'],
  [true, 'i make|we make|i bring in|we bring in|bring home|saved|saved up|put aside'],
  [
    true,
    'salary|income|household income|wages|earn|earns|earning|take home pay|savings|insurance|home insurance|homeowners insurance|special assessment|assessments|assessment|repairs|repair costs|earnest money',
  ],
])

/** Reads what is said of the charges behind a rent: "800 plus utilities", "800 kalt". */
export const chargesAt = phrases([
  [
    true,
    'plus utilities|plus bills|utilities included|bills included|all bills included|all bills paid|utilities paid|with utilities|including utilities|including bills|without utilities|excluding utilities|excluding bills|before utilities|before bills|not including utilities|everything included|all inclusive|all included|all in',
  ],
  [true, 'kalt|warm|kaltmiete|warmmiete|hc|cc|hors charges|charges comprises|gastos incluidos|contas incluidas'],
])
