/**
 * Every command, and every press that opens a screen, in pseudo-English. Plain English means text
 * outside the catalog; a refusal by the stand-in means that a longer language would not fit.
 */
import { ComponentType, type APIMessage } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { buttonsOf, menusOf } from '../../playground/server/visitor/reading.ts';
import type { OptionValue } from '../../playground/server/visitor/command.ts';
import type { Visitor } from '../../playground/server/visitor/visitor.ts';
import { isLocale } from '../../src/i18n/locales.ts';
import { en } from '../../src/i18n/en.ts';
import { pseudo, PSEUDO_LOCALE } from '../../src/i18n/pseudo.ts';
import { parsePress } from '../../src/views/presses/presses.ts';
import { PREFERENCE_SECTIONS } from '../../src/views/presses/declarations.ts';
import { begin, buttonTo, cardAfter, gameOn, isCard, playMoves, resign } from './cards.ts';
import { englishIn, wordsOn } from './english.ts';
import { gameEndingBy } from './games.ts';
import { sitDown } from './table.ts';

type Options = Readonly<Record<string, OptionValue>>;

/**
 * Presses that end things that other presses need, or that answer for someone else. These come
 * last, or never.
 */
const FINAL = new Set(['resign|confirm', 'privacy|erase']);

/** Someone who reads everything: first commands, then every control on each answer. */
function openReading() {
  const pressed = new Set<string>();
  const typed = new Set<string>();
  const english = new Map<string, string>();
  const said = new Set<string>();

  const note = (where: string, texts: readonly string[]): void => {
    for (const text of texts) {
      said.add(text);
      const found = englishIn(text);
      if (found !== null) english.set(`${where}: ${found}`, text);
    }
  };

  /** Reads a message, and presses each of its controls that wasn't pressed before. */
  async function read(who: Visitor, where: string, message: APIMessage | null): Promise<void> {
    if (!message) return;
    note(where, wordsOn(message));
    for (const { custom_id: id, disabled } of buttonsOf(message)) {
      const what = nameOf(id);
      if (disabled === true || FINAL.has(what) || pressed.has(what) || !isThere(who, message, id)) continue;
      pressed.add(what);
      await read(who, what, (await who.click(message.id, id)).message);
    }
    for (const menu of menusOf(message)) {
      if (menu.type !== ComponentType.StringSelect) continue;
      for (const { value } of menu.options) {
        const what = `${nameOf(menu.custom_id)}|${value}`;
        // A second language would show nothing new.
        if (isLocale(value) || pressed.has(what) || !isThere(who, message, menu.custom_id)) continue;
        pressed.add(what);
        await read(who, what, (await who.choose(message.id, menu.custom_id, [value])).message);
      }
    }
  }

  return {
    pressed,
    typed,
    english,
    said,
    read,
    async type(who: Visitor, channel: string, name: string, options: Options = {}): Promise<void> {
      typed.add(name);
      const response = await who.command(channel, name, options);
      await read(who, `/${name}`, await response.answer());
    },
    async complete(who: Visitor, channel: string, name: string, option: string, text = ''): Promise<void> {
      const choices = await who.complete(channel, name, { [option]: text }, option);
      note(
        `/${name} ${option}:`,
        choices.map((choice) => choice.name),
      );
    },
  };
}

/** The subject of a press, without its game: its command, its action, and its target. */
function nameOf(id: string): string {
  const { command, action, args } = parsePress(id) ?? { command: id, action: '', args: [] };
  return command === 'settings' ? [command, action, ...args].join('|') : `${command}|${action}`;
}

/** The current message; `null` if a press deleted it. */
const current = (who: Visitor, { id, channel_id }: APIMessage): APIMessage | null =>
  who.messages(channel_id).find((message) => message.id === id) ?? null;

const isThere = (who: Visitor, message: APIMessage, control: string): boolean => {
  const now = current(who, message);
  return now !== null && [...buttonsOf(now), ...menusOf(now)].some((each) => each.custom_id === control);
};

/** Kinds of sentences that these screens don't contain, with reasons. They have their own tests. */
const UNHEARD: Readonly<Record<string, string>> = {
  name: 'Discord shows what commands are called',
  apps: 'Discord shows what menus are called',
  command: 'Discord shows what commands are for',
  challenge: 'a challenge is customized in a window, which is not read here',
  closed: 'said of a challenge that ended before it was answered',
  countdown: 'only a live clock counts down',
  daily: 'a puzzle is posted at its hour',
  digest: 'sent at its hour',
  hint: 'given only in games against the engine',
  import: 'only a file of several games is counted',
  list: 'only what is too long for a sentence is cut',
  notice: 'sent to those who want direct messages',
  piece: 'a piece is chosen first only where there are too many moves',
  progress: 'shown only while something takes long',
  record: 'only a record can hold an illegal move',
  remark: 'the engine speaks when it likes',
  retired: 'an old card becomes a line only where a server wants that',
  reminder: 'sent when time runs out',
  score: 'said of a game without a move',
  share: 'said of links to the web page',
  showcase: 'the story of the day is posted at its hour',
  site: 'said to search engines',
  standings: 'said outside of servers',
  thread: 'only where games have threads',
};

