/**
 * A request reads a user's preferences and a server's settings once, although many parts of its
 * answer need them. Its own changes are read again; changes by others apply from the next request
 * on.
 */
import type { App } from '../ports/app.ts';
import { around } from '../ports/around.ts';
import type { StoreOf, Subject } from '../ports/store.ts';

type Call = { [S in Subject]: `${S}.${keyof StoreOf<S>[S] & string}` }[Subject];

const READ: ReadonlySet<string> = new Set<Call>([
  'people.preference',
  'people.preferenceRecord',
  'settings.load',
]);
const CHANGING: ReadonlySet<string> = new Set<Call>([
  'people.savePreference',
  'people.saveNotices',
  'personal.erase',
  'servers.erase',
  'settings.save',
]);

/** The app for one request. */
export function readOnce<A extends Pick<App, 'store'>>(app: A): A {
  const known = new Map<string, unknown>();
  const remembered = (key: string, call: () => unknown): unknown => {
    const answer = known.get(key) ?? call();
    known.set(key, answer);
    // A failed read is retried.
    if (answer instanceof Promise) answer.catch(() => known.delete(key));
    return answer;
  };
  const store = around(app.store, (call, name, given) => {
    if (READ.has(name)) return remembered([name, ...given].join(' '), call);
    const answer = call();
    return CHANGING.has(name) && answer instanceof Promise ? answer.finally(() => known.clear()) : answer;
  });
  return { ...app, store };
}
