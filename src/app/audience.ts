/** The followers of games in this process: every part of the bot that reacts to changed games. */
import { settleGuesses } from '../features/guess/use.ts';
import type { Game } from '../game/game.ts';
import type { Using } from './ports/app.ts';
import type { Audience, News } from './ports/audience.ts';
import { settingsAt } from './reader/reader.ts';
import { makeNotices } from './card/calling.ts';
import { callWatchers } from '../features/watch/use.ts';

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

const FOLLOWERS = [orderFilm, writeDirectly, showAlso, callWatchers, settleGuesses];

export const audienceOf = (app: Needs): Audience => ({
  async reached(game, news) {
    for (const follow of FOLLOWERS) await follow(app, game, news);
  },
});
