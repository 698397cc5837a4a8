/**
 * Loaded before anything else (`--require`): sources come without their types, as they were stripped once and kept. What reads
 * TypeScript then needs no memory in the bot, nor does what Node.js would keep of its own of what it compiled
 * (docs/decisions/small-memory.md). Threads do the same. Where nothing can be kept, Node.js strips them each time.
 * `node src/stripped.cjs` strips all there are. Plain JavaScript, or it would be read as TypeScript itself.
 */
const { spawnSync } = require('node:child_process');
const { hash } = require('node:crypto');
const { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { registerHooks, stripTypeScriptTypes } = require('node:module');
const { join } = require('node:path');
const { fileURLToPath } = require('node:url');

const ROOT = join(__dirname, '..');
/** A service of systemd has a folder for it; else it is in node_modules, so that each `npm ci` begins a new one. */
const CACHE = process.env['CACHE_DIRECTORY'] ?? join(ROOT, 'node_modules', '.cache');
const VERSIONS = join(CACHE, 'crownhead-sources');
/** Another version of Node.js may strip otherwise. */
const FOLDER = join(VERSIONS, process.version);

/** By what is in it, so that it is never out of date, whatever an update does to the times of files. */
const nameOf = (source) => `${hash('sha1', source)}.mjs`;

function kept(source) {
  try {
    return readFileSync(join(FOLDER, nameOf(source)));
  } catch {
    return null;
  }
}

/** Under its name it is there as a whole or not at all, however many processes start at once. */
function keep(source, text) {
  const place = join(FOLDER, nameOf(source));
  const part = `${place}.${process.pid}`;
  try {
    writeFileSync(part, text);
    renameSync(part, place);
  } catch {
    rmSync(part, { force: true });
  }
}

/** Strips all sources that a bot may load, and forgets what was kept of others. */
function keepAll() {
  mkdirSync(FOLDER, { recursive: true });
  for (const version of readdirSync(VERSIONS))
    if (version !== process.version) rmSync(join(VERSIONS, version), { recursive: true });
  const names = new Set();
  for (const folder of ['src', 'commands', 'playground'])
    for (const { name, parentPath } of sourcesIn(join(ROOT, folder))) {
      const source = readFileSync(join(parentPath, name));
      names.add(nameOf(source));
      if (kept(source) === null) keep(source, stripTypeScriptTypes(source.toString()));
    }
  for (const name of readdirSync(FOLDER)) if (!names.has(name)) rmSync(join(FOLDER, name), { force: true });
}

/** An image has no playground. */
function sourcesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && entry.name.endsWith('.ts'),
    );
  } catch {
    return [];
  }
}

/** Whether those that are missing were looked for. */
let isFilled = false;

/** By a process of its own, for what reads TypeScript stays in the memory of the one that has used it. */
function fill() {
  isFilled = true;
  spawnSync(process.execPath, [__filename], { stdio: 'ignore' });
}

function stripped(source) {
  const text = kept(source);
  if (text !== null || isFilled) return text;
  fill();
  return kept(source);
}

function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const source = stripped(readFileSync(fileURLToPath(url)));
  return source === null ? next(url, context) : { format: 'module', shortCircuit: true, source };
}

if (require.main === module) keepAll();
else registerHooks({ load });
