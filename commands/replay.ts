import { wasPlayed } from '../src/app/play/find.ts';
import { GAME_OPTION, suggestAllGames, suggestFinished } from '../src/app/play/suggest.ts';
import { defineCommand } from '../src/app/ports/command.ts';
import { replayPosts, replayShare, replayTyped } from '../src/app/replay/asked.ts';
import { importMessage } from '../src/app/replay/importing.ts';
import { REPLAY_KINDS } from '../src/app/replay/viewer.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';

export const replay = defineCommand({
  name: 'replay',
  posts: replayPosts,
  share: replayShare,
  options: [
    GAME_OPTION,
    { name: 'as', kind: 'text', choices: REPLAY_KINDS },
    { name: 'from', kind: 'number' },
    { name: 'to', kind: 'number' },
    { name: 'text', kind: 'text' },
    { name: 'file', kind: 'file' },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'number', kind: 'number' },
    { name: 'player', kind: 'text' },
    { name: 'public', kind: 'flag' },
  ],
  run: (asker, values, app) => replayTyped(app, asker, values),
  suggest: (asker, { text, values }, app) =>
    values.as === 'analysis'
      ? suggestFinished(app, asker, text, wasPlayed)
      : suggestAllGames(app, asker, text),
  messageShare: 'reading',
  onMessage: (asker, message, app) => importMessage(app, asker, message),
});
