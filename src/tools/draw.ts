import { runTool } from './commandLine.ts';
import { draw } from './drawing.ts';

await runTool(async () => console.log(await draw(process.argv.slice(2))));
