/** A place in the opening explorer, and the button that leads there. */
import type { Color } from '../../draughts/types.ts';
import type { GameId } from '../../game/game.ts';
import type { Say } from '../../i18n/say.ts';
import { EXPLORED_PLIES } from '../../openings/explorer.ts';
import type { ExplorerFilters } from '../../openings/filters.ts';
import type { OpeningVariant } from '../../openings/names.ts';
import { EXPLORE, OPENING } from '../presses/declarations.ts';
import { button } from '../screen/blocks.ts';
import type { Button } from '../screen/screen.ts';

/** Where a reader is: the state of every button. */
export interface ExplorerPlace extends ExplorerFilters {
  readonly root: string;
  readonly path: string;
  /** The id of the player whose games are counted; empty for all. */
  readonly user: string;
  readonly bottom: Color;
}

/** A ply of a game; the explorer knows only its first moves. */
export const rootOf = (id: GameId, ply: number): string => `${id}.${Math.min(ply, EXPLORED_PLIES)}`;

export const openingsButton = (say: Say, variant: OpeningVariant): Button =>
  button(OPENING.to.list({ variant }), say('button.openings'), { emoji: '📖' });

export const exploreButton = (say: Say, at: Pick<ExplorerPlace, 'root' | 'path' | 'bottom'>): Button =>
  button(EXPLORE.to.open({ ...at, band: 'all', since: 'ever', user: '' }), say('button.explore'), {
    emoji: '📊',
  });
