import { home } from '../../../known/homes.ts'

/** A home in Seattle with an open house that begins at `start`, as its listing states it; undefined: it states no time. */
export const openHome = (ID: number, start: string | undefined) =>
  home({
    ID,
    Address: `${ID} Pine St`,
    City: 'Seattle',
    SalePrice: 400_000 + ID,
    Tours: 'OpenHouse',
    ExtensionColumn: start === undefined ? [] : [{ Key: 'Next open house start', value: start }],
  })
