/**
 * The order in which test files are run: those on PostgreSQL first, and of each project's the stories. They take longest and wait most; begun last,
 * they would leave the cores idle at the end, when nothing is left to be run beside them.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files are begun in the order of their ranks. */
const rankOf = ({ moduleId, project }: TestSpecification): number =>
  (project.name === 'postgres' ? 0 : 2) + (moduleId.includes('/test/story/') ? 0 : 1);

export class StoriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
