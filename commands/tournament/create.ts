/**
 * With a name and a kind, the tournament is announced at once; otherwise a window with a preview
 * opens.
 */
import { defineServerCommand, type Values } from '../../src/app/ports/command.ts';
import { barOnOrganizing } from '../../src/app/tournament/organize.ts';
import { suggestOpenings } from '../../src/app/server/openingTables.ts';
import { suggestInstants } from '../../src/app/tournament/find.ts';
import {
  ADVANCING,
  DAYS,
  given,
  GROUP_SIZES,
  MINUTES,
  RATINGS,
} from '../../src/app/tournament/termsAsked.ts';
import { VARIANT_IDS } from '../../src/draughts/variantIds.ts';
import { sayIn } from '../../src/i18n/say.ts';
import type { DraftFields } from '../../src/tournament/life/draft.ts';
import { FIRST_TIE_BREAKS, FORMS, PERIODS, UNFINISHED } from '../../src/tournament/life/terms.ts';
import { TEMPLATE_IDS } from '../../src/tournament/life/templates.ts';
import { completeTime } from '../../src/views/game/time.ts';
import { refusedTo } from './answer.ts';
import { hold, openWindow } from './drafting.ts';

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

const askedIn = ({ template, form, ...values }: Values<typeof OPTIONS>): DraftFields => ({
  ...values,
  kind: template ?? form,
  rounds: values.rounds?.toString(),
  minutes: values.minutes?.toString(),
  'group-size': values['group-size']?.toString(),
  advance: values.advance?.toString(),
  'round-days': values['round-days']?.toString(),
  players: values.players?.toString(),
  lowest: values.lowest?.toString(),
  highest: values.highest?.toString(),
});

export const create = defineServerCommand({
  name: 'tournament create',
  posts: true,
  options: OPTIONS,
  async run(asker, values, app) {
    const bar = await barOnOrganizing(app, asker);
    if (bar) return refusedTo(app, asker, bar);
    const asked = askedIn(values);
    if (given(asked.name) === undefined || asked.kind === undefined) return openWindow(app, asker, asked);
    const held = await hold(app, asker, asked);
    return 'code' in held ? refusedTo(app, asker, held) : held;
  },
  async suggest(asker, { option, text, values }, app) {
    if (option === 'openings') return suggestOpenings(app, asker, text, values.variant);
    if (option === 'starts') return suggestInstants(app, asker, text);
    return completeTime(sayIn(asker.locale), text).filter(({ value }) => value !== 'none');
  },
});
