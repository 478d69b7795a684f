// Plain JavaScript for Node 20, like install.mjs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from './install.mjs';

const dist = join(root, 'web/dist');
const stamp = join(dist, '.sources');
const SOURCES = ['web/src', 'web/build', 'web/public', 'contract/src'];
const FILES = ['web/index.html', 'web/vite.config.ts', 'web/tsconfig.json', 'package-lock.json'];

/** Builds the web application unless its sources are those of the last build. */
export function buildIfStale() {
  const fresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
  if (!fresh) build();
}

/** Builds the web application, or ends with a sentence. */
export function build() {
  console.log('Building the web application.');
  const { status, stdout, stderr } = spawnSync(
    'vite',
    ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
    {
      cwd: root,
      env: environment(),
      encoding: 'utf8',
    },
  );
  if (status !== 0) {
    console.error(`${stdout}${stderr}`.trim());
    console.error('The web application could not be built.');
    process.exit(1);
  }
  writeFileSync(stamp, fingerprint());
}

/** A hash over names and contents: a fresh checkout has new dates, but may hold the same sources. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const path of [...SOURCES.flatMap(filesUnder), ...FILES]) {
    if (existsSync(join(root, path))) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}
