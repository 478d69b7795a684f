import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes minutes where most files take seconds; begun last, one processor would wait for it. */
const LONG = /\/api\/test\/proof\/matrix\.test\.ts$/;

/** Vitest's order by size, which is all that a fresh clone knows, after what is known to be long. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => LONG.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !LONG.test(moduleId)),
    ];
  }
}
