/** The licenses of the packages in a bundle, which their authors want to be passed on with it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//u;
const LICENSE = /^(?:licen[cs]e|copying|notice)/iu;

interface About {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The folders of the packages with at least one file in the output. */
const packagesIn = ({ outputs }: Metafile): readonly string[] => {
  const used = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  return [...new Set(used.flatMap((path) => PACKAGE.exec(path)?.[1] ?? []))].toSorted();
};

function noticeOf(root: string, folder: string): string {
  const about: About = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const files = readdirSync(join(root, folder)).filter((name) => LICENSE.test(name));
  const texts = files.map((name) => readFileSync(join(root, folder, name), 'utf8').trim());
  return [`${about.name} ${about.version} (${about.license ?? 'no license named'})`, ...texts].join('\n\n');
}

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

/** One text for all these bundles; `root` is the folder of the paths in them. */
export function noticesOf(root: string, bundles: readonly Metafile[]): string {
  const folders = [...new Set(bundles.flatMap(packagesIn))].filter((folder) =>
    existsSync(join(root, folder, 'package.json')),
  );
  const own = `Crownhead\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}`;
  return `${[own, ...folders.map((folder) => noticeOf(root, folder))].join(LINE)}\n`;
}
