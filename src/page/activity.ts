/**
 * The page as an Activity, in a frame of Discord's client. The client knows the user, and the bot
 * exchanges its code for a session. The frame has neither cookies nor storage.
 */
import { Common, DiscordSDK, Events } from '@discord/embedded-app-sdk';
import type { Entered, Visit } from '../live/protocol.ts';
import { here, setVisit } from './connection.ts';
import { openPart } from './open.ts';
import { button, element } from './parts.ts';
import { setOpening } from './opening.ts';
import { sayHere } from './words/here.ts';

/** How long (ms) to wait for Discord's client, which normally answers at once. */
const CLIENT_TIMEOUT = 10_000;

/** Logs the user in. Discord asks them for permission only the first time. */
async function enter(sdk: DiscordSDK): Promise<Entered> {
  const { code } = await sdk.commands.authorize({
    client_id: sdk.clientId,
    response_type: 'code',
    state: '',
    prompt: 'none',
    scope: ['identify'],
  });
  const { customId, channelId } = sdk;
  // Sent as text, because JSON would need another request (CORS).
  const body = JSON.stringify({ code, customId, channelId });
  const answer = await fetch(here('activity'), { method: 'POST', body });
  if (!answer.ok) throw new Error(`expected the bot to accept the login, got status ${answer.status}`);
  const entered: Entered = await answer.json();
  return entered;
}

/** Writes the layout to `data-layout` of the document, for the styles. */
function followLayout(sdk: DiscordSDK): void {
  const { PIP } = Common.LayoutModeTypeObject;
  void sdk.subscribe(Events.ACTIVITY_LAYOUT_MODE_UPDATE, ({ layout_mode: mode }) => {
    document.documentElement.dataset['layout'] = mode === PIP ? 'pip' : 'focused';
  });
}

/**
 * The frame can't open windows, so Discord's client does. Other parts of the page open in the
 * frame, whose address must stay Discord's. Android's back button leads back to it.
 */
function followLinks(sdk: DiscordSDK): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    if (link.origin !== location.origin) return void sdk.commands.openExternalLink({ url: link.href });
    const next = new URL(location.href);
    next.searchParams.set('custom_id', link.search.slice(1) || 'home=');
    location.assign(next);
  });
}

/**
 * The request of a link in the page, such as `cup=…`, or the game to open. A link in Discord
 * contains a game's id. The bot decides what the user may see.
 */
const wishOf = ({ customId }: DiscordSDK, { open }: Entered): URLSearchParams =>
  new URLSearchParams(customId?.includes('=') ? customId : open === null ? {} : { game: open });

async function openActivity(root: HTMLElement): Promise<void> {
  let say = await sayHere();
  const tell = (text: string, ...more: readonly HTMLElement[]): void =>
    root.replaceChildren(element('p', 'page-status', text), ...more);
  tell(say('page.connecting'));
  const client = document.documentElement.dataset['application'] ?? '';
  const sdk = new DiscordSDK(client, { disableConsoleLogOverride: true });
  const late = setTimeout(() => tell(say('page.activity.silent')), CLIENT_TIMEOUT);
  await sdk.ready();
  clearTimeout(late);
  followLayout(sdk);
  followLinks(sdk);

  async function begin(): Promise<void> {
    tell(say('page.connecting'));
    try {
      const entered = await enter(sdk);
      await sdk.commands.authenticate({ access_token: entered.access });
      say = await sayHere(entered.locale);
      let first: Visit | null = entered;
      setVisit(async () => {
        const visit = first ?? (await enter(sdk));
        first = null;
        return visit;
      });
      setOpening({ look: entered.look, game: null, invite: null });
      await openPart(root, wishOf(sdk, entered), sdk.guildId ?? undefined);
    } catch {
      tell(say('page.activity.refused'), again());
    }
  }
  const again = (): HTMLButtonElement => button(say('page.activity.again'), () => void begin());
  await begin();
}

const main = document.querySelector('main');
if (main) void openActivity(main);
