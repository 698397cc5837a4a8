import { frontDoor } from '../src/app/play/frontDoor.ts';
import { defineCommand, privately } from '../src/app/ports/command.ts';

export const help = defineCommand({
  name: 'help',
  posts: false,
  options: [],
  run: async (asker, _, app) => privately(await frontDoor(app, asker)),
});
