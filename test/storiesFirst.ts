/**
 * In each project, stories run first: they take longest and wait most, so starting them last would
 * leave cores idle.
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
