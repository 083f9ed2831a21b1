import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, most of it waiting for processes: last of all, one of them would run alone. */
const LONG =
  /(?:program|discord|slack)\/storm|killed|event-loop|answers-by-grammar|oracle|attending|recovery|\/desk\/|program\/|daily-mails|terminal\/terminal|long-lists|import-feeding|backup|\/faults/

/** Long files first, of all others the larger ones first. It remembers nothing of earlier runs. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLater = ({ moduleId }: TestSpecification) => Number(!LONG.test(moduleId))
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which returns another array
    const bySize = await super.sort(files)
    return bySize.toSorted((one, other) => isLater(one) - isLater(other))
  }
}
