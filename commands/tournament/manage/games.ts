/** What a game counts as: `/tournament manage result` and `annul`. */
import type { App } from '../../../src/app/ports/app.ts';
import { defineServerCommand, type ServerAsker } from '../../../src/app/ports/command.ts';
import { suggestGames, TOURNAMENT_OPTION } from '../../../src/app/tournament/find.ts';
import { own } from '../../../src/draughts/own.ts';
import type { Result } from '../../../src/tournament/event.ts';
import { annul, correct } from '../../../src/tournament/life/organizing.ts';
import type { Choice } from '../../../src/views/screen/screen.ts';
import { manage, simply, suggestGoing } from './managing.ts';

const RESULTS = {
  white: '1-0',
  draw: '=',
  black: '0-1',
  'white-forfeit': '+-',
  'black-forfeit': '-+',
  none: '--',
} as const satisfies Record<string, Result>;

const GAME = { name: 'game', kind: 'text', required: true, suggests: true } as const;
const REASON = { name: 'reason', kind: 'text', required: true } as const;

const suggest = (
  asker: ServerAsker,
  typed: {
    readonly option: string;
    readonly text: string;
    readonly values: { readonly tournament?: string | undefined };
  },
  app: App,
): Promise<readonly Choice[]> =>
  typed.option === 'game'
    ? suggestGames(app, asker, typed.text, typed.values.tournament)
    : suggestGoing(asker, typed, app);

export const result = defineServerCommand({
  name: 'tournament manage result',
  posts: false,
  options: [
    GAME,
    { name: 'result', kind: 'text', required: true, choices: Object.keys(RESULTS) },
    REASON,
    TOURNAMENT_OPTION,
  ],
  run: (asker, given, app) =>
    manage(
      app,
      asker,
      given,
      simply((latest, act) => correct(latest, given.game.trim(), own(RESULTS, given.result) ?? '=', act)),
    ),
  suggest,
});

export const annulGame = defineServerCommand({
  name: 'tournament manage annul',
  posts: false,
  options: [GAME, REASON, TOURNAMENT_OPTION],
  run: (asker, given, app) =>
    manage(
      app,
      asker,
      given,
      simply((latest, act) => annul(latest, given.game.trim(), act)),
    ),
  suggest,
});
