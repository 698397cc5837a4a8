/** `/profile`: what a player has done in this server; with the asker against them, when that is someone else. */
import { defineCommand } from '../src/app/command.ts';
import { sayIn } from '../src/i18n/say.ts';
import { quiet, text } from '../src/views/blocks.ts';
import { profileScreen } from '../src/views/standings/profile.ts';

/** So many latest games tell which opening is a favourite. */
const LATELY = 50;

export const profile = defineCommand({
  name: 'profile',
  posts: false,
  inServers: true,
  options: [{ name: 'player', kind: 'user' }],
  async run(asker, values, app) {
    const say = sayIn(asker.locale);
    const { guildId } = asker.place;
    if (guildId === null) return { kind: 'private', screen: quiet(text(say('standings.no-server'))) };
    const { standings } = app.store;
    const player = values.player ?? asker.user;
    const isOwn = player.id === asker.user.id;
    const screen = profileScreen(say, {
      player,
      records: await standings.records(guildId, player.id),
      recent: await standings.recent(guildId, player.id, LATELY),
      between: isOwn ? null : await standings.between(guildId, asker.user.id, player.id),
      now: app.now(),
    });
    return { kind: 'private', screen };
  },
});
