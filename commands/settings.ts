/**
 * `/settings`: what a server's admins choose for it, on one private panel. Each choice is saved at once. What no menu can
 * hold is given as an option.
 */
import type { App } from '../src/app/app.ts';
import { changeSettings } from '../src/app/changeSettings.ts';
import { defineCommand } from '../src/app/command.ts';
import type { Asker, Pressed } from '../src/app/command.ts';
import { refusal } from '../src/app/refusal.ts';
import type { Reply } from '../src/app/reply.ts';
import { SETTINGS } from '../src/app/setting/all.ts';
import type { Setting } from '../src/app/setting/setting.ts';
import type { GuildSettings } from '../src/app/settings.ts';
import { settingsAt } from '../src/app/settingsAt.ts';
import { done, refused, type Attempt } from '../src/draughts/attempt.ts';
import type { Problem } from '../src/game/problem.ts';
import { makeTime, parseTime } from '../src/game/timeText.ts';
import { parseZone } from '../src/game/zone.ts';
import { sayIn, type Say } from '../src/i18n/say.ts';
import { settingPress, settingsScreen, type OpenSetting } from '../src/views/settings.ts';
import { completeTime } from '../src/views/time.ts';
import { completeZone } from '../src/views/zones.ts';

const named = (id: string | null | undefined): Setting | undefined =>
  SETTINGS.find((setting) => setting.id === id);

const opening = (
  say: Say,
  settings: GuildSettings,
  { id, control }: Setting,
  isSaved: boolean,
): OpenSetting => ({
  id,
  hint: say(`settings.${id}.hint`),
  control: control(say, settings, settingPress(id)),
  isSaved,
});

function panel(asker: Asker, settings: GuildSettings, open: Setting | null, isSaved = false): Reply {
  const say = sayIn(asker.locale);
  const lines = SETTINGS.map(({ id, shown }) => ({
    id,
    name: say(`settings.${id}`),
    value: shown(say, settings),
  }));
  const opened = open && opening(say, settings, open, isSaved);
  return { kind: 'private', screen: settingsScreen(say, lines, opened) };
}

/** Saves what was chosen and shows that it holds. */
async function save(
  app: App,
  asker: Asker,
  setting: Setting,
  changes: Partial<GuildSettings>,
): Promise<Reply> {
  const { guildId } = asker.place;
  if (guildId === null) return refusal(app, asker, { code: 'no-server' });
  return panel(
    asker,
    await changeSettings(app, guildId, { ...changes, placeLocale: asker.place.locale }),
    setting,
    true,
  );
}

/** What was typed, as a change; `null` when nothing was. */
type Typed = Attempt<Partial<GuildSettings> | null, Problem>;

function typedZone(text: string | undefined): Typed {
  if (text === undefined) return done(null);
  const zone = parseZone(text);
  return zone === null ? refused({ code: 'unknown-zone', text }) : done({ zone });
}

function typedTime(text: string | undefined): Typed {
  if (text === undefined) return done(null);
  const time = parseTime(text);
  return time.ok ? done({ time: makeTime(time.value) }) : time;
}

async function press(asker: Asker, { action, args: [id], value, values }: Pressed, app: App): Promise<Reply> {
  const setting = named(action === 'open' ? value : id);
  if (!setting) return refusal(app, asker, { code: 'malformed-button' });
  if (action === 'open') return panel(asker, await settingsAt(app, asker.place), setting);
  const changes = action === 'set' ? setting.read(values) : null;
  return changes ? save(app, asker, setting, changes) : refusal(app, asker, { code: 'malformed-button' });
}

export const settings = defineCommand({
  name: 'settings',
  posts: false,
  inServers: true,
  forAdmins: true,
  options: [
    { name: 'zone', kind: 'text', suggests: true },
    { name: 'time', kind: 'text', suggests: true },
  ],
  async run(asker, values, app) {
    const zone = typedZone(values.zone);
    if (!zone.ok) return refusal(app, asker, zone.problem);
    const time = typedTime(values.time);
    if (!time.ok) return refusal(app, asker, time.problem);
    const setting = named((time.value && 'time') ?? (zone.value && 'zone'));
    return setting
      ? save(app, asker, setting, { ...zone.value, ...time.value })
      : panel(asker, await settingsAt(app, asker.place), null);
  },
  suggest: (asker, { option, text }) =>
    Promise.resolve(option === 'zone' ? completeZone(text) : completeTime(sayIn(asker.locale), text)),
  press,
});
