/**
 * With a name and a kind, the tournament is announced at once. Otherwise, a window with a preview
 * opens.
 */
import { defineServerCommand } from '../../src/app/ports/command.ts';
import { suggestOpenings } from '../../src/app/server/openingTables.ts';
import { beginTournament } from '../../src/app/tournament/drafting.ts';
import { suggestInstants } from '../../src/app/tournament/find.ts';
import { ADVANCING, DAYS, GROUP_SIZES, MINUTES, RATINGS } from '../../src/app/tournament/termsAsked.ts';
import { VARIANT_IDS } from '../../src/draughts/variantIds.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { FIRST_TIE_BREAKS, FORMS, PERIODS, UNFINISHED } from '../../src/tournament/life/terms.ts';
import { TEMPLATE_IDS } from '../../src/tournament/life/opening/templates.ts';
import { completeTime } from '../../src/views/game/time.ts';

const OPTIONS = [
  { name: 'name', kind: 'text' },
  { name: 'template', kind: 'text', choices: TEMPLATE_IDS },
  { name: 'form', kind: 'text', choices: FORMS },
  { name: 'variant', kind: 'text', choices: VARIANT_IDS },
  { name: 'time', kind: 'text', suggests: true },
  { name: 'starts', kind: 'text', suggests: true },
  { name: 'ends', kind: 'text' },
  { name: 'rounds', kind: 'number' },
  { name: 'minutes', kind: 'number', bounds: MINUTES },
  { name: 'twice', kind: 'flag' },
  { name: 'group-size', kind: 'number', bounds: GROUP_SIZES },
  { name: 'advance', kind: 'number', bounds: ADVANCING },
  { name: 'third-place', kind: 'flag' },
  { name: 'round-days', kind: 'number', bounds: DAYS },
  { name: 'openings', kind: 'text', suggests: true },
  { name: 'players', kind: 'number' },
  { name: 'role', kind: 'role' },
  { name: 'lowest', kind: 'number', bounds: RATINGS },
  { name: 'highest', kind: 'number', bounds: RATINGS },
  { name: 'rated', kind: 'flag' },
  { name: 'judge', kind: 'text', choices: UNFINISHED },
  { name: 'tie-break', kind: 'text', choices: FIRST_TIE_BREAKS },
  { name: 'repeats', kind: 'text', choices: PERIODS },
  { name: 'event', kind: 'flag' },
  { name: 'title', kind: 'text' },
] as const;

export const create = defineServerCommand({
  name: 'tournament create',
  posts: true,
  options: OPTIONS,
  run: (asker, values, app) => beginTournament(app, asker, values),
  async suggest(asker, { option, text, values }, app) {
    if (option === 'openings') return suggestOpenings(app, asker, text, values.variant);
    if (option === 'starts') return suggestInstants(app, asker, text);
    return completeTime(sayIn(asker.locale), text).filter(({ value }) => value !== 'none');
  },
});
