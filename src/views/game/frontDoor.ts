/** The front door: everything a user can start, on one card. */
import { LEVELS } from '../../engine/play/levels.ts';
import type { Say } from '../../i18n/say.ts';
import { GAMES, LEARN, PLAY, PUZZLE } from '../presses/declarations.ts';
import { button, buttonBlock, everyoneButton, menuBlock, OPEN_ACCENT } from '../screen/blocks.ts';
import type { Block, Picture, Screen } from '../screen/screen.ts';
import { phoneRow } from '../screen/phoneRow.ts';
import { topicMenu } from '../../features/help/view.ts';

interface Door {
  readonly picture: Picture;
  /** Alone with the bot, where there is nobody to challenge. */
  readonly isAlone: boolean;
  readonly inServer: boolean;
  /** Posted for everyone. */
  readonly isShared: boolean;
  /** Where to play instead; `null` if games may begin here. */
  readonly instead: string | null;
  readonly isAdmin: boolean;
}

const challenging = (say: Say): Block => ({
  kind: 'picker',
  picker: { press: PLAY.to.with(), placeholder: say('menu.play.with'), of: 'users', chosen: [], most: 1 },
});

const playing = (say: Say): Block =>
  menuBlock(
    PLAY.to.level(),
    say('menu.play.level'),
    LEVELS.map((level) => ({
      label: say('level.choice', { level, name: say(`level.${level}`) }),
      value: String(level),
    })),
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
        ? [phoneRow(team, tournaments), phoneRow(puzzle, learn, games)]
        : [phoneRow(puzzle, learn, games)]),
      buttonBlock(inServer && !isShared && instead === null ? everyoneButton(say, PLAY.to.post()) : null),
      topicMenu(say, null, { isAlone, isAdmin }),
    ],
    accent: OPEN_ACCENT,
    notifies: [],
  };
}
