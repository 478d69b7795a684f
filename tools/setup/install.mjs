// Plain JavaScript for Node 20: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules/.bin');

/** The Node that the project pins, whichever Node runs this. */
export const node = join(bin, 'node');

/** The surroundings of everything that runs on the project's Node and with its programs. */
export const environment = () => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  // Stripped and compiled once instead of at every start.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compiled'),
});

/** Installs the packages when they are missing or other than the lockfile's. Returns whether it had to. */
export function install() {
  if (isInstalled()) return false;
  console.log('Installing packages: this takes about a minute, once.');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root);
  if (!runs(node)) run(process.execPath, ['installArchSpecificPackage.js'], join(root, 'node_modules/node'));
  return true;
}

function isInstalled() {
  const installed = packages('node_modules/.package-lock.json');
  const wanted = Object.entries(packages('package-lock.json'));
  const stale = wanted.some(
    ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
  );
  return !stale && runs(node);
}

function packages(lockfile) {
  const path = join(root, lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

const runs = (program) => spawnSync(program, ['--version']).status === 0;

/** Runs a program quietly; when it fails, says what it said, and ends. npm's own Node may be one of ours: not in here. */
function run(program, parameters, cwd) {
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')))
    .join(delimiter);
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd,
    env: { ...process.env, PATH },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status === 0) return;
  console.error(`${stdout ?? ''}${stderr ?? ''}`.trim());
  console.error(`The packages could not be installed (${program} ${parameters[0]}).`);
  process.exit(1);
}
