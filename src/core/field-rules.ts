import type { Api } from '../contract/api.ts'
import { referenceErrors } from './chatbots/editing.ts'
import type { FieldRules } from './handlers.ts'
import { placeErrors } from './listings/filter.ts'
import { contactErrors } from './people/leads/leads.ts'
import { personErrors } from './people/privacy.ts'
import type { Models } from './ports/models.ts'
import type { Store } from './ports/ports.ts'
import { pauseErrors, watchErrors } from './watches/watch-fields.ts'

/** The rules on fields of all endpoints. */
export const fieldRulesOf = (deps: { store: Store; models: Models }): FieldRules<Api> => ({
  Add: ({ valid }, { workspaceId }) => referenceErrors(deps, workspaceId, valid),
  Edit: ({ valid }, { workspaceId }) => referenceErrors(deps, workspaceId, valid),
  RealEstateList: ({ valid }) => placeErrors(valid),
  RealEstateFacets: ({ valid }) => placeErrors(valid),
  WatchAdd: watchErrors,
  WatchEdit: pauseErrors,
  LeadCreate: contactErrors,
  VisitorExport: personErrors,
  VisitorForget: personErrors,
})
