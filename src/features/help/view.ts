import { VARIANT_IDS } from '../../draughts/variants.ts';
import { HELP_TOPICS, type HelpTopic } from './rules.ts';
import type { Say } from '../../i18n/say.ts';
import { levelName } from '../../views/game/level.ts';
import { HELP } from './presses.ts';
import { PRACTICE, GAMES, LEARN, PLAY, PUZZLE, SETTINGS } from '../../views/presses/declarations.ts';
import {
  buttonBlock,
  quiet,
  text,
  button,
  menuBlock,
  everyoneButton,
  OPEN_ACCENT,
  pickerBlock,
  choicesOf,
} from '../../views/screen/blocks.ts';
import type { Block, Button, Screen, Picture } from '../../views/screen/screen.ts';
import { LEVELS } from '../../engine/play/levels.ts';
import { phoneRow } from '../../views/screen/phoneRow.ts';

const LINES = {
  begin: ['help.begin', 'help.seek', 'help.move', 'help.alone', 'help.games', 'help.rules', 'help.time'],
  move: ['help.type', 'help.plan', 'help.look', 'help.end', 'help.clock', 'help.pause'],
  variants: ['help.family', 'help.match', 'help.vote', 'help.meet', 'help.engine', 'help.practice-board'],
  watch: ['help.watch', 'help.after', 'help.openings', 'help.learning'],
  tournaments: [
    'help.tournaments',
    'help.tournament-play',
    'help.tournament-break',
    'help.tournament-host',
    'help.standing',
  ],
  settings: ['help.you', 'help.theme', 'help.notation', 'help.privacy'],
  admins: [
    'help.admins',
    'help.admins-home',
    'help.admins-season',
    'help.admins-games',
    'help.admins-pin',
    'help.admins-tournaments',
    'help.admins-data',
  ],
} as const satisfies Readonly<Record<HelpTopic, readonly string[]>>;

/** The lines for a user alone with the bot, without opponents or a server; `null`: none. */
const ALONE = {
  'help.begin': 'help.begin-alone',
  'help.watch': null,
  'help.match': null,
  'help.vote': null,
  'help.seek': null,
  'help.standing': null,
  'help.tournaments': null,
  'help.tournament-play': null,
  'help.tournament-break': null,
  'help.tournament-host': null,
  'help.meet': null,
} as const;

type Shared = (typeof LINES)[HelpTopic][number];
type Line = Shared | NonNullable<(typeof ALONE)[keyof typeof ALONE]>;

const hasOther = (line: Shared): line is keyof typeof ALONE => Object.hasOwn(ALONE, line);
const linesFor = (topic: HelpTopic, isAlone: boolean): readonly Line[] =>
  LINES[topic].flatMap((line: Shared) => {
    const told = isAlone && hasOther(line) ? ALONE[line] : line;
    return told === null ? [] : [told];
  });

const COUNTED = ['help.rules', 'help.family'] as const;
const isCounted = (line: Line): line is (typeof COUNTED)[number] => COUNTED.some((each) => each === line);

const lineOf = (say: Say, line: Line): string =>
  isCounted(line) ? say(line, { count: VARIANT_IDS.length }) : say(line);

const learning = (say: Say): readonly Button[] => [
  button(LEARN.to.list(), say('button.help.learn'), { style: 'success', emoji: '🎓' }),
  button(PRACTICE.to.begin(), say('button.help.play'), { style: 'primary', emoji: '🤖' }),
  button(PUZZLE.to.begin(), say('button.help.puzzle'), { style: 'primary', emoji: '🧩' }),
];

const SHORTCUTS: Partial<Readonly<Record<HelpTopic, (say: Say) => readonly Button[]>>> = {
  watch: learning,
  admins: (say) => [button(SETTINGS.to.panel(), say('button.help.server'), { emoji: '⚙️' })],
  begin: (say) => [
    ...learning(say),
    button(HELP.to.open({ topic: 'settings' }), say('button.help.settings'), { emoji: '⚙️' }),
  ],
};

interface HelpReader {
  readonly isAlone: boolean;
  readonly isAdmin: boolean;
}

