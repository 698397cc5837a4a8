import { plain } from '../../i18n/plain.ts';
import { sayIn } from '../../i18n/say.ts';
import { fitting } from '../../views/screen/blocks.ts';
import type { Choice } from '../../views/screen/screen.ts';
import { seasonChoices, seasonPost, seasonScreen } from './view.ts';
import type { Using } from '../../app/ports/app.ts';
import { type ServerAsker, type Reply, privately, privateText, publicly } from '../../app/ports/command.ts';
import { sayAt, sharedShape, viewerFor } from '../../app/reader/reader.ts';
import { isFormer } from '../../game/player.ts';
import type { SeasonLine } from './rules.ts';

export async function showSeason(
  app: Using<'people' | 'personal' | 'seasons'>,
  asker: ServerAsker,
  meant: string,
  page: number,
): Promise<Reply> {
  const say = sayIn(asker.locale);
  const { guildId } = asker.place;
  const wanted = meant.trim().toLowerCase();
  const all = await app.store.seasons.all(guildId);
  const season =
    all.find(({ number }) => String(number) === wanted) ??
    all.find(({ name }) => name.toLowerCase() === wanted);
  if (!season) return privateText(say('season.unknown', { text: plain(meant) }));
  const lines = await namedLines(app, await app.store.seasons.table(season));
  const reader = await viewerFor(app, asker);
  return privately(seasonScreen(say, season, lines, page, { ...reader, seasons: all }));
}

export async function postSeason(
  app: Using<'personal' | 'seasons' | 'settings'>,
  { place }: ServerAsker,
  number: number,
): Promise<Reply | null> {
  const all = await app.store.seasons.all(place.guildId);
  const season = all.find((each) => each.number === number);
  if (!season) return null;
  const lines = await namedLines(app, await app.store.seasons.table(season));
  const [say, shape] = await Promise.all([sayAt(app, place), sharedShape(app, place)]);
  return publicly(seasonPost(say, season, lines, shape));
}

/** The seasons whose names contain the typed text, newest first. */
export async function suggestSeasons(
  app: Using<'seasons'>,
  asker: ServerAsker,
  typed: string,
): Promise<readonly Choice[]> {
  const { guildId } = asker.place;
  const all = await app.store.seasons.all(guildId);
  return fitting(seasonChoices(all), typed);
}

/** Lines without hidden players. The ranks stay unchanged. */
export async function namedLines(
  { store }: Using<'personal'>,
  lines: readonly SeasonLine[],
): Promise<readonly SeasonLine[]> {
  const hidden = await store.personal.hiddenAmong(lines.map(({ player }) => player.id));
  return lines.filter(({ player }) => !hidden.has(player.id) && !isFormer(player.id));
}
