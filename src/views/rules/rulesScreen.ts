import type { Button, Menu, Screen } from '../screen/screen.ts';
import { startLine } from '../../draughts/line.ts';
import { VARIANT_IDS, variantOf, type VariantId } from '../../draughts/variants.ts';
import type { Say } from '../../i18n/say.ts';
import { makeFullMove } from '../../notation/move.ts';
import { makeSquare, type NotationStyle } from '../../notation/square.ts';
import { quiet, text, button, buttonBlock } from '../screen/blocks.ts';
import { linePicture } from '../board/shape.ts';
import { firstRules, rulesLines } from './sentences.ts';
import { specialLine } from './special.ts';
import { PRACTICE, RULES } from '../presses/declarations.ts';

const menu = (say: Say, shown: VariantId): Menu => ({
  press: RULES.to.show(),
  placeholder: say('menu.variant'),
  choices: VARIANT_IDS.filter((id) => id !== shown).map((id) => ({ label: say(`variant.${id}`), value: id })),
});

/** The challenge that the rules were opened from. */
export interface AskedHere {
  readonly id: string;
  /** *Accept*, or *Cancel* for the challenger; `null` if the reader can do neither. */
  readonly answer: Button | null;
}

function nextButton(say: Say, variant: VariantId, asked: AskedHere | undefined): Button | null {
  if (asked) return asked.answer;
  return button(PRACTICE.to.variant({ variant }), say('button.rules.play'), {
    style: 'primary',
    emoji: '🤖',
  });
}

function specialSentence(say: Say, id: VariantId, style: NotationStyle): string {
  const variant = variantOf(id);
  const [move] = specialLine(variant).moves;
  if (!move) throw new Error(`expected a move that shows the special rule of ${id}`);
  return say(`rules.special.${id}`, {
    move: makeFullMove(variant, move, style),
    to: makeSquare(variant, move.to, style),
  });
}

export function firstRulesScreen(
  say: Say,
  id: VariantId,
  readersStyle: NotationStyle | null,
  asked?: AskedHere,
): Screen {
  const variant = variantOf(id);
  const style = readersStyle ?? variant.notation.squares;
  return quiet(
    text(say('rules.title', { variant: say(`variant.${id}`) }), ...firstRules(say, variant)),
    { kind: 'picture', picture: linePicture(say, startLine(variant), style) },
    buttonBlock(
      nextButton(say, id, asked),
      button(
        asked ? RULES.to.whole({ id: asked.id }) : RULES.to.all({ variant: id }),
        say('button.all-rules'),
      ),
    ),
    { kind: 'menu', menu: menu(say, id) },
  );
}

export function rulesScreen(
  say: Say,
  id: VariantId,
  readersStyle: NotationStyle | null,
  asked?: AskedHere,
): Screen {
  const variant = variantOf(id);
  const style = readersStyle ?? variant.notation.squares;
  const lines = [startLine(variant), specialLine(variant)];
  return quiet(
    text(
      say('rules.title', { variant: say(`variant.${id}`) }),
      ...rulesLines(say, variant),
      specialSentence(say, id, style),
    ),
    { kind: 'gallery', pictures: lines.map((line) => linePicture(say, line, style)) },
    buttonBlock(nextButton(say, id, asked)),
    { kind: 'menu', menu: menu(say, id) },
  );
}
