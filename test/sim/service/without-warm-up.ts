import { registerHooks } from 'node:module'

// Loaded into a service by `--import`, lets it start without its warm-up, which is a third of what a start computes.
const WARM_UP = new URL('../../../src/core/warm-up.ts', import.meta.url).href
registerHooks({
  load: (url, context, next) =>
    url === WARM_UP
      ? { format: 'module', source: 'export const warmUp = async () => {}', shortCircuit: true }
      : next(url, context),
})
