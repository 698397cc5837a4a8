/** The users who seek an opponent: the message of a lobby, and the private answer to a seek. */
import type { Challenge } from '../../game/challenge/challenge.ts';
import type { Seek } from '../../game/challenge/seek.ts';
import type { UserId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import {
  button,
  buttonBlock,
  mention,
  OPEN_ACCENT,
  quiet,
  relativeTime,
  text,
} from '../../views/screen/blocks.ts';
import type { Block, Screen } from '../../views/screen/screen.ts';
import { channel } from '../../views/screen/tokens.ts';
import { SEEK } from '../../views/presses/declarations.ts';
import { timeName } from '../../views/game/time.ts';

/** The most seeks that fit in a message, each with its button. */
export const MOST_SHOWN = 10;

const termsOf = (say: Say, { variant, time }: Challenge): readonly string[] => [
  say(`variant.${variant}`),
  time ? timeName(say, time) : say('time.none'),
];

function playerOf(say: Say, { challenger, seek }: Seek, hidden: ReadonlySet<UserId>): string {
  const player = mention(say, challenger);
  if (hidden.has(challenger.id)) return player;
  const rating = `${Math.round(seek.rating)}${seek.isProvisional ? '?' : ''}`;
  return say('lobby.player', { player, rating });
}

const lineOf = (say: Say, seek: Seek, hidden: ReadonlySet<UserId>): Block => ({
  kind: 'section',
  text: [
    playerOf(say, seek, hidden),
    termsOf(say, seek).join(' · '),
    say(seek.rated ? 'lobby.rated' : 'lobby.casual', { time: relativeTime(seek.createdAt) }),
  ].join('\n'),
  beside: button(SEEK.to.accept({ id: seek.id }), say('button.lobby.accept'), { style: 'success' }),
});

/** `waiting`: those waiting the longest first. `hidden`: users whose ratings nobody may read. */
export function lobbyScreen(say: Say, waiting: readonly Seek[], hidden: ReadonlySet<UserId>): Screen {
  if (waiting.length === 0) return quiet(text(say('lobby.title'), say('lobby.empty')));
  const isMore = waiting.length > MOST_SHOWN;
  return {
    blocks: [
      text(say('lobby.title')),
      ...waiting.slice(0, MOST_SHOWN).map((seek) => lineOf(say, seek, hidden)),
      text(isMore ? say('lobby.more') : null, say('lobby.hint')),
    ],
    accent: OPEN_ACCENT,
    notifies: [],
  };
}

/** Shown to the person who seeks. */
export const seekScreen = (say: Say, seek: Seek): Screen =>
  quiet(
    text(
      say('seek.waiting'),
      [...termsOf(say, seek), say(seek.rated ? 'seek.rated' : 'seek.casual')].join(' · '),
      say('seek.shown', {
        channels: channel(seek.place?.channelId ?? ''),
        time: relativeTime(seek.expiresAt),
      }),
      seek.seek.isEverywhere ? say('seek.everywhere') : null,
    ),
    buttonBlock(button(SEEK.to.withdraw({ id: seek.id }), say('button.seek.withdraw'))),
  );

export const ownSeekScreen = (say: Say, id: string): Screen =>
  quiet(text(say('seek.own')), buttonBlock(button(SEEK.to.withdraw({ id }), say('button.seek.withdraw'))));

export const withdrawnScreen = (say: Say): Screen => quiet(text(say('seek.withdrawn')));
