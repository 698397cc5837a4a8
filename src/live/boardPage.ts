import type { BoardPage } from '../app/ports/boardPage.ts';
import type { PagePlace } from './place.ts';
import { SESSION_TTL } from './door/session.ts';

export function boardPageAt(place: PagePlace | null): BoardPage | null {
  if (!place) return null;
  return {
    longestVisit: SESSION_TTL,
    isActivity: place.board === 'activity',
    addressOf: (game) => `${place.publicUrl}/?game=${game}`,
    shared: (link) => `${place.publicUrl}/s/${link}`,
  };
}