/** The kinds of sentences (the first part of their keys) that never appeared. */
function silentKinds(said: readonly string[]): readonly string[] {
  const all = said.join('\n');
  const response = new Set<string>();
  for (const [key, sentence] of Object.entries(pseudo(en))) {
    const kind = kindOf(key);
    const texts = typeof sentence === 'string' ? [sentence] : Object.values(sentence);
    if (!response.has(kind) && texts.some((text) => isIn(all, text))) response.add(kind);
  }
  return [...new Set(Object.keys(en).map(kindOf))].filter((kind) => !response.has(kind));
}

const kindOf = (key: string): string => key.split('.')[0] ?? key;

function isIn(said: string, sentence: string): boolean {
  const parts = sentence.split(/\{\w+\}|`[^`]*`/u);
  // This check alone rules out most sentences, because searching so much text for patterns is slow.
  if (!parts.every((part) => said.includes(part))) return false;
  return new RegExp(parts.map((part) => RegExp.escape(part)).join('[^\n]*'), 'u').test(said);
}

/**
 * Each part of `/tournament`, in a tournament that is canceled before it begins. Impossible
 * commands are refused.
 */
async function tournaments(
  type: (who: Visitor, where: string, name: string, options?: Options) => Promise<void>,
  {
    anna,
    boris,
    chidi,
    channel,
  }: { readonly anna: Visitor; readonly boris: Visitor; readonly chidi: Visitor; readonly channel: string },
): Promise<void> {
  const part = async (name: string, options?: Options, who = anna): Promise<void> =>
    type(who, channel, `tournament ${name}`, options);
  await part('show', { what: 'history' });
  await part('create', { name: '2026', form: 'swiss', time: '5+3', openings: 'idf', lowest: 0, players: 8 });
  for (const who of [anna, boris]) await part('join', {}, who);
  for (const what of ['status', 'next', 'table', 'games', 'export']) await part('show', { what });
  for (const name of ['pause', 'resume']) await part(name);
  await part('leave', {}, boris);
  const [player, other] = [chidi.person.id, anna.person.id];
  await part('manage add', { player });
  await part('manage apart', { player, other });
  await part('manage remove', { player, reason: '1234' });
  await part('manage start', { to: '3h' });
  await part('manage replace', { player, by: boris.person.id });
  await part('manage result', { game: '1', result: 'draw', reason: '1234' });
  await part('manage result', { game: '1', result: 'void', reason: '1234' });
  await part('manage move');
  await part('show');
  await part('manage end', { reason: '1234' });
  await part('manage end', { cancel: true });
  await part('manage start', { tournament: '2026' });
}

test('no screen has any English left, and each screen fits', async () => {
  const table = await sitDown();
  const { anna, boris, chidi, channel, discord } = table;
  anna.speakInServer(PSEUDO_LOCALE);
  for (const who of [anna, boris, chidi]) who.speak(PSEUDO_LOCALE);
  const reading = openReading();
  const type = async (who: Visitor, where: string, name: string, options: Options = {}): Promise<void> =>
    reading.type(who, where, name, options);
  const { list } = gameEndingBy('no-pieces');
  const card = await playMoves(table, await begin(table, anna, boris), list.slice(0, 6));
  const typeAll = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) await type(anna, channel, name);
  };
  const doAll = async (...deeds: readonly string[]): Promise<void> => {
    for (const deed of deeds) await type(anna, channel, 'games', { do: deed });
  };
  await doAll('board', 'moves');
  await typeAll('play', 'help', 'rules', 'games', 'preferences');
  for (const open of PREFERENCE_SECTIONS) await type(anna, channel, 'preferences', { open });
  await type(anna, channel, 'preferences', { notation: 'variant' });
  await type(anna, channel, 'games', { do: 'plan', lines: list.slice(6, 8).join(' ') });
  await type(anna, channel, 'replay', { as: 'export' });
  await type(anna, channel, 'replay', { as: 'steps' });
  await type(anna, channel, 'replay', { text: '1. c3-d4 d6-c5 *' });
  await typeAll('server settings', 'server data', 'server block');
  await type(anna, channel, 'preferences', { block: chidi.person.id });
  await type(chidi, channel, 'play', { opponent: anna.person.id });
  await type(anna, channel, 'play', { opponent: chidi.person.id });
  await type(anna, channel, 'preferences', { unblock: chidi.person.id });
  await type(anna, channel, 'preferences', { unblock: chidi.person.id });
  await type(anna, channel, 'server block', { user: chidi.person.id });
  await type(chidi, channel, 'play', { color: 'random' });
  await type(anna, channel, 'server block', { user: chidi.person.id, unblock: true });
  await typeAll('server season');
  await doAll('pause', 'resume', 'takeback', 'draw', 'rematch');
  await type(boris, channel, 'move', { move: 'z9' });
  await type(boris, channel, 'games', { do: 'resign' });
  await type(anna, channel, 'move', { move: 'c3-d4' });
  await type(boris, channel, 'move', { move: 'b6-a5' });
  await typeAll('leaderboard', 'profile', 'server void');
  await type(chidi, channel, 'play', { color: 'random' });
  const { message: door } = await chidi.command(channel, 'play');
  const { modal } = await chidi.click(door!.id, buttonTo(door!, 'play', 'customize'));
  await reading.read(chidi, 'customize', (await chidi.submit(modal!, { match: '?' })).message);
  await type(chidi, channel, 'play', { level: '2' });
  await typeAll('puzzle');
  await doAll('hint');
  await type(chidi, channel, 'learn');
  await type(chidi, channel, 'watch', { when: 'end' });
  await type(chidi, channel, 'watch', { guess: true });
  await type(chidi, channel, 'play', { find: 'server', time: '5+3' });
  await typeAll('watch', 'openings', 'team table');
  await type(anna, channel, 'team match', { team: '1', time: '5+3', boards: 2, hours: 1 });
  await type(anna, channel, 'team match', { team: '1', code: '1' });
  await type(anna, channel, 'team players', { add: boris.person.id });
  await type(anna, channel, 'team cancel');
  await tournaments(type, { anna, boris, chidi, channel });
  for (const { name, options } of commands)
    for (const option of options.filter(({ suggests }) => suggests))
      await reading.complete(anna, channel, name, option.name);

  // The game ends, and every view of the game has something to show.
  const id = gameOn(card);
  const last = await anna.waitFor((message) => isCard(message) && gameOn(message) === id);
  await reading.read(anna, 'the end', await resign(table, boris, last));
  await type(anna, channel, 'replay', { game: id, as: 'film' });
  await type(anna, channel, 'replay', { game: id, as: 'analysis' });
  await type(anna, channel, 'leaderboard', { by: 'games' });
  await typeAll('profile');
  await type(anna, channel, 'profile', { server: true });
  await type(anna, channel, 'server void', { game: id, reason: '1234' });
  await type(anna, channel, 'server season', { do: 'start', name: '2026' });
  await type(anna, channel, 'server season', { do: 'end' });
  await type(anna, channel, 'preferences', { vacation: 'start', days: 7 });
  await type(anna, channel, 'preferences', { vacation: 'end' });
  await type(anna, channel, 'rules', { variant: 'bashni' });
  await type(boris, channel, 'play', { position: '?' });
  await type(boris, channel, 'replay', { text: '1. ??' });
  await type(boris, channel, 'replay', { text: '1. c3-d4 d6-c5 2. z9 *' });
  await type(boris, channel, 'preferences', { board: 'text' });
  const timed = { opponent: anna.person.id, time: '3d', color: 'white' };
  const invitation = (await boris.command(channel, 'play', timed)).message!;
  const accept = buttonTo(invitation, 'challenge', 'accept');
  await reading.read(
    chidi,
    'an invitation to somebody else',
    (await chidi.click(invitation.id, accept)).message,
  );
  await anna.click(invitation.id, accept);
  const live = await cardAfter(table, invitation);
  const drawn = gameOn(live);
  await type(boris, channel, 'games', { do: 'board', game: drawn });
  await type(boris, channel, 'move', { game: drawn, move: 'c3' });
  await type(boris, channel, 'play', { opponent: discord.botId, level: '3', color: 'white' });
  await type(boris, channel, 'games', { do: 'board', game: gameOn(await cardAfter(table, live)) });
  // The author of the offer doesn't read this message, because they would withdraw the offer.
  const offered = gameOn(await begin(table, boris, anna));
  await boris.command(channel, 'games', { do: 'draw', game: offered });
  await type(anna, channel, 'games', { do: 'draw', game: offered });
  await type(anna, channel, 'team play', { everyone: true, 'time-per-move': '1h' });

  expect([...reading.english.entries()]).toEqual([]);
  expect(discord.refusals).toEqual([]);
  expect(reading.typed).toEqual(new Set(commands.map(({ name }) => name)));
  expect(silentKinds([...reading.said]).filter((kind) => UNHEARD[kind] === undefined)).toEqual([]);
});
