/** A tournament as TRF files, for federations and other programs. */
import { refused } from '../../kit/result.ts';
import { type Reply, type ServerAsker, privately } from '../ports/command.ts';
import { sha256 } from '../save/hash.ts';
import { plain } from '../../i18n/plain.ts';
import { sayIn } from '../../i18n/say.ts';
import { rulesOf } from '../../tournament/life/forms/forms.ts';
import { filesOf } from '../../tournament/life/table/files.ts';
import type { Terms } from '../../tournament/life/terms.ts';
import type { Tournament } from '../../tournament/life/tournament.ts';
import { quiet, text } from '../../views/screen/blocks.ts';
import type { Block } from '../../views/screen/screen.ts';

/** The code for the form. A ladder has no rounds to list, even after its games. */
const codeFor = ({ form }: Terms) =>
  rulesOf(form).reach(form) === null ? 'tournament-no-file' : 'tournament-no-trf';

/** A file name with only letters that Discord allows; the id if the tournament's name has none. */
const slugOf = ({ id, terms: { name } }: Tournament): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z\d]+/gu)
    ?.join('-') ?? id;

/** The tournament as files, or the reason it has none. */
export function filesOfTournament(asker: ServerAsker, tournament: Tournament): Reply {
  const { terms, rounds } = tournament;
  const files = rounds.length > 0 ? filesOf(tournament, sha256) : null;
  if (!files?.ok) return refused({ code: codeFor(terms) });
  const words = sayIn(asker.locale)('tournament.file', { name: plain(terms.name) });
  const blocks = files.value.map(({ part, text: content }): Block => {
    const name = part === '' ? `${slugOf(tournament)}.trf` : `${slugOf(tournament)}-${part}.trf`;
    return { kind: 'file', name, content };
  });
  return privately(quiet(text(words), ...blocks));
}
