// `npm start`: plain JavaScript for any Node from 20.19 on, because nothing may be installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './setup/build.mjs';
import { environment, install, node, root } from './setup/install.mjs';

const IMPATIENT_MS = 1000;
const WATCH_MS = 200;
const SETTINGS = existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
const MAIN = 'api/src/main.ts';
/** A small young space keeps the server under 200 MB at rest (decision 35). */
const FLAGS = ['--max-semi-space-size=32'];

install();
if (process.argv.includes('--dev')) develop();
else {
  buildIfStale();
  serve();
}

/**
 * The server has a process group of its own, so that Ctrl-C, which npm repeats, reaches it exactly once: from here.
 * When this process is killed, the channel to it closes, and the server stops by itself.
 */
function serve() {
  const server = spawn(node, [...FLAGS, ...SETTINGS, MAIN], {
    cwd: root,
    env: environment(),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let last = 0;
  const stop = (signal) => {
    if (Date.now() - last > IMPATIENT_MS) server.kill(signal);
    last = Date.now();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  stopWithNpm(() => stop('SIGTERM'));
  endWith(server);
}

/** npm that is killed can't say so: its children get another parent. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = npmsNumber();
  const watch = setInterval(() => {
    if (npmsNumber() === npm) return;
    clearInterval(watch);
    stop();
  }, WATCH_MS);
  watch.unref();
}

/** Between npm and this process there may be a shell, which outlives npm. */
function npmsNumber() {
  try {
    const status = readFileSync(`/proc/${process.ppid}/status`, 'utf8');
    const isShell = /^Name:\t(sh|dash|bash|ash)$/m.test(status);
    return isShell ? Number(/^PPid:\t(\d+)$/m.exec(status)?.[1]) : process.ppid;
  } catch {
    return process.ppid;
  }
}

/** The API again at every change of a server's file; the web application from Vite, which passes the API's addresses on. */
function develop() {
  const url = process.env.PUBLIC_URL ?? 'http://localhost:5173';
  const env = { ...environment(), PUBLIC_URL: url };
  const shared = { cwd: root, env, stdio: 'inherit' };
  const server = spawn(node, [...FLAGS, '--watch', '--watch-preserve-output', ...SETTINGS, MAIN], shared);
  const vite = spawn(
    'vite',
    ['--config', 'web/vite.config.ts', '--port', new URL(url).port, '--strictPort'],
    shared,
  );
  const stop = () => {
    for (const child of [server, vite]) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
  for (const child of [server, vite]) child.once('exit', stop);
  endWith(server);
}

function endWith(child) {
  child.once('error', (error) => {
    console.error(`Muster can't be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    process.exitCode = code ?? (signal ? 1 : 0);
  });
}
