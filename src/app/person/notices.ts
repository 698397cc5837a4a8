/** How the bot notifies the asker. */
import { answering } from '../ports/answering.ts';
import type { Using } from '../ports/app.ts';
import { type Asker, privately } from '../ports/command.ts';
import { settingsAt } from '../reader/reader.ts';
import { changeNotices } from '../save/change.ts';
import { OCCASIONS, type Occasion } from '../../game/calls/calls.ts';
import type { DigestTime, NoticeChoice, Way } from '../../game/calls/notices.ts';
import { parseZone } from '../../game/calendar/parseZone.ts';
import { done, refused, type Result } from '../../kit/result.ts';
import type { Problem } from '../problem/problem.ts';
import type { Screen } from '../../views/screen/screen.ts';
import { sayIn } from '../../i18n/say.ts';
import { notifyScreen } from '../../views/person/choices.ts';
import { NOTIFY } from '../../views/presses/declarations.ts';

type Needs = Using<'people' | 'settings'>;

const MORNING = 8;

interface NoticeChange {
  readonly about: readonly Occasion[];
  readonly way?: Way | undefined;
  readonly digest: Partial<DigestTime>;
}

/** The default: until users choose, their time zone is the server's. */
export async function usualNotices(app: Needs, asker: Asker): Promise<NoticeChoice> {
  const { zone } = await settingsAt(app, asker.place);
  return { ways: {}, digest: { hour: MORNING, zone }, locale: asker.discordLocale };
}

/** Applies a change. A user who chooses again may have allowed direct messages since. */
function changed(before: NoticeChoice, { about, way, digest }: NoticeChange, locale: string): NoticeChoice {
  const next = { ...before, digest: { ...before.digest, ...digest }, locale };
  if (!way) return next;
  const chosen = Object.fromEntries(about.map((occasion) => [occasion, way]));
  return { ...next, ways: { ...before.ways, ...chosen }, refused: undefined };
}

async function change(app: Needs, asker: Asker, wanted: NoticeChange): Promise<Screen> {
  const { user, at, discordLocale } = asker;
  const usual = await usualNotices(app, asker);
  const { notices = usual } = await changeNotices(app, user.id, at, (before) => ({
    ...before,
    notices: changed(before.notices ?? usual, wanted, discordLocale),
  }));
  return notifyScreen(sayIn(asker.locale), notices, at);
}

export async function showNotices(app: Needs, asker: Asker): Promise<Screen> {
  const { notices = await usualNotices(app, asker) } = await app.store.people.preference(asker.user.id);
  return notifyScreen(sayIn(asker.locale), notices, asker.at);
}

const isHour = (hour: number): boolean => Number.isInteger(hour) && hour >= 0 && hour <= 23;

export const notifyPresses = answering(NOTIFY, {
  choose: async (asker, { occasion, value: way }, app) =>
    privately(await change(app, asker, { about: [occasion], way, digest: {} })),
  hour: async (asker, { value: hour }, app) =>
    isHour(hour) ? privately(await change(app, asker, { about: [], digest: { hour } })) : null,
});

interface TypedNotices {
  readonly notify?: Way | undefined;
  readonly about?: Occasion | undefined;
  readonly hour?: number | undefined;
  readonly zone?: string | undefined;
}

/** `about` alone changes nothing, but asks for the current choices. */
export async function typedNotices(
  app: Needs,
  asker: Asker,
  { notify: way, about, hour, zone: text }: TypedNotices,
): Promise<Result<Screen, Problem> | null> {
  if (!way && hour === undefined && text === undefined)
    return about === undefined ? null : done(await showNotices(app, asker));
  if (hour !== undefined && !isHour(hour)) return refused({ code: 'hour-out-of-range' });
  const zone = text === undefined ? undefined : parseZone(text);
  if (zone === null) return refused({ code: 'unknown-zone', text: text ?? '' });
  const digest = { ...(hour !== undefined && { hour }), ...(zone !== undefined && { zone }) };
  const occasions = OCCASIONS.filter((each) => about === undefined || each === about);
  return done(await change(app, asker, { about: occasions, way, digest }));
}
