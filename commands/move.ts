import { GAME_OPTION, suggestGames, suggestMoves } from '../src/app/play/suggest.ts';
import { moveTyped } from '../src/app/play/move.ts';
import { defineCommand } from '../src/app/ports/command.ts';

export const move = defineCommand({
  name: 'move',
  posts: true,
  options: [
    { name: 'move', kind: 'text', required: true, suggests: true },
    GAME_OPTION,
    { name: 'draw', kind: 'flag' },
  ],
  run: (asker, values, app) => moveTyped(app, asker, values),
  suggest: (asker, { option, text, values }, app) =>
    option === GAME_OPTION.name
      ? suggestGames(app, asker, text)
      : suggestMoves(app, asker, text, values.game),
});
