/** The drawing tool's contact sheet. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import { THEME_IDS } from '../../src/render/scene/theme.ts';
import { draw } from '../../src/tools/drawing.ts';

test('the contact sheet shows every theme', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'draw-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, 'sheet.png');
  expect(await draw(['--sheet', out])).toContain(out);
  expect(PNG.sync.read(readFileSync(out)).height).toBeGreaterThan(THEME_IDS.length * 300);
});
