/** The page in a browser. */
import { openPart } from './open.ts';
import { query } from './query.ts';

const root = document.querySelector('main');
const shared = /^\/s\/([\w-]+)$/u.exec(location.pathname)?.[1];
const kind = document.querySelector<HTMLMetaElement>('meta[name="shared"]')?.content;
if (shared !== undefined && kind !== undefined) query.set(kind, shared);
if (root) void openPart(root, query);
