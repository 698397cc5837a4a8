/** However the bot is started, `bin/start.js` tells Node.js to be small. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each(['package.json', 'deploy/docker/Dockerfile', 'deploy/systemd/crownhead.service'])(
  '%s starts the bot by bin/start.js, and sets nothing of its own',
  (file) => {
    const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    expect(text).toMatch(/node(?:", "| )bin\/start\.js/u);
    expect(text).not.toMatch(/MALLOC|--max-semi-space-size/u);
  },
);
