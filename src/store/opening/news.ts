import { type GameNews, openLocalNews } from '../../app/ports/gameNews.ts';
import type { Report } from '../database/readable.ts';
import { isAddress } from './address.ts';

/** Opens the news of changed games in the database at this path or `postgres://…` address. */
export async function openNews(place: string, report: Report): Promise<GameNews> {
  if (!isAddress(place)) return openLocalNews();
  const { openSharedNews } = await import('./sharedNews.ts');
  return openSharedNews(place, report);
}
