import { Mistake } from './commandLine.ts';
import { draw } from './drawing.ts';

try {
  console.log(await draw(process.argv.slice(2)));
} catch (error) {
  const expected = error instanceof Mistake || (error instanceof Error && 'syscall' in error);
  if (!expected) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
