/**
 * PostgreSQL's tests run first, because its projects' workers load all modules again and wait for
 * the server. If they ran last, cores would be idle. In each project, tests that mostly wait run
 * before the others, for the same reason.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const WAITING = /\/test\/(?:story|bin|discord|enginePool|health|playground)\//u;

const waits = ({ moduleId }: TestSpecification): boolean => WAITING.test(moduleId);

const isOnServer = ([project]: readonly [TestSpecification['project'], unknown]): boolean =>
  project.name.includes('postgres');

export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = [...Map.groupBy(await super.sort(files), ({ project }) => project)];
    return byProject
      .toSorted((one, other) => Number(isOnServer(other)) - Number(isOnServer(one)))
      .flatMap(([, own]) => [...own.filter(waits), ...own.filter((file) => !waits(file))]);
  }
}
