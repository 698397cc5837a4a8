/**
 * A process that runs a PostgreSQL server exactly as long as someone needs it. It prints the
 * server's address, and stops the server when its own input ends. The input ends when the parent
 * process dies, for any reason. Run as `node keeper.ts [durable] [/folder/of/programs]`.
 */
import { once } from 'node:events';
import { startServer } from './server.ts';

// Ignores Ctrl-C, which reaches the whole process group. The input then ends on its own.
process.on('SIGINT', () => undefined);

const given = process.argv.slice(2);
const server = await startServer({
  durable: given.includes('durable'),
  installed: given.find((word) => word.includes('/')),
});
process.stdout.write(`${server.url}\n`);
process.stdin.resume();
await Promise.race([once(process.stdin, 'end'), once(process, 'SIGTERM')]);
process.stdin.destroy();
await server.stop();
