/**
 * A reporter that ends every run with one line for people and programs: `12 passed, 0 failed`.
 * Tests that passed only on a rerun are listed before it.
 */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Counts tests. Files that could not be loaded, errors outside tests, and a run without tests count
 * as failures.
 */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = { passed: 0, failed: errors.length, skipped: 0, pending: 0 };
    for (const module of modules) {
      count.failed += module.errors().length;
      for (const test of module.children.allTests()) count[test.result().state] += 1;
    }
    const again = modules.flatMap((module) => [...module.children.allTests()].filter(isUnsteady));
    const failed = count.failed + count.pending + (count.passed + count.failed === 0 ? 1 : 0);
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    const lines = [...again.map(unsteadyLine), `${count.passed} passed, ${failed} failed${skipped}`];
    process.once('exit', () => process.stdout.write(`${lines.join('\n')}\n`));
  }
}

const isUnsteady = (test: TestCase): boolean => test.diagnostic()?.flaky === true;

function unsteadyLine(test: TestCase): string {
  const { fullName, module, project } = test;
  const [error] = test.result().errors ?? [];
  return `unsteady: ${project.name} ${module.relativeModuleId} > ${fullName}\n  ${error?.message ?? ''}`;
}
