/** The message of a match between two servers, and the private answers about it. */
import type { Block, Button, Screen } from '../screen/screen.ts';
import { scoreOf, type Board, type Meet, type MeetPlayer, type MeetSide } from '../../game/meet/meet.ts';
import type { ServerLine } from '../../game/meet/table.ts';
import { plain } from '../../i18n/plain.ts';
import { isolated } from '../../i18n/sentence.ts';
import type { Say } from '../../i18n/say.ts';
import { button, buttonBlock, OPEN_ACCENT, quiet, relativeTime, text, WON_ACCENT } from '../screen/blocks.ts';
import { playerName } from '../screen/phrases.ts';
import { timeName } from '../game/time.ts';
import { linked, type Links } from './games.ts';
import { MEET } from '../presses/declarations.ts';

const nameOf = (say: Say, player: MeetPlayer): string => {
  const name = plain(playerName(say, player));
  return player.rating === null ? name : say('meet.player', { name, rating: String(player.rating) });
};

export const titleOf = ({ home, guest }: Meet): string =>
  [home, guest].flatMap((team) => (team ? [isolated(team.name)] : [])).join(' – ');

const termsOf = (say: Say, { variant, time, rated }: Meet): string =>
  [say(`variant.${variant}`), timeName(say, time), say(rated ? 'seek.rated' : 'seek.casual')].join(' · ');

/** The most names of a team that fit in the message. */
const MOST_NAMED = 12;

function teamLine(say: Say, { name, players }: MeetSide): string {
  if (players.length === 0) return say('meet.team-empty', { team: plain(name) });
  const names = players.slice(0, MOST_NAMED).map((player) => nameOf(say, player));
  const all = players.length > MOST_NAMED ? [...names, '…'] : names;
  return say('meet.team', { team: plain(name), names: say.list(all, 'plain') });
}

function resultOf(say: Say, { result, isNoShow }: Pick<Board, 'result' | 'isNoShow'>): string {
  if (result === null) return say('meet.board.open');
  if (result === 'draw') return say('meet.board.draw');
  return say(isNoShow ? `meet.board.${result}-no-show` : `meet.board.${result}`);
}

const boardLine = (say: Say, board: Board, links: Links): string =>
  say('meet.board', {
    board: String(board.number),
    home: plain(playerName(say, board.home)),
    guest: plain(playerName(say, board.guest)),
    result: linked(say, resultOf(say, board), board.gameId, links),
  });

const controls = (say: Say, { id }: Meet): readonly Button[] => [
  button(MEET.to.join({ id }), say('button.meet.join'), { style: 'success' }),
  button(MEET.to.leave({ id }), say('button.meet.leave')),
];

function cancelledLine(say: Say, { home, guest, canceledBy }: Meet): string {
  if (canceledBy)
    return say('meet.cancelled-by', { team: plain((canceledBy === 'guest' && guest ? guest : home).name) });
  return guest
    ? say('meet.cancelled', { home: plain(home.name), guest: plain(guest.name) })
    : say('meet.cancelled-alone', { home: plain(home.name) });
}

const announced = (say: Say, meet: Meet, title: string): Block =>
  text(
    title,
    termsOf(say, meet),
    say('meet.starts', { time: relativeTime(meet.startsAt), size: String(meet.mostBoards) }),
  );

function openBlocks(say: Say, meet: Meet): readonly Block[] {
  const { home, guest } = meet;
  const title = guest
    ? say('meet.title', { home: plain(home.name), guest: plain(guest.name) })
    : say('meet.title-open', { home: plain(home.name) });
  return [
    announced(say, meet, title),
    text(teamLine(say, home), guest && teamLine(say, guest)),
    text(say('meet.both-see')),
    buttonBlock(...controls(say, meet)),
  ];
}

function endLine(say: Say, meet: Meet): string | null {
  if (meet.stage !== 'finished' || !meet.guest) return null;
  const [home, guest] = [scoreOf(meet, 'home'), scoreOf(meet, 'guest')];
  if (home === guest) return say('meet.drawn');
  return say('meet.won', { team: plain(home > guest ? meet.home.name : meet.guest.name) });
}

/** `hasPage`: whether to offer a link to its page. `links`: links to the boards. */
export function meetScreen(say: Say, meet: Meet, hasPage: boolean, links: Links = new Map()): Screen {
  const { stage, home, guest, boards } = meet;
  if (stage === 'cancelled') return quiet(text(cancelledLine(say, meet)));
  if (stage === 'invited' || stage === 'open' || !guest)
    return { blocks: openBlocks(say, meet), accent: OPEN_ACCENT, notifies: [] };
  const score = say('meet.score', {
    home: plain(home.name),
    guest: plain(guest.name),
    homeScore: String(scoreOf(meet, 'home')),
    guestScore: String(scoreOf(meet, 'guest')),
  });
  return {
    blocks: [
      text(score, `-# ${termsOf(say, meet)}`),
      text(...boards.map((board) => boardLine(say, board, links))),
      ...(stage === 'finished' ? [text(endLine(say, meet))] : []),
      ...(hasPage ? [buttonBlock(button(MEET.to.share({ id: meet.id }), say('button.share')))] : []),
    ],
    accent: stage === 'finished' ? WON_ACCENT : OPEN_ACCENT,
    notifies: [],
  };
}

/** Both teams and the terms, for someone who manages one of them. */
function versusScreen(say: Say, meet: Meet, note: string, ...buttons: readonly Button[]): Screen {
  const names = { home: plain(meet.home.name), guest: meet.guest ? plain(meet.guest.name) : '?' };
  return {
    blocks: [
      announced(say, meet, say('meet.title', names)),
      { kind: 'divider' },
      text(note),
      buttonBlock(...buttons),
    ],
    accent: OPEN_ACCENT,
    notifies: [],
  };
}

const offButton = (say: Say, { id }: Meet): Button => button(MEET.to.off({ id }), say('button.meet.off'));

export const invitedScreen = (say: Say, meet: Meet): Screen =>
  versusScreen(say, meet, say('meet.invited', { code: meet.id }), offButton(say, meet));

export const acceptedScreen = (say: Say, meet: Meet): Screen =>
  versusScreen(say, meet, say('meet.accepted'), offButton(say, meet));

export const cancelMeetQuestion = (say: Say, { id }: Meet): Screen =>
  quiet(
    text(say('meet.off.ask')),
    buttonBlock(
      button(MEET.to.cancel({ id }), say('button.tournament.cancel'), { style: 'danger' }),
      button(MEET.to.stay({ id }), say('button.tournament.back'), { emoji: '◀️' }),
    ),
  );

export const MEET_NOTES = ['joined', 'left', 'changed', 'off'] as const;

export const meetNote = (say: Say, note: (typeof MEET_NOTES)[number]): Screen =>
  quiet(text(say(`meet.${note}`)));

/** The most servers that fit in a message. */
const MOST_SERVERS = 20;

export function serversScreen(say: Say, lines: readonly ServerLine[]): Screen {
  if (lines.length === 0) return quiet(text(say('meet.table'), say('meet.table-empty')));
  const rows = lines.slice(0, MOST_SERVERS).map((line, index) =>
    say('meet.table-line', {
      board: String(index + 1),
      team: plain(line.name),
      first: `${line.won}–${line.drawn}–${line.lost}`,
      second: `${line.boards}–${line.against}`,
    }),
  );
  return quiet(text(say('meet.table'), ...rows), text(say('meet.table-hint')));
}
