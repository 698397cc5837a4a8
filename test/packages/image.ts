/**
 * Builds the image from `deploy/docker/Dockerfile` without an image registry, and runs it as in
 * `compose.yaml`.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { debian } from './debian.ts';
import { newFolder, runs } from './programs.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const DOCKER = join(root, 'deploy/docker');
const BASE = 'docker.io/library/node:26-trixie-slim';
export const IMAGE = 'localhost/crownhead';

/** Podman with separate images and containers, which `close` removes. */
export interface Podman {
  readonly run: (...args: readonly string[]) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function openPodman(): Promise<Podman> {
  const place = await newFolder('images-');
  const own = [
    `--root=${place}/root`,
    `--runroot=${place}/run`,
    '--storage-driver=overlay',
    '--runtime=runc',
  ];
  const run = (...args: readonly string[]): Promise<string> =>
    runs('podman', [...own, '--events-backend=none', ...args]);
  return {
    run,
    close: async () => {
      await run('rm', '--all', '--force', '--volumes');
      await rm(place, { recursive: true });
    },
  };
}

// This uses no separate control groups, because builders may not support the machine's control
// groups.
const BUILD = ['build', '--isolation=chroot', '--network=host', '--format=docker', '--pull=never'];

export async function buildImage({ run }: Podman): Promise<void> {
  const context = await newFolder('base-');
  try {
    const npm = process.env['npm_execpath'];
    if (npm === undefined) throw new Error('Use npm run test:packages');
    await cp(await debian('trixie', ['ca-certificates', 'libatomic1']), join(context, 'debian.tar'));
    await cp(process.execPath, join(context, 'node'));
    await cp(join(dirname(npm), '..'), join(context, 'npm'), { recursive: true });
    const trusted = process.env['NODE_EXTRA_CA_CERTS'];
    await writeFile(join(context, 'certificates.pem'), trusted ? await readFile(trusted) : '');
    await run(...BUILD, `--file=${join(import.meta.dirname, 'base.Dockerfile')}`, `--tag=${BASE}`, context);
  } finally {
    await rm(context, { recursive: true });
  }
  const files = [`--file=${DOCKER}/Dockerfile`, `--ignorefile=${DOCKER}/Dockerfile.dockerignore`];
  await run(...BUILD, ...files, `--tag=${IMAGE}`, root);
}

const Service = z.object({
  environment: z.record(z.string(), z.string()),
  volumes: z.tuple([
    z.string(),
    z.object({ type: z.literal('bind'), source: z.literal('./backups'), target: z.string() }).loose(),
  ]),
  read_only: z.boolean(),
  cap_drop: z.array(z.string()),
  security_opt: z.array(z.string()),
});

const Compose = z.object({ services: z.object({ bot: Service.loose() }) });

/** The options for `podman run` that match `compose.yaml`, with backups in this folder. */
export async function asComposed(backups: string): Promise<readonly string[]> {
  const file: unknown = parse(await readFile(join(DOCKER, 'compose.yaml'), 'utf8'));
  const { bot } = Compose.parse(file).services;
  const [data, { target }] = bot.volumes;
  return [
    `--read-only=${bot.read_only}`,
    // Without this option, Podman would add folders in memory.
    '--read-only-tmpfs=false',
    ...bot.cap_drop.map((capability) => `--cap-drop=${capability}`),
    ...bot.security_opt.map((option) => `--security-opt=${option.replace(':true', '')}`),
    `--volume=${data}`,
    `--volume=${backups}:${target}`,
    ...Object.entries(bot.environment).map(([name, value]) => `--env=${name}=${value}`),
    // Discord's stand-in is on this machine. The machine may not allow raising limits.
    '--network=host',
    '--ulimit=nofile=1024:1024',
    '--ulimit=nproc=1024:1024',
  ];
}
