import { createKeyedLock } from '../../bridge/inbox/keyed-lock.ts'
import type { Time } from '../../bridge/time.ts'
import { type Budget, createBudget } from './budget.ts'
import type { Rate } from './limits.ts'

type Request = () => Promise<void>

/** Signs that are given only where they can be taken away soon; where many are asked for at once, some are left out. */
export type Allowance = {
  give(workspace: string, sign: string, request: Request): Promise<void>
  /** Does nothing for a sign that was left out. One of an earlier process is taken away. */
  take(sign: string, request: Request): Promise<void>
}

/** `rate`: of the slower of the two requests. */
export function createAllowance(rate: Rate, time: Pick<Time, 'now'>): Allowance {
  const budgets = new Map<string, Budget>()
  const signs = new Map<string, 'given' | 'left out'>()
  const inTurn = createKeyedLock()
  const budgetOf = (workspace: string) => {
    const budget = budgets.get(workspace) ?? createBudget(rate, time)
    budgets.set(workspace, budget)
    return budget
  }
  return {
    async give(workspace, sign, request) {
      const budget = budgetOf(workspace)
      if (budget.left() >= 1) {
        budget.spend()
        signs.set(sign, 'given')
        await inTurn(sign, request)
      } else if (!signs.has(sign)) signs.set(sign, 'left out')
    },
    async take(sign, request) {
      const was = signs.get(sign)
      signs.delete(sign)
      // In turn: what still waits to be given would stay.
      if (was !== 'left out') await inTurn(sign, request)
    },
  }
}
