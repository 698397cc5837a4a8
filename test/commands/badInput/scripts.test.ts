/** Mistakes that take only typing and button presses. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { describe } from 'vitest';
import { areRefused } from './case.ts';
import { mistakesIn } from './script.ts';

const FILES = readdirSync(new URL('../../fixtures/refusals', import.meta.url));

describe.each(FILES.map((file) => basename(file, '.txt')))('%s', (name) => {
  areRefused(mistakesIn(name));
});
