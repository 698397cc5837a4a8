/**
 * Caddy and nginx from Debian's packages, with the configurations in `deploy/`: only addresses,
 * ports and certificates differ from an operator's. The host names resolve to this machine.
 */
import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { expect, onTestFinished, vi } from 'vitest';
import { newCertificate } from '../certificate.ts';
import { freePort } from '../freePort.ts';
import { installedProgram } from '../installed.ts';

/** The host names in the configurations. */
export const NAMES = { interactions: 'bot.example.org', page: 'draughts.example.org' } as const;

interface Fronts {
  readonly http: number;
  readonly https: number;
}

export const newFronts = async (): Promise<Fronts> => ({ http: await freePort(), https: await freePort() });

export interface Backs {
  /** The ports of one or two processes. */
  readonly interactions: readonly number[];
  readonly page: number;
}

/** Runs the program until the current test is over. Resolves when it answers over TLS. */
export type ReverseProxy = (fronts: Fronts, backs: Backs) => Promise<void>;

const configuration = (path: string): Promise<string> =>
  readFile(new URL(`../../deploy/${path}`, import.meta.url), 'utf8');

/** Replaces each text, as an operator would who edits the file. Each text must exist. */
function edited(file: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replaceAll(from, to);
  }, file);
}

const at = (port: number | undefined): string => `127.0.0.1:${port ?? 0}`;

/** Uncomments the second process, if there is one. */
const behind = ({ interactions: [one, other], page }: Backs, comment: string) =>
  [
    ['127.0.0.1:8090', at(one)],
    [`# ${comment} 127.0.0.1:8091`, `${other === undefined ? '#' : ''} ${comment} ${at(other)}`],
    ['127.0.0.1:8080', at(page)],
  ] as const;

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'crownhead-proxy-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(
  program: string,
  options: readonly string[],
  folder: string,
  port: number,
): Promise<void> {
  const child = spawn(installedProgram(program), options, {
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const ended = once(child, 'exit').then(async () => {
    throw new Error(`${program} ended: ${await said}`);
  });
  ended.catch(() => undefined);
  onTestFinished(async () => {
    child.kill();
    await once(child, 'close');
  });
  // Any response will do, because the certificate isn't known yet.
  const fault = (): Promise<unknown> => fetch(`https://127.0.0.1:${port}`).catch(({ cause }) => cause.code);
  const isUp = async (): Promise<boolean> => (await fault()) !== 'ECONNREFUSED';
  await Promise.race([vi.waitUntil(isUp, { timeout: 30_000 }), ended]);
}

/** This process trusts the certificate, and resolves the host names to this machine. */
function trust(pem: string): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, pem]);
  const names: readonly string[] = Object.values(NAMES);
  const { lookup } = dns;
  const here = (name: string, ...rest: readonly unknown[]): void =>
    void Reflect.apply(lookup, dns, [names.includes(name) ? '127.0.0.1' : name, ...rest]);
  const spied = vi.spyOn(dns, 'lookup').mockImplementation(Object.assign(here, lookup));
  onTestFinished(() => {
    spied.mockRestore();
    setDefaultCACertificates(before);
  });
}

export const startCaddy: ReverseProxy = async ({ http, https }, backs) => {
  const folder = await newFolder();
  const own = join(folder, 'Caddyfile');
  const options = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'default_bind 127.0.0.1',
    `http_port ${http}`,
    `https_port ${https}`,
  ];
  const sites = edited(await configuration('caddy/Caddyfile'), behind(backs, 'to'));
  await writeFile(own, `{\n${options.join('\n')}\n}\n${sites}`);
  await start('caddy', ['run', '--config', own, '--adapter', 'caddyfile'], folder, https);
  const root = join(folder, 'caddy/pki/authorities/local/root.crt');
  trust(await vi.waitFor(() => readFile(root, 'utf8'), { timeout: 10_000 }));
};

export const startNginx: ReverseProxy = async ({ http, https }, backs) => {
  const folder = await newFolder();
  const { certificate, key, pem } = await newCertificate(folder, Object.values(NAMES));
  const files = Object.values(NAMES).flatMap((name) => [
    [`/etc/letsencrypt/live/${name}/fullchain.pem`, certificate] as const,
    [`/etc/letsencrypt/live/${name}/privkey.pem`, key] as const,
  ]);
  const site = edited(await configuration('nginx/crownhead.conf'), [
    ...behind(backs, 'server'),
    ...files,
    ['  listen [::]:80;\n', ''],
    ['  listen [::]:443 ssl;\n', ''],
    ['listen 80;', `listen ${at(http)};`],
    ['listen 443 ssl;', `listen ${at(https)} ssl;`],
  ]);
  const [own, main] = [join(folder, 'crownhead.conf'), join(folder, 'nginx.conf')];
  await writeFile(own, site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const lines = [
    'daemon off;',
    'master_process off;',
    `pid ${folder}/pid;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} include ${own}; }`,
  ];
  await writeFile(main, lines.join('\n'));
  await start('nginx', ['-p', folder, '-e', 'stderr', '-c', main], folder, https);
  trust(pem);
};
