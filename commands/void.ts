/** `/void`: a server's admins take a finished game off the boards, let it count again, or see what does not count. */
import { defineCommand } from '../src/app/command.ts';
import { sayIn } from '../src/i18n/say.ts';
import { plain } from '../src/i18n/plain.ts';
import { quiet, text } from '../src/views/blocks.ts';
import { finishedChoice, voidDoneScreen, voidedScreen } from '../src/views/standings/voided.ts';

/** Lines that fit a message with their reasons. */
const MOST_LINES = 15;
const LONGEST_REASON = 60;

export const voidGame = defineCommand({
  name: 'void',
  posts: false,
  inServers: true,
  forAdmins: true,
  options: [
    { name: 'game', kind: 'text', suggests: true },
    { name: 'reason', kind: 'text' },
    { name: 'restore', kind: 'flag' },
  ],
  async run(asker, values, app) {
    const say = sayIn(asker.locale);
    const { guildId } = asker.place;
    const { standings } = app.store;
    if (guildId === null) return { kind: 'private', screen: quiet(text(say('standings.no-server'))) };
    if (values.game === undefined) {
      return { kind: 'private', screen: voidedScreen(say, await standings.setAside(guildId, MOST_LINES)) };
    }
    const id = values.game.trim();
    const reason = values.reason?.slice(0, LONGEST_REASON) ?? null;
    const voiding = values.restore ? null : { by: asker.user.id, at: asker.at, reason };
    const isDone = await standings.setVoiding(guildId, id, voiding);
    const ended = isDone ? await standings.ended(guildId, id) : null;
    const screen = ended
      ? voidDoneScreen(say, voiding ? 'void.done' : 'void.restored', ended.outcome)
      : quiet(text(say('void.unknown', { id: plain(id) })));
    return { kind: 'private', screen };
  },
  async suggest(asker, { text: typed }, app) {
    const say = sayIn(asker.locale);
    const { guildId } = asker.place;
    if (guildId === null) return [];
    const records = await app.store.games({ guildId, state: 'finished', limit: 100 });
    return records
      .map(({ game }) => finishedChoice(say, game))
      .filter(({ label }) => label.toLowerCase().includes(typed.trim().toLowerCase()))
      .slice(0, 25);
  },
});
