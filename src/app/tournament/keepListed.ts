/**
 * Lists the tournament among the server's events if its organizer chose that. Failures never stop a
 * tournament.
 */
import { HOUR, MINUTE } from '../../game/calendar/span.ts';
import { isListed, withServerEvent } from '../../tournament/life/venue.ts';
import type { ServerEvent, TournamentId } from '../../tournament/life/tournament.ts';
import { serverEventEntry, type ServerEventEntry } from '../../views/tournament/announcement.ts';
import type { Using } from '../ports/app.ts';
import type { ServerEventFault } from '../ports/messenger.ts';
import { sayAt } from '../reader/reader.ts';
import { sha256 } from '../save/hash.ts';
import { noteDone } from './change.ts';

type Needs = Using<'settings' | 'tournaments', 'now' | 'serverEvents'>;

/** When to retry (ms) if Discord did not answer; at growing intervals after the end. */
const AGAIN = { least: MINUTE, most: 6 * HOUR } as const;
const SLOWER = 4;

/**
 * Updates its event, if it should have one. Returns when to retry (ms since 1970; `null`: never).
 */
export async function keepListed(app: Needs, id: TournamentId): Promise<number | null> {
  const record = await app.store.tournaments.load(id);
  if (!record || !isListed(record.tournament)) return null;
  const { venue, serverEvent: known, endedAt } = record.tournament;
  const entry = serverEventEntry(await sayAt(app, venue), record.tournament);
  const face = sha256(JSON.stringify(entry));
  const now = app.now();
  if (known?.face === face || (entry.stage !== 'over' && !isPresentable(entry, now))) return null;
  const sought = await soughtAs(app, id, known ?? UNKNOWN, entry.location);
  const kept = await app.serverEvents.keep(venue.guildId, entry, sought);
  // Admins who removed the bot may invite it again.
  if (kept === 'gone') return null;
  if (kept === 'later') return nextTry(now, endedAt, entry.endsAt);
  const serverEvent = { face, ...outcomeOf(kept, sought) };
  await noteDone(app, id, (latest) => withServerEvent(latest, serverEvent));
  return null;
}

/** Discord itself ends an event when its time is up. */
function nextTry(now: number, endedAt: number | null, endsAt: number): number | null {
  if (endedAt !== null && now >= endsAt) return null;
  const since = endedAt === null ? 0 : now - endedAt;
  return now + Math.min(Math.max(Math.round(since / SLOWER), AGAIN.least), AGAIN.most);
}

const isPresentable = ({ location, stage, startsAt, endsAt }: ServerEventEntry, now: number): boolean =>
  location !== null && endsAt > now && (stage !== 'scheduled' || startsAt > now);

const UNKNOWN: ServerEvent = { id: null, links: [], face: '', state: 'sought' };

/** Stores the link first, so that the event can be found again even if the process then dies. */
async function soughtAs(
  app: Needs,
  id: TournamentId,
  known: ServerEvent,
  link: string | null,
): Promise<ServerEvent> {
  if (known.id !== null || link === null || known.links.includes(link)) return known;
  const sought: ServerEvent = { ...known, links: [...known.links, link], face: '', state: 'sought' };
  await noteDone(app, id, (latest) => withServerEvent(latest, sought));
  return sought;
}

/** A refused event is retried only after a change. */
function outcomeOf(
  kept: { readonly id: string | null } | Exclude<ServerEventFault, 'gone' | 'later'>,
  { id, links }: ServerEvent,
): Omit<ServerEvent, 'face'> {
  // A refusal is the bot's own mistake, which the organizer can't fix.
  if (typeof kept === 'string') return { id, links, state: kept === 'refused' ? 'sought' : kept };
  return { id: kept.id, links: [], state: kept.id === null ? 'over' : 'listed' };
}
