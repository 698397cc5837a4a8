/** The audience of games in this process. Any part that follows games registers as a follower. */
import { orderJudging } from './analysis/judgeGuesses.ts';
import type { Game } from '../game/game.ts';
import { placesOf } from '../game/place.ts';
import { mentionsIn } from '../game/seat.ts';
import type { Using } from './ports/app.ts';
import type { Audience, News } from './ports/audience.ts';
import { settingsAt } from './reader/reader.ts';
import { makeNotices } from './card/calling.ts';

type Needs = Using<'analyses' | 'games' | 'guesses' | 'people' | 'settings' | 'watches', 'now'>;

type Follower = (app: Needs, game: Game, news: News) => Promise<void>;

const isOver = ({ result, moves }: Game): boolean => result !== null && moves.length > 0;

const orderFilm: Follower = async (app, game) => {
  if (isOver(game) && (await settingsAt(app, game.place)).endAs === 'film')
    await app.store.games.addFilm(game.id, app.now());
};

const writeDirectly: Follower = async (app, game, news) => {
  if (news === 'calling') await makeNotices(app, game);
};

const showAlso: Follower = (app, game) => app.store.games.wakeSecond(game, app.now());

/** Their calls are due rows of their own, so the players' card doesn't wait for them. */
export const callWatchers = async (app: Using<'watches', 'now'>, game: Game): Promise<void> => {
  const { id, seats, createdAt, result } = game;
  const players = mentionsIn(seats);
  for (const { guildId } of placesOf(game))
    if (guildId !== null)
      await app.store.watches.wake({ id, guildId, players, createdAt, isOver: result !== null }, app.now());
};

const settleGuesses: Follower = async (app, game) => {
  await app.store.guesses.settle(game);
  if (game.result) await orderJudging(app, { kind: 'game', id: game.id }, game.moves.length);
};

const FOLLOWERS = [orderFilm, writeDirectly, showAlso, callWatchers, settleGuesses];

export const audienceOf = (app: Needs): Audience => ({
  async reached(game, news) {
    for (const follow of FOLLOWERS) await follow(app, game, news);
  },
});
