/** An analysis that is still under way. */
import type { Say } from '../../i18n/say.ts';
import { quiet, text } from '../screen/blocks.ts';
import type { Screen } from '../screen/screen.ts';
import type { Showing } from '../replay/showing.ts';

export const progressScreen = (say: Say, { heading, line }: Showing, found: number): Screen =>
  quiet(
    text(
      heading,
      say('analysis.progress', { ply: found, total: line.positions.length }),
      say('analysis.kept'),
    ),
  );
