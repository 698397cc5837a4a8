/** A reporter that ends every run with one line that people and programs can read: `12 passed, 0 failed`. */
import type { Reporter, TestModule } from 'vitest/node';

/** Counts the tests of a run; a file that could not be loaded and an error outside any test count as failures. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        if (test.result().state === 'passed') passed += 1;
        else failed += 1;
      }
    }
    if (passed + failed === 0) failed = 1;
    process.once('exit', () => process.stdout.write(`${passed} passed, ${failed} failed\n`));
  }
}
