// Plain JavaScript for Node 20, like install.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { environment, root } from './install.mjs';

const SHELL = '/usr/bin/chromium-headless-shell';
const WINDOWED = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/**
 * Sees to it that tests find a Chromium: the system's, Playwright's, else one of the two is installed. Under CI the one without
 * windows, which is quicker, is installed beside one that is there.
 */
export function provideChromium() {
  if (hasAny(WINDOWED) || hasPlaywrights()) {
    if (process.env.CI && !hasAny([SHELL])) installFromDebian('chromium-headless-shell');
    return;
  }
  console.log('Installing Chromium for the tests.');
  if (installFromDebian('chromium', 'fonts-liberation')) {
    installFromDebian('chromium-headless-shell');
    return;
  }
  if (!succeeds('playwright', ['install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'])) {
    console.error('No Chromium could be installed: the tests that need a browser will fail.');
  }
}

const hasAny = (paths) => paths.some((path) => existsSync(path));

const isRoot = () => process.getuid?.() === 0;

function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

function installFromDebian(...packages) {
  return (
    isRoot() &&
    isDebian() &&
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

/** Playwright itself knows where it would put its Chromium. */
function hasPlaywrights() {
  const { stdout } = spawnSync('node', ['-p', "require('playwright').chromium.executablePath()"], options());
  return existsSync(stdout.trim());
}

function succeeds(program, parameters) {
  const { status, stderr } = spawnSync(program, parameters, options());
  if (status !== 0) console.error(`${program}: ${stderr?.trim()}`);
  return status === 0;
}

function options() {
  return {
    cwd: root,
    env: { ...environment(), DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  };
}
