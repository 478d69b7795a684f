import { existsSync } from 'node:fs';

/** Without windows around its pages, which cost two thirds of the time that a new page takes. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WINDOWED = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/chromium-browser'];

const started = (...paths: readonly string[]) => ({
  executablePath: paths.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** How tests start Chromium: the operating system's where there is one, else the one that Playwright installed. */
export const chromium = started(SHELL, ...WINDOWED);

/** The same with windows, which alone show notifications. */
export const windowedChromium = started(...WINDOWED);
