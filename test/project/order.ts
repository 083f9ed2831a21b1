import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, most of it waiting for processes: last of all, one of them would run alone. */
const LONG =
  /(?:program|discord|slack)\/storm|killed|event-loop|answers-by-grammar|oracle|attending|many-alerts|recovery|\/desk\/|program\/|daily-mails|terminal\/terminal|long-lists|import-follow|backup|\/faults/

/**
 * First what runs once more on PostgreSQL: between projects all workers start anew. Of each project long files first, of all
 * others the larger ones. It remembers nothing of earlier runs.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      2 * Number(project.name === 'all') + Number(!LONG.test(moduleId))
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own, which returns another array
    const bySize = await super.sort(files)
    return bySize.toSorted((one, other) => rank(one) - rank(other))
  }
}
