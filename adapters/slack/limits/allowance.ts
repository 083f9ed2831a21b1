import { createKeyedLock } from '../../bridge/inbox/keyed-lock.ts'
import type { Time } from '../../bridge/time.ts'
import { type Budget, createBudget } from './budget.ts'
import type { Rate } from './limits.ts'

type Request = () => Promise<void>

/** Indicators that are given only where they can be taken away soon; where many are asked for at once, some are left out. */
export type Allowance = {
  give(workspace: string, indicator: string, request: Request): Promise<void>
  /** Does nothing for a indicator that was left out. One of an earlier process is taken away. */
  take(indicator: string, request: Request): Promise<void>
}

/** `rate`: of the slower of the two requests. */
export function createAllowance(rate: Rate, time: Pick<Time, 'now'>): Allowance {
  const budgets = new Map<string, Budget>()
  const indicators = new Map<string, 'given' | 'left out'>()
  const inTurn = createKeyedLock()
  const budgetOf = (workspace: string) => {
    const budget = budgets.get(workspace) ?? createBudget(rate, time)
    budgets.set(workspace, budget)
    return budget
  }
  return {
    async give(workspace, indicator, request) {
      const budget = budgetOf(workspace)
      if (budget.left() >= 1) {
        budget.spend()
        indicators.set(indicator, 'given')
        await inTurn(indicator, request)
      } else if (!indicators.has(indicator)) indicators.set(indicator, 'left out')
    },
    async take(indicator, request) {
      const was = indicators.get(indicator)
      indicators.delete(indicator)
      // In turn: what still waits to be given would stay.
      if (was !== 'left out') await inTurn(indicator, request)
    },
  }
}
