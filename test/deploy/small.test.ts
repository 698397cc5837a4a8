/** However the bot is started, it is told to be small. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['package.json', 'deploy/docker/Dockerfile', 'deploy/systemd/crownhead.service'])(
  'by %s it keeps its memory together',
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text).toMatch(/ MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768\s/u);
    const flags = text.replaceAll('", "', ' ');
    expect(flags).toContain('--max-semi-space-size=2 --require ./src/stripped.cjs ');
  },
);
