/** Four locals, the bot under test, and another bot, each with a generated portrait. */
import type { APIUser } from 'discord-api-types/v10';
import { makeSnowflake } from './snowflake.ts';

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly bot: boolean;
  /** Whether they manage the first server. */
  readonly manages: boolean;
  readonly roles: readonly string[];
  /** Discord's locale, such as `en-US` or `pt-BR`. */
  readonly locale: string;
  readonly avatar: string;
  readonly colors: readonly [string, string];
}

const JOINED = Date.UTC(2024, 2, 1);

function person(day: number, name: string, look: Partial<Person>): Person {
  return {
    id: makeSnowflake(JOINED + day * 86_400_000),
    // Only bots' names may have capitals.
    username: look.bot ? name : name.toLowerCase(),
    name,
    bot: false,
    manages: false,
    roles: [],
    locale: 'en-US',
    avatar: `a${day.toString(16).padStart(31, '0')}`,
    colors: ['#5865f2', '#ffffff'],
    ...look,
  };
}

export const LOCALS: readonly Person[] = [
  person(1, 'Anna', { manages: true, roles: ['Players'], colors: ['#c2410c', '#fff7ed'] }),
  person(2, 'Boris', { roles: ['Players'], colors: ['#0f766e', '#f0fdfa'] }),
  person(3, 'Chidi', { roles: ['Guests'], colors: ['#6d28d9', '#f5f3ff'] }),
  person(6, 'Dana', { roles: ['Players'], colors: ['#be185d', '#fdf2f8'] }),
];

/** The bot under test; its id is also the application's. */
export const CROWNHEAD = person(4, 'Crownhead', { bot: true, colors: ['#1f2937', '#fbbf24'] });

export const OTHER_BOT = person(5, 'Weatherbot', { bot: true, colors: ['#0369a1', '#e0f2fe'] });

/** Their ids depend on their index. */
export const guestsCalled = (names: readonly string[], after = 0): readonly Person[] =>
  names.map((name, index) => person(100 + after + index, name, {}));

/** The enum of flags has no name for zero. */
const NO_FLAGS: number = 0;

export function userOf(one: Person): APIUser {
  return {
    id: one.id,
    username: one.username,
    discriminator: one.bot ? '0001' : '0',
    global_name: one.bot ? null : one.name,
    avatar: one.avatar,
    public_flags: NO_FLAGS,
    flags: NO_FLAGS,
    primary_guild: null,
    ...(one.bot ? { bot: true } : {}),
  };
}

const initialOf = (name: string): string => Array.from(name)[0] ?? '';

export function portraitOf(one: Person): string {
  const [ground, ink] = one.colors;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">',
    `<rect width="128" height="128" fill="${ground}"/>`,
    `<circle cx="64" cy="150" r="62" fill="${ink}" opacity="0.18"/>`,
    `<path d="M40 40 l8 -18 l16 12 l16 -12 l8 18 z" fill="${ink}" opacity="${one.bot ? 1 : 0.35}"/>`,
    `<text x="64" y="98" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="62" fill="${ink}">`,
    `${initialOf(one.name)}</text></svg>`,
  ].join('');
}
