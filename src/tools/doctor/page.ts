import { WebSocket } from 'ws';
import type { CheckUp } from '../../discord/checkUp.ts';
import type { Config } from '../../config.ts';
import type { Fault } from './fault.ts';
import { portFaults } from './machine.ts';

type PagePlace = NonNullable<Config['page']>;

const HTTP_TIMEOUT = 5000;

/** Part of the page's `index.html`. */
const OURS = '<title>Crownhead</title>';

type Answer = 'ours' | 'other' | 'none';

async function answerAt(address: string): Promise<Answer> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(HTTP_TIMEOUT) });
    return (await answer.text()).includes(OURS) ? 'ours' : 'other';
  } catch {
    return 'none';
  }
}

function opensSocket(publicUrl: string): Promise<boolean> {
  const socket = new WebSocket(`${publicUrl.replace(/^http/u, 'ws')}/live`, {
    origin: publicUrl,
    handshakeTimeout: HTTP_TIMEOUT,
  });
  return new Promise((resolve) => {
    for (const event of ['open', 'error'] as const)
      socket.once(event, () => {
        socket.on('error', () => undefined);
        socket.terminate();
        resolve(event === 'open');
      });
  });
}

const isHere = (publicUrl: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);

function urlFaults({ publicUrl }: PagePlace): readonly Fault[] {
  if (publicUrl.startsWith('https:') || isHere(publicUrl)) return [];
  const words = `PUBLIC_URL is ${publicUrl}, which is not https, so browsers don't keep anyone logged in. Put a proxy with TLS in front of PAGE_PORT (Caddy, nginx, a tunnel), and set PUBLIC_URL to its https address.`;
  return [{ code: 'page-not-https', words }];
}

/** It isn't a problem if the bot isn't running, but then its page can't be requested. */
export async function pageFaults(page: PagePlace): Promise<readonly Fault[]> {
  const { host, port, publicUrl } = page;
  const here = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const local = await answerAt(`http://${here.includes(':') ? `[${here}]` : here}:${port}/`);
  if (local !== 'ours') return [...urlFaults(page), ...(await portFaults(page, 'PAGE_'))];
  const answer = await answerAt(`${publicUrl}/`);
  if (answer === 'none') {
    const words = `The page can't be reached at PUBLIC_URL, ${publicUrl}, from this machine. Point the name's DNS entry here, and let a proxy with TLS pass its requests to port ${port}.`;
    return [{ code: 'page-unreachable', words }];
  }
  if (answer === 'other') {
    const words = `Another website answers at PUBLIC_URL, ${publicUrl}. Let the proxy pass all requests for this name to port ${port}.`;
    return [{ code: 'page-other', words }];
  }
  if (await opensSocket(publicUrl)) return urlFaults(page);
  const words = `The proxy at ${publicUrl} passes requests but no WebSockets, so boards on the page don't move. Let it pass upgrades (in nginx, the headers Upgrade and Connection).`;
  return [...urlFaults(page), { code: 'page-no-websocket', words }];
}

/** Problems with the application's settings in Discord's portal that the page needs. */
export function portalFaults(found: CheckUp, { publicUrl, board }: PagePlace): readonly Fault[] {
  const redirect = `${publicUrl}/login/done`;
  return [
    ...(found.isSecretRight === false
      ? [
          {
            code: 'wrong-client-secret',
            words:
              'Discord refuses DISCORD_CLIENT_SECRET, so nobody can log in to the page. Copy it again from "OAuth2" in the developer portal.',
          },
        ]
      : []),
    ...(found.redirects && !found.redirects.includes(redirect)
      ? [
          {
            code: 'no-redirect',
            words: `${redirect} is missing among the redirects, so Discord refuses logins to the page. Add it under "OAuth2" in the developer portal.`,
          },
        ]
      : []),
    ...(board === 'activity' ? activityFaults(found) : []),
  ];
}

const activityFaults = ({ hasActivity }: CheckUp): readonly Fault[] =>
  hasActivity
    ? [
        {
          code: 'unchecked-verification',
          isNote: true,
          words:
            "Whether Discord has verified the application for Activities can't be checked from here. Before that, only its team and testers see the Activity, in servers of up to 25 members; BOARD=link works for everyone.",
        },
      ]
    : [
        {
          code: 'no-activity',
          words:
            'BOARD is activity, but the application has none, so the Board button answers with a link. Enable it under "Activities" in the developer portal and map "/" to the host of PUBLIC_URL, or set BOARD=link.',
        },
      ];
