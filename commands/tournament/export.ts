import { defineServerCommand } from '../../src/app/ports/command.ts';
import { ANY_STAGE, suggestTournaments, TOURNAMENT_OPTION } from '../../src/app/tournament/find.ts';
import { sha256 } from '../../src/app/save/hash.ts';
import { plain } from '../../src/i18n/plain.ts';
import { sayIn } from '../../src/i18n/say.ts';
import { rulesOf } from '../../src/tournament/life/forms/forms.ts';
import { filesOf } from '../../src/tournament/life/files.ts';
import type { Terms } from '../../src/tournament/life/terms.ts';
import type { Tournament } from '../../src/tournament/life/tournament.ts';
import { quiet, text } from '../../src/views/screen/blocks.ts';
import type { Block } from '../../src/views/screen/screen.ts';
import { onTournament, privately, refusedTo } from './answer.ts';

/** A ladder has no rounds to list, even after its games. */
const codeFor = ({ form }: Terms) =>
  rulesOf(form).reach(form) === null ? 'tournament-no-file' : 'tournament-no-trf';

/** Without letters that Discord doesn't allow in names of files; if the name has none left, its id. */
const slugOf = ({ id, terms: { name } }: Tournament): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/gu)
    ?.join('-') ?? id;

export const exportTournament = defineServerCommand({
  name: 'tournament export',
  posts: false,
  options: [TOURNAMENT_OPTION],
  run: (asker, { tournament: named }, app) =>
    onTournament(app, asker, { named }, async (tournament) => {
      const { terms, rounds } = tournament;
      const files = rounds.length > 0 ? filesOf(tournament, sha256) : null;
      if (!files?.ok) return refusedTo(app, asker, { code: codeFor(terms) });
      const words = sayIn(asker.locale)('tournament.file', { name: plain(terms.name) });
      const blocks = files.value.map(({ part, text: content }): Block => {
        const name = part === '' ? `${slugOf(tournament)}.trf` : `${slugOf(tournament)}-${part}.trf`;
        return { kind: 'file', name, content };
      });
      return privately(quiet(text(words), ...blocks));
    }),
  suggest: (asker, { text: typed }, app) => suggestTournaments(app, asker, typed, ANY_STAGE),
});
