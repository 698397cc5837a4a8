/** `/notify`: how the bot notifies the asker. Without a choice, it shows the settings. */
import { answering } from '../src/app/ports/answering.ts';
import type { App } from '../src/app/ports/app.ts';
import { defineCommand, type Asker, type Reply } from '../src/app/ports/command.ts';
import { refusal } from '../src/app/reader/refusal.ts';
import { settingsAt } from '../src/app/reader/reader.ts';
import { changeNotices } from '../src/app/save/change.ts';
import { OCCASIONS, type Occasion } from '../src/game/calls/calls.ts';
import { WAYS, type DigestTime, type NoticeChoice, type Way } from '../src/game/calls/notices.ts';
import { parseZone } from '../src/game/calendar/zone.ts';
import { sayIn } from '../src/i18n/say.ts';
import { notifyScreen } from '../src/views/person/choices.ts';
import { completeZone } from '../src/views/screen/zones.ts';
import { NOTIFY } from '../src/views/presses/declarations.ts';

const MORNING = 8;

interface NoticeChange {
  readonly about: readonly Occasion[];
  readonly way?: Way | undefined;
  readonly digest: Partial<DigestTime>;
}

async function usualNotices(app: App, asker: Asker): Promise<NoticeChoice> {
  const { zone } = await settingsAt(app, asker.place);
  return { ways: {}, digest: { hour: MORNING, zone }, locale: asker.discordLocale };
}

/** A user who chooses again may have allowed direct messages since. */
function changed(before: NoticeChoice, { about, way, digest }: NoticeChange, locale: string): NoticeChoice {
  const next = { ...before, digest: { ...before.digest, ...digest }, locale };
  if (!way) return next;
  const chosen = Object.fromEntries(about.map((occasion) => [occasion, way]));
  return { ...next, ways: { ...before.ways, ...chosen }, refused: undefined };
}

async function change(app: App, asker: Asker, wanted: NoticeChange): Promise<Reply> {
  const { user, at, discordLocale } = asker;
  const usual = await usualNotices(app, asker);
  const { notices } = await changeNotices(app, user.id, at, (before) => ({
    ...before,
    notices: changed(before.notices ?? usual, wanted, discordLocale),
  }));
  return { kind: 'private', screen: notifyScreen(sayIn(asker.locale), notices, at) };
}

async function show(app: App, asker: Asker): Promise<Reply> {
  const { notices } = await app.store.people.preference(asker.user.id);
  return { kind: 'private', screen: notifyScreen(sayIn(asker.locale), notices, asker.at) };
}

const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour <= 23;

export const notifyPresses = answering(NOTIFY, {
  choose: (asker, { occasion, value: way }, app) =>
    change(app, asker, { about: [occasion], way, digest: {} }),
  hour: async (asker, { value: hour }, app) =>
    isHour(hour) ? change(app, asker, { about: [], digest: { hour } }) : null,
});

export const notify = defineCommand({
  name: 'notify',
  posts: false,
  options: [
    { name: 'how', kind: 'text', choices: WAYS },
    { name: 'about', kind: 'text', choices: OCCASIONS },
    { name: 'hour', kind: 'number' },
    { name: 'zone', kind: 'text', suggests: true },
  ],
  async run(asker, { how, about, hour, zone: text }, app) {
    const way = WAYS.find((each) => each === how);
    if (!way && hour === undefined && text === undefined) return show(app, asker);
    if (hour !== undefined && !isHour(hour)) return refusal(app, asker, { code: 'hour-out-of-range' });
    const zone = text === undefined ? undefined : parseZone(text);
    if (zone === null) return refusal(app, asker, { code: 'unknown-zone', text: text ?? '' });
    const digest = { ...(hour !== undefined && { hour }), ...(zone !== undefined && { zone }) };
    const occasions = OCCASIONS.filter((each) => about === undefined || each === about);
    return change(app, asker, { about: occasions, way, digest });
  },
  suggest: (_asker, { text }) => Promise.resolve(completeZone(text)),
});
