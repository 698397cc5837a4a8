/**
 * The order in which test files are run: in each project stories first. They take longest and wait most; begun last, they would leave the cores idle
 * at the end, when nothing is left to be run beside them.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isStory = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/story/');

export class StoriesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((own) => [
      ...own.filter(isStory),
      ...own.filter((file) => !isStory(file)),
    ]);
  }
}
