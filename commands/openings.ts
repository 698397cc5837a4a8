import { suggestFinished } from '../src/app/play/suggest.ts';
import { defineCommand } from '../src/app/ports/command.ts';
import { openingsTyped } from '../src/features/explore/answers.ts';
import { suggestNames } from '../src/app/replay/openings.ts';
import { VARIANT_IDS } from '../src/draughts/variants.ts';
import { EXPLORER_BANDS, EXPLORER_TIMES } from '../src/features/explore/rules.ts';

export const openings = defineCommand({
  name: 'openings',
  posts: false,
  options: [
    { name: 'name', kind: 'text', suggests: true },
    { name: 'variant', kind: 'text', choices: VARIANT_IDS },
    { name: 'moves', kind: 'text' },
    { name: 'position', kind: 'text' },
    { name: 'game', kind: 'text', suggests: true },
    { name: 'player', kind: 'user' },
    { name: 'rating', kind: 'text', choices: EXPLORER_BANDS },
    { name: 'since', kind: 'text', choices: EXPLORER_TIMES },
  ],
  run: (asker, values, app) => openingsTyped(app, asker, values),
  suggest: async (asker, { option, text, values }, app) =>
    option === 'game' ? suggestFinished(app, asker, text) : suggestNames(asker.locale, text, values.variant),
});
