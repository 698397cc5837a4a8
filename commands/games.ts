import { refused } from '../src/kit/result.ts';
import { DEEDS, deedNamed, doInGame, isPosted, suggestFor } from '../src/app/play/deeds.ts';
import { listGames } from '../src/app/person/gamesList.ts';
import { GAME_OPTION } from '../src/app/play/suggest.ts';
import { defineCommand } from '../src/app/ports/command.ts';
import { SCOPES } from '../src/views/presses/declarations.ts';

export const games = defineCommand({
  name: 'games',
  posts: (values) => isPosted(deedNamed(values.do)),
  options: [
    GAME_OPTION,
    { name: 'do', kind: 'text', choices: DEEDS },
    { name: 'lines', kind: 'text' },
    { name: 'where', kind: 'text', choices: SCOPES },
  ],
  async run(asker, { game, lines, where, ...values }, app) {
    const named = deedNamed(values.do) ?? (lines === undefined ? null : 'plan');
    const deed = named ?? (game === undefined ? null : 'board');
    if (!deed) {
      const scope = SCOPES.find((each) => each === where) ?? 'everywhere';
      return listGames(app, asker, scope, 0);
    }
    const isMixed = where !== undefined || (lines !== undefined && deed !== 'plan');
    if (isMixed) return refused({ code: 'games-apart' });
    return doInGame(app, asker, deed, { game, lines });
  },
  suggest: (asker, { text, values }, app) => suggestFor(app, asker, deedNamed(values.do) ?? 'moves', text),
});
