/**
 * The presses on each of our messages identify its subject, in every state of a game or a
 * challenge.
 */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sayIn } from '../../src/i18n/say.ts';
import { boardScreen, cardScreen } from '../../src/views/game/card.ts';
import { moreScreen } from '../../src/views/game/controls.ts';
import { invitationScreen } from '../../src/views/game/invitation.ts';
import { makePress, parsePress } from '../../src/views/presses/presses.ts';
import { challengeOn, gameOn } from '../../src/views/presses/subject.ts';
import { pressesOn, type Screen } from '../../src/views/screen/screen.ts';
import { runsOf } from '../runs.ts';
import { challenge, game, userOf } from './every/game.ts';

const say = sayIn('en-US');

/** The presses as Discord returns them. */
const sent = (screen: Screen) => pressesOn(screen).flatMap((press) => parsePress(makePress(press)) ?? []);

test('every card and every board contains its game’s id and the ply', () => {
  const looked = game.chain((each) => fc.tuple(fc.constant(each), userOf(each)));
  fc.assert(
    fc.property(looked, ([each, user]) => {
      const expected = { id: each.id, ply: each.moves.length };
      expect(gameOn(sent(cardScreen(say, each)))).toMatchObject(expected);
      const viewer = { user, style: 'algebraic', shape: 'picture' } as const;
      expect(gameOn(sent(boardScreen(say, each, viewer)))).toMatchObject(expected);
      expect(gameOn(sent(moreScreen(say, { ...each, result: null }, 'white')))).toBeNull();
    }),
    { numRuns: runsOf(60) },
  );
});

test('an open invitation contains its challenge’s id; closed invitations and boards don’t', () => {
  fc.assert(
    fc.property(challenge, game, (each, other) => {
      const presses = sent(invitationScreen(say, each));
      expect(challengeOn(presses)).toBe(each.state === 'open' ? each.id : null);
      expect(gameOn(presses)).toBeNull();
      expect(challengeOn(sent(cardScreen(say, other)))).toBeNull();
    }),
    { numRuns: runsOf(60) },
  );
});
