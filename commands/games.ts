import { refused } from '../src/kit/result.ts';
import { DEEDS, doInGame, isPosted, suggestFor } from '../src/app/play/deeds.ts';
import { listGames } from '../src/app/person/gamesList.ts';
import { GAME_OPTION } from '../src/app/play/suggest.ts';
import { defineCommand } from '../src/app/ports/command.ts';
import { SCOPES } from '../src/views/presses/declarations.ts';

export const games = defineCommand({
  name: 'games',
  posts: (values) => isPosted(values.do),
  options: [
    GAME_OPTION,
    { name: 'do', kind: 'text', choices: DEEDS },
    { name: 'lines', kind: 'text' },
    { name: 'where', kind: 'text', choices: SCOPES },
  ],
  async run(asker, { game, lines, where, ...values }, app) {
    const named = values.do ?? (lines === undefined ? null : 'plan');
    const deed = named ?? (game === undefined ? null : 'board');
    if (!deed) return listGames(app, asker, where ?? 'everywhere', 0);
    const isMixed = where !== undefined || (lines !== undefined && deed !== 'plan');
    if (isMixed) return refused({ code: 'games-apart' });
    return doInGame(app, asker, deed, { game, lines });
  },
  suggest: (asker, { text, values }, app) => suggestFor(app, asker, values.do ?? 'moves', text),
});