const ANYONE: HelpReader = { isAlone: false, isAdmin: false };

/** Topics that have no line for a user alone with the bot are about servers. */
const topicMenu = (say: Say, shown: HelpTopic | null, { isAlone, isAdmin }: HelpReader): Block =>
  menuBlock(
    HELP.to.topic(),
    say('menu.help'),
    HELP_TOPICS.filter(
      (topic) => topic !== shown && (topic !== 'admins' || isAdmin) && linesFor(topic, isAlone).length > 0,
    ).map((topic) => ({
      label: say(`help.topic.${topic}`),
      value: topic,
    })),
  );

/** Only admins see the page for admins. */
export function helpScreen(say: Say, asked: HelpTopic, reader: HelpReader = ANYONE): Screen {
  const topic = asked === 'admins' && !reader.isAdmin ? 'settings' : asked;
  const isFirst = topic === 'begin';
  const title = isFirst ? say('help.title') : say('help.page', { topic: say(`help.topic.${topic}`) });
  const lines = linesFor(topic, reader.isAlone).map((line) => lineOf(say, line));
  return quiet(
    text(
      title,
      ...lines.map((line) => (isFirst ? line : `- ${line}`)),
      isFirst && reader.isAdmin && !reader.isAlone ? say('help.begin-admin') : null,
    ),
    topicMenu(say, topic, reader),
    buttonBlock(
      button(HELP.to.door(), say('button.next.play'), { style: 'primary' }),
      ...(SHORTCUTS[topic]?.(say) ?? []),
    ),
  );
}

/** The front door: one card with everything that a user can start. */
interface Door {
  readonly picture: Picture;
  /** Whether it is shown in direct messages with the bot, where there is nobody to challenge. */
  readonly isAlone: boolean;
  readonly inServer: boolean;
  /** Whether it was posted for everyone. */
  readonly isShared: boolean;
  /** The place to play instead; `null` if games may begin here. */
  readonly instead: string | null;
  readonly isAdmin: boolean;
}

const challenging = (say: Say): Block => pickerBlock('users', PLAY.to.with(), say('menu.play.with'));

const playing = (say: Say): Block =>
  menuBlock(
    PLAY.to.level(),
    say('menu.play.level'),
    choicesOf(LEVELS, (level) => levelName(say, level)),
  );

export function playScreen(
  say: Say,
  { picture, isAlone, inServer, isShared, instead, isAdmin }: Door,
): Screen {
  const customize = button(PLAY.to.customize(), say('button.play.customize'), { emoji: '⚔️' });
  const find = button(PLAY.to.find(), say('button.play.find'), { emoji: '🔍' });
  const team = button(PLAY.to.team(), say('button.play.team'), { emoji: '🗳️' });
  const puzzle = button(PUZZLE.to.begin(), say('button.help.puzzle'), { emoji: '🧩' });
  const learn = button(LEARN.to.list(), say('button.help.learn'), { emoji: '🎓' });
  const tournaments = button(PLAY.to.tournaments(), say('button.play.tournaments'), { emoji: '🏆' });
  const games = button(GAMES.to.page({ scope: 'everywhere', page: 0, label: '' }), say('button.play.games'), {
    emoji: '📋',
  });
  return {
    blocks: [
      {
        kind: 'section',
        text: instead ?? [say('help.title'), say(isAlone ? 'play.welcome-alone' : 'play.welcome')].join('\n'),
        beside: picture,
      },
      ...(isAlone || instead !== null
        ? []
        : [challenging(say), phoneRow(customize, ...(inServer ? [find] : []))]),
      playing(say),
      ...(inServer
        ? [phoneRow(...(instead === null ? [team] : []), tournaments), phoneRow(puzzle, learn, games)]
        : [phoneRow(puzzle, learn, games)]),
      buttonBlock(inServer && !isShared && instead === null ? everyoneButton(say, PLAY.to.post()) : null),
      topicMenu(say, null, { isAlone, isAdmin }),
    ],
    accent: OPEN_ACCENT,
    notifies: [],
  };
}
