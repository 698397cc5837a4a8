import { isolated } from '../../i18n/sentence.ts';
import type { Block, Button, Picture, Screen } from '../screen/screen.ts';
import { lastPosition, startLine, type Line } from '../../draughts/line.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Challenge } from '../../game/challenge/challenge.ts';
import { mentionsOf } from '../../game/seat.ts';
import { plain } from '../../i18n/plain.ts';
import type { Say } from '../../i18n/say.ts';
import { lineFrom } from '../../notation/valid.ts';
import { mention, OPEN_ACCENT, quiet, relativeTime, text, button, buttonBlock } from '../screen/blocks.ts';
import { playerName } from '../screen/phrases.ts';
import { linePicture } from '../board/shape.ts';
import { invitedMatchLines, openingName, sealLine } from './match.ts';
import { timeName } from './time.ts';
import { voteTerms } from './vote.ts';
import { CHALLENGE, RULES } from '../presses/declarations.ts';

type InvitationAction = 'accept' | 'decline' | 'cancel';

const STYLES = { accept: 'success', decline: 'secondary', cancel: 'secondary' } as const;

/** Everyone sees the same buttons, so only the challenger's own presses lead to *Cancel*. */
export const invitationButton = (say: Say, { id }: Pick<Challenge, 'id'>, action: InvitationAction): Button =>
  button(CHALLENGE.to[action]({ id }), say(`button.${action}`), { style: STYLES[action] });

function headline(say: Say, { challenger, opponent, crowd }: Challenge): string {
  if (crowd && opponent)
    return say('vote.invitation', {
      opponent: mention(say, opponent),
      challenger: mention(say, challenger),
      team: mention(say, crowd.team),
    });
  if (!opponent) return say('invitation.to-anyone', { challenger: mention(say, challenger) });
  return say('invitation.to-you', {
    opponent: mention(say, opponent),
    challenger: mention(say, challenger),
  });
}

const chosenStart = ({ variant, start }: Challenge): Line | null =>
  start === null ? null : lineFrom(variant, start);

function terms(
  say: Say,
  { variant: id, color, match, opening, crowd, challenger }: Challenge,
  line: Line | null,
): readonly string[] {
  const variant = say(`variant.${id}`);
  const by = crowd ? mention(say, crowd.team) : plain(playerName(say, challenger));
  const inMatch = match ? say(`invitation.match-color.${color}`, { variant }) : null;
  if (!line) {
    const chosen = say(`invitation.color.${color}`, { variant, challenger: by });
    const first = say(`invitation.turn.${variantOf(id).begins}`);
    return [inMatch ?? (color === 'random' ? chosen : `${chosen} ${first}`)];
  }
  return [
    opening
      ? say('invitation.opening', { variant, opening: openingName(opening) })
      : say('invitation.position', { variant }),
    inMatch ?? say(`invitation.position.${color}`, { challenger: by }),
    say(`invitation.turn.${lastPosition(line).turn}`),
  ];
}

const startPictureOf = (say: Say, line: Line): Picture =>
  linePicture(say, line, line.variant.notation.squares);

const startPicture = (say: Say, line: Line): Block => ({
  kind: 'picture',
  picture: startPictureOf(say, line),
});

const timeLine = (say: Say, { time, crowd }: Challenge): string =>
  crowd
    ? say('invitation.time', { time: voteTerms(say, crowd.voting, time).join(' · ') })
    : time
      ? say('invitation.time', { time: timeName(say, time) })
      : say('invitation.no-clock');

/** Games outside servers are never rated. A game from a position has its own line about that. */
function ratedLine(say: Say, { rated, start, place }: Challenge): string | null {
  if (!place?.guildId || start !== null) return null;
  return say(rated ? 'invitation.rated' : 'invitation.casual');
}

function ratingLine(
  say: Say,
  { challenger, opponent }: Challenge,
  ratings: readonly string[] | null,
): string | null {
  const players = opponent ? [challenger, opponent] : [challenger];
  if (!ratings) return null;
  const rated = players.map((player, at) =>
    `${isolated(plain(playerName(say, player)))} ${ratings[at] ?? ''}`.trim(),
  );
  return say('invitation.ratings', { ratings: say.list(rated, 'plain') });
}

function openBlocks(say: Say, challenge: Challenge, ratings: readonly string[] | null): readonly Block[] {
  const answers = challenge.opponent ? (['accept', 'decline'] as const) : (['accept'] as const);
  const line = chosenStart(challenge);
  const lines = [
    headline(say, challenge),
    ...terms(say, challenge, line),
    ...invitedMatchLines(say, challenge),
    timeLine(say, challenge),
    ratedLine(say, challenge),
    ratingLine(say, challenge, ratings),
    sealLine(say, challenge),
  ];
  const words = lines.filter((each) => each !== null).join('\n');
  const usual = startLine(variantOf(challenge.variant));
  return [
    ...(line
      ? [text(words), startPicture(say, line)]
      : [{ kind: 'section', text: words, beside: startPictureOf(say, usual) } as const]),
    text(say('invitation.expires', { time: relativeTime(challenge.expiresAt) })),
    buttonBlock(...answers.map((action) => invitationButton(say, challenge, action))),
    buttonBlock(button(RULES.to.asked({ id: challenge.id }), say('button.what-rules'), { emoji: '📖' })),
  ];
}

/** These states always have an opponent, because accepting or declining sets one. */
function closedLine(say: Say, challenge: Challenge, state: Exclude<Challenge['state'], 'open'>): string {
  const challenger = mention(say, challenge.challenger);
  if (state === 'cancelled' || state === 'expired') return say(`invitation.${state}`, { challenger });
  if (!challenge.opponent) throw new Error(`expected an opponent in the ${state} challenge ${challenge.id}`);
  return say(`invitation.${state}`, { challenger, opponent: mention(say, challenge.opponent) });
}

/** `ratings`: the challenger's, then the opponent's. */
export function invitationScreen(
  say: Say,
  challenge: Challenge,
  ratings: readonly string[] | null = null,
): Screen {
  const { state, opponent } = challenge;
  if (state !== 'open') return quiet(text(closedLine(say, challenge, state)));
  return {
    blocks: openBlocks(say, challenge, ratings),
    accent: OPEN_ACCENT,
    notifies: opponent ? mentionsOf(opponent) : [],
  };
}
