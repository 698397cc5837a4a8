import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import type { Entry, Terms } from '../../tournament/life/terms.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { rulesOf, tieBreaksOf } from '../../tournament/life/forms/forms.ts';
import { viewOf } from './forms.ts';
import { timeName } from '../game/time.ts';
import { role } from '../screen/tokens.ts';
import type { TieBreak } from '../../tournament/standings/tieBreaks.ts';

export const titleOf = (say: Say, { terms }: Pick<Tournament, 'terms'>): string =>
  say('tournament.title', { name: plain(terms.name) });

function ratingsOf(say: Say, { leastRating: least, mostRating: most }: Entry): string | null {
  if (least === null) return most === null ? null : say('tournament.rating.most', { most });
  return most === null
    ? say('tournament.rating.least', { least })
    : say('tournament.rating.between', { least, most });
}

function entryOf(say: Say, { entry, form }: Terms): readonly (string | null)[] {
  const { roleId, mostPlayers } = entry;
  return [
    roleId === null ? null : say('tournament.role', { role: role(roleId) }),
    ratingsOf(say, entry),
    mostPlayers < rulesOf(form).most ? say('tournament.most', { count: mostPlayers }) : null,
  ];
}

const inOneLine = (say: Say, facts: readonly (string | null)[]): string =>
  facts.filter((fact) => fact !== null).reduce((first, second) => say('tournament.facts', { first, second }));

/** A knockout has no ties in points, and an arena has no tie-breaks. */
function tiesOf(say: Say, terms: Terms): string | null {
  if (rulesOf(terms.form).tieBreaks.length === 0) return null;
  const names = tieBreaksOf(terms).map((code) => tieName(say, code));
  return say('tournament.tie-break', { items: say.list(names, 'plain') });
}

/** The variant, time, players and so on; `null` for parts that do not apply. */
export function agreedLines(say: Say, terms: Terms): readonly (string | null)[] {
  const { title, form, variant, time, rated, openings, repeats } = terms;
  const view = viewOf(form);
  const length = view.length(say, form);
  const kind = say(`tournament.form.${form.kind}`);
  const main = say('tournament.terms', {
    form: length === null ? kind : say.list([kind, length], 'plain'),
    variant: say(`variant.${variant}`),
    time: timeName(say, time),
  });
  return [
    main,
    inOneLine(say, [
      say(rated ? 'tournament.rated' : 'tournament.casual'),
      ...entryOf(say, terms),
      repeats === null ? null : say(`tournament.repeats.${repeats.every}`),
    ]),
    view.note(say, form, time),
    title === null ? null : say('tournament.called', { title: plain(title) }),
    openings === null ? null : say('tournament.openings', { name: say(`openings.${openings}`) }),
  ];
}

export const smallPrint = (say: Say, terms: Terms): readonly (string | null)[] => [
  tiesOf(say, terms),
  rulesOf(terms.form).hasRounds ? say(`tournament.unfinished.${terms.unfinished}`) : null,
];

export const termLines = (say: Say, terms: Terms): readonly (string | null)[] => [
  ...agreedLines(say, terms),
  ...smallPrint(say, terms),
];

const TIES = {
  'BH/C1': 'tournament.tie.solkoff-cut',
  BH: 'tournament.tie.solkoff',
  SB: 'tournament.tie.sonneborn-berger',
  DE: 'tournament.tie.direct',
  WON: 'tournament.tie.won',
  LP: 'tournament.tie.performance',
} as const satisfies Partial<Record<TieBreak, string>>;

const isKnown = (code: string): code is keyof typeof TIES => Object.hasOwn(TIES, code);

export const tieName = (say: Say, code: TieBreak): string => (isKnown(code) ? say(TIES[code]) : code);
