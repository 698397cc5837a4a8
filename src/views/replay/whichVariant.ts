/** What several variants explain as well: which one is it? Their names, and how the game ends in each. */
import type { Screen } from '../screen/screen.ts';
import { startLine } from '../../draughts/line.ts';
import { variantOf } from '../../draughts/variants.ts';
import type { Say } from '../../i18n/say.ts';
import type { PdnProblem } from '../../notation/pdn/problem.ts';
import { linePicture } from '../board/shape.ts';
import { IMPORT } from '../presses/declarations.ts';
import { quiet, text } from '../screen/blocks.ts';
import { variantList } from '../screen/phrases.ts';

/** The question about the record that is kept under this id. */
export const whichVariant = (say: Say, problem: PdnProblem, id: string, isPublic: boolean): Screen =>
  quiet(
    text(say('problem.pdn-variant', { variants: variantList(say, problem.readsAs, 'or') })),
    {
      kind: 'gallery',
      pictures: problem.finals.map(({ variant, position }) => {
        const rules = variantOf(variant);
        return linePicture(say, startLine(rules, position), rules.notation.squares);
      }),
    },
    {
      kind: 'buttons',
      buttons: problem.finals.map(({ variant }) => ({
        press: IMPORT.to.as({ id, variant, who: isPublic ? 'all' : 'me' }),
        label: say(`variant.${variant}`),
        style: 'secondary',
      })),
    },
  );
