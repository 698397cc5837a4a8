/** A wrong value for each option of each command that can have one, and the start of the answer. */
import type { Values, CommandOption, Reply } from '../../src/app/ports/command.ts';
import { saidInLesson } from './asks.ts';

export type Given = Values<readonly CommandOption[]>;

interface Wrong {
  readonly given: Given;
  readonly says: string;
  /** The answer is in the first text of the reply, except in a lesson. */
  readonly saidIn?: (reply: Reply) => string;
}

const unknownGame = (given: Given = {}): Wrong => ({
  given: { ...given, game: 'nosuchgame' },
  says: 'I don’t have that game. It may have been deleted. See yours with `/games`.',
});

const unreadableTime: Wrong = {
  given: { time: 'soon' },
  says: 'I can’t read “soon” as a time control.',
};

export const bot = { id: 'other', name: 'OTHER', isBot: true };

export const carl = { id: 'carl', name: 'CARL', isBot: false };

const wrongCup = (given: Given, says: string): Wrong => ({
  given: { name: 'Cup', form: 'swiss', ...given },
  says,
});

const unknownCup = (given: Given = {}): Wrong => ({
  given: { ...given, tournament: 'no such' },
  says: 'I don’t have that tournament. It may have been deleted. See all tournaments with `/tournament show`.',
});

/** These options need a tournament. Wrong values for an existing tournament have their own test. */
const noCup = (given: Given): Wrong => ({
  given,
  says: 'There are no tournaments in this server yet.',
});

/** Any text is valid, and a number beyond the end shows the end. */
export const HARMLESS: readonly string[] = [
  'team play team',
  'team play against',
  'team play channel',
  'team match team',
  'replay from',
  'replay to',
  'server void reason',
  'tournament show round',
  'tournament manage remove reason',
  'tournament manage replace reason',
  'tournament manage result reason',
  'tournament manage end reason',
  'openings player',
];

