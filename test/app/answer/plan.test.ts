/** The steps that carry out a reply, depending on where it was asked. */
import { expect, test } from 'vitest';
import { planOf, type Scene, type AnswerStep } from '../../../src/app/answer/plan.ts';
import type { WordedReply } from '../../../src/app/ports/command.ts';
import { quiet, text } from '../../../src/views/screen/blocks.ts';
import { sampleChallenge, sampleGame } from '../../store/samples.ts';

const screen = quiet(text('said'));
const beside = quiet(text('said beside the card'));
const game = sampleGame({});
const finished = sampleGame({ id: 'before' });
const challenge = sampleChallenge({});
const card = { kind: 'card', game, note: 'noted' } as const;
const aside = { ...card, aside: 'for you' } as const;

const COMMAND: Scene = { pressed: null, isElsewhere: false, isInvitationReplaced: false };
const PUBLIC: Scene = { ...COMMAND, pressed: 'public' };
const PRIVATE: Scene = { ...COMMAND, pressed: 'private' };
const ELSEWHERE: Scene = { ...COMMAND, isElsewhere: true };
const REPLACED: Scene = { ...PUBLIC, isInvitationReplaced: true };

const written = (step: AnswerStep): string => {
  const { blocks } = 'screen' in step ? step.screen : quiet();
  return [step.kind, ...blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))].join(': ');
};

test.each<[string, WordedReply, Scene, readonly string[]]>([
  ['a private answer', { kind: 'private', screen }, COMMAND, ['whisper: said']],
  [
    'one about a board, beside its card',
    { kind: 'private', screen, besideCard: beside, shows: game.id },
    PUBLIC,
    ['whisper: said beside the card', 'restore'],
  ],
  [
    'the same in a private message',
    { kind: 'private', screen, besideCard: beside, changed: game },
    PRIVATE,
    ['whisper: said', 'refresh'],
  ],
  ['nothing done', { kind: 'dismissed' }, PRIVATE, ['erase']],
  ['an Activity', { kind: 'launch', instead: screen }, PUBLIC, ['launch']],
  ['a public answer to a command', { kind: 'public', screen }, COMMAND, ['speak: said']],
  ['to a public press', { kind: 'public', screen }, PUBLIC, ['replace-or-speak: said']],
  ['to a private press', { kind: 'public', screen }, PRIVATE, ['whisper: said']],
  ['a new one, whatever was pressed', { kind: 'public', screen, isNew: true }, PRIVATE, ['speak: said']],
  ['an invitation', { kind: 'invitation', challenge }, COMMAND, ['invite']],
  ['a move', card, PUBLIC, ['change']],
  ['a move from another channel', card, ELSEWHERE, ['change-elsewhere']],
  ['what only the asker hears comes last', aside, COMMAND, ['change', 'whisper: for you']],
  ['an accepted challenge', { ...card, challenge }, PUBLIC, ['invite', 'begin']],
  ['one whose invitation goes', { ...card, challenge }, REPLACED, ['change', 'uninvite']],
  ['one from another channel', { ...card, challenge }, ELSEWHERE, ['invite', 'change-elsewhere']],
  ['a rematch', { ...card, finished }, PUBLIC, ['keep', 'begin']],
  ['one accepted in private', { ...card, finished }, PRIVATE, ['replace: noted', 'keep', 'begin']],
])('%s', (_what, reply, scene, steps) => {
  expect(planOf(reply, scene).map(written)).toEqual(steps);
});
