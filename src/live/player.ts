/** What a player shows of themselves by a link: ratings and rated games of one server. */
import { isolated } from '../i18n/sentence.ts';
import type { App } from '../app/ports/app.ts';
import type { Shared } from '../app/ports/boardPage.ts';
import { settingsAt } from '../app/reader/reader.ts';
import { COLORS, type ByColor } from '../draughts/types.ts';
import { peopleOf } from '../game/seat.ts';
import { sayIn } from '../i18n/say.ts';
import { poolFigures } from '../views/standings/deeds.ts';
import { listedOf } from './facts.ts';
import type { ListedGame, PlayerFacts } from './listFacts.ts';
import type { Sharing } from './shared.ts';
import { watchedOf } from './watching.ts';

const MOST_GAMES = 10;

type SharedPlayer = Extract<Shared, { readonly kind: 'player' }>;

/** `null`: nothing is shown. Who hides from leaderboards, or was erased, shows nothing. */
export async function nameOfPlayer(app: App, { guildId, user }: SharedPlayer): Promise<string | null> {
  const { personal, standings } = app.store;
  if (!(await settingsAt(app, { guildId })).pages || (await personal.isHidden(user))) return null;
  const [latest] = await standings.recent(guildId, user, 1);
  const players: Partial<ByColor<{ readonly id: string; readonly name: string }>> =
    latest?.outcome.players ?? {};
  return COLORS.map((color) => players[color]).find((each) => each?.id === user)?.name ?? null;
}

export async function playerFactsOf(
  app: App,
  sharing: Sharing,
  shared: SharedPlayer,
  locale: string,
): Promise<PlayerFacts | null> {
  const name = await nameOfPlayer(app, shared);
  if (name === null) return null;
  const { guildId, user } = shared;
  const { standings, games } = app.store;
  const say = sayIn(locale);
  const [records, recent] = await Promise.all([
    standings.records(guildId, user),
    standings.recent(guildId, user, MOST_GAMES),
  ]);
  const loaded = await Promise.all(recent.map(({ outcome }) => games.load(outcome.gameId)));
  const over = loaded.map(async (record): Promise<readonly ListedGame[]> => {
    if (!record) return [];
    const watched = await watchedOf(app, record.game);
    const { game, isNamed } = watched;
    const isOwn = (color: 'white' | 'black'): boolean =>
      peopleOf(game.seats[color]).some(({ id }) => id === user);
    const named = { white: isNamed.white || isOwn('white'), black: isNamed.black || isOwn('black') };
    const viewer = { user: null, seesNames: false, locale };
    return [
      listedOf(
        { ...watched, isNamed: named },
        viewer,
        sharing.idOf({ kind: 'game', id: game.id, pass: shared.pass }),
      ),
    ];
  });
  return {
    name: isolated(name),
    heads: (['rating', 'won', 'drawn', 'lost'] as const).map((head) => say(`profile.head.${head}`)),
    ratings: [...records]
      .filter(([pool]) => pool !== 'all' || records.size !== 2)
      .map(([pool, record]) => {
        const { label, numbers } = poolFigures(say, pool, record, app.now());
        return { name: label, figures: numbers };
      }),
    over: (await Promise.all(over)).flat(),
  };
}