export const WRONG: Readonly<Record<string, Wrong>> = {
  'play opponent': { given: { opponent: bot }, says: 'Other bots don’t play draughts' },
  'play position': { given: { position: 'hello' }, says: 'A position starts with the side to move' },
  'play time': unreadableTime,
  'play weekends': { given: { weekends: true }, says: 'Only games with hours or days per move' },
  'play match': { given: { match: '3' }, says: 'A match has an even number of games' },
  'play openings': { given: { openings: 'chess' }, says: 'I don’t know a table of openings called “chess”' },
  'play rest': { given: { match: '2', rest: 'long' }, says: 'I can’t read “long” as a break' },
  'play find': {
    given: { find: 'everywhere' },
    says: 'This server doesn’t allow opponents from other servers',
  },
  'team play player': { given: { player: bot }, says: 'Other bots don’t play draughts' },
  'team play time': unreadableTime,
  'team match time': {
    given: { team: 'Foxes', time: 'none', boards: 4, hours: 24 },
    says: 'A server match needs a clock',
  },
  'team match code': {
    given: { code: 'nonsense', team: 'Owls' },
    says: 'No open invitation has this code',
  },
  'team players add': { given: { add: carl }, says: 'This server has no server match right now' },
  'team players remove': { given: { remove: carl }, says: 'This server has no server match right now' },
  'puzzle move': { given: { move: 'a1-h8' }, says: 'You’re not solving a puzzle right now.' },
  'move move': { given: { move: 'a1-h8' }, says: String.raw`“a1\-h8” isn’t possible here.` },
  'move game': unknownGame({ move: 'c3-d4' }),
  'games game': unknownGame(),
  'games lines': { given: { lines: 'if c3-d4' }, says: 'Line 1 ends with your opponent’s move.' },
  'watch game': unknownGame(),
  'watch player': { given: { player: bot }, says: 'You can only watch people.' },
  'replay game': unknownGame(),
  'replay text': { given: { text: 'what?' }, says: 'Line 1, column 1: I can’t read “what?”.' },
  'replay file': {
    given: { file: { name: 'games.pdn', size: 10, url: 'https://files/none' } },
    says: 'I couldn’t download the file from Discord.',
  },
  'replay number': { given: { text: '1. c3-d4', number: 2 }, says: 'There’s only one game in this PDN' },
  'replay player': {
    given: { text: '1. c3-d4 *\n\n1. e3-f4 *', player: 'Springer' },
    says: 'No player in this PDN is called “Springer”.',
  },
  'profile player': { given: { player: bot }, says: 'OTHER hasn’t finished a game here yet.' },
  'server void game': {
    given: { game: 'no-such_game' },
    says: 'This server has no finished game `no-such_game`.',
  },
  'preferences hour': { given: { hour: 24 }, says: 'The hour must be from 0 to 23.' },
  'preferences zone': { given: { zone: 'Moon' }, says: 'I don’t know the time zone “Moon”.' },
  'leaderboard season': { given: { season: 'x' }, says: 'There was no season “x” in this server.' },
  'tournament create name': wrongCup(
    { name: 'x'.repeat(61) },
    'Give the tournament a name of 1 to 60 visible characters, such as `Friday cup`.',
  ),
  'tournament create time': wrongCup(
    { time: 'none' },
    'A tournament needs a clock, so every game comes to an end.',
  ),
  'tournament create starts': wrongCup({ starts: 'soon' }, 'I can’t read “soon” as a time in the future.'),
  'tournament create ends': wrongCup({ ends: 'soon' }, 'I can’t read “soon” as the last day.'),
  'tournament create rounds': wrongCup({ rounds: 99 }, 'A tournament can have 1 to 15 rounds.'),
  'tournament create group-size': wrongCup(
    { form: 'groups', 'group-size': 99 },
    'A group can have 3 to 16 players.',
  ),
  'tournament create advance': wrongCup(
    { form: 'groups', 'group-size': 4, advance: 4 },
    'With groups of that size, at most 3 players per group can advance to the final.',
  ),
  'tournament create openings': wrongCup({ openings: 'moon' }, 'These openings aren’t for this variant.'),
  'tournament create players': wrongCup({ players: 1 }, 'This kind of tournament takes 3 to 200 players.'),
  'tournament create title': wrongCup(
    { title: 'x'.repeat(41) },
    'That title is too long: the winner’s title can have up to 40 characters.',
  ),
  'tournament join tournament': unknownCup(),
  'tournament leave tournament': unknownCup(),
  'tournament pause tournament': unknownCup(),
  'tournament resume tournament': unknownCup(),
  'tournament show tournament': unknownCup(),
  'tournament manage start tournament': unknownCup(),
  'tournament manage start to': noCup({ to: 'soon' }),
  'tournament manage add player': noCup({ player: bot }),
  'tournament manage add tournament': unknownCup(),
  'tournament manage remove player': noCup({ player: bot }),
  'tournament manage remove tournament': unknownCup(),
  'tournament manage replace player': noCup({ player: bot }),
  'tournament manage replace by': noCup({ player: carl, by: bot }),
  'tournament manage replace tournament': unknownCup(),
  'tournament manage apart player': noCup({ player: bot }),
  'tournament manage apart other': noCup({ player: carl, other: carl }),
  'tournament manage apart tournament': unknownCup(),
  'tournament manage result game': noCup({ game: 'nosuchgame' }),
  'tournament manage result tournament': unknownCup(),
  'tournament manage move tournament': unknownCup(),
  'tournament manage end tournament': unknownCup(),
  'server season name': { given: { do: 'start', name: ' ' }, says: 'A season needs a name' },
  'server season until': {
    given: { do: 'start', name: 'W', until: 'soon' },
    says: 'I can’t read “soon” as the last day.',
  },
  'server data forget': { given: { forget: 'yes' }, says: 'That’s not the word, so nothing was deleted.' },
  'server settings zone': { given: { zone: 'Moon' }, says: 'I don’t know the time zone “Moon”.' },
  'server settings time': unreadableTime,
  'server block user': { given: { user: bot }, says: 'Choose someone other than yourself.' },
  'openings name': { given: { name: 'Sicilian' }, says: 'I don’t know an opening called “Sicilian”.' },
  'openings moves': { given: { moves: 'what?' }, says: 'Line 1, column 1: I can’t read “what?”.' },
  'openings position': { given: { position: 'hello' }, says: 'A position starts with the side to move' },
  'openings game': unknownGame(),
  'learn move': {
    given: { lesson: 'several', move: 'soon' },
    says: 'I can’t read “soon” as a move. You can play **c3:c7** or **c3:g7**.',
    saidIn: saidInLesson,
  },
  'preferences days': { given: { days: 0 }, says: 'You can take 1 to 30 days of vacation' },
  'preferences block': { given: { block: bot }, says: 'Choose someone other than yourself.' },
  'preferences unblock': { given: { unblock: carl }, says: '<@carl> isn’t blocked.' },
};
