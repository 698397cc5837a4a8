/** The asker for a press on a page, as if it came from the game's channel. */
import type { Actor } from '../../app/ports/actor.ts';
import type { Asker } from '../../app/ports/command.ts';
import type { Place } from '../../game/game.ts';

/** Nobody manages a server from a page, and a post would be invisible there. */
export const askerAt = (actor: Actor, place: Place, discordLocale = actor.locale): Asker => ({
  ...actor,
  hasLiveBoard: true,
  place,
  interaction: '',
  threadOf: place.threadOf ?? null,
  mayMakeEvents: false,
  rights: { mayManage: false, unseen: 'page-unseen' },
  lacking: null,
  chosenNames: new Map(),
  discordLocale,
});
