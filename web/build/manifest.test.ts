import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..');

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly display: string;
  readonly theme_color: string;
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Picture[] }[];
}

const manifest: Manifest = JSON.parse(readFileSync(join(WEB, 'public/manifest.webmanifest'), 'utf8'));

/** Width and height as a PNG says them, `1280x800`. */
const sizeOf = (src: string): string => {
  const bytes = readFileSync(join(WEB, 'public', src));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

test('the application is installable from /manifest.webmanifest', () => {
  expect(readFileSync(join(WEB, 'index.html'), 'utf8')).toContain(
    'rel="manifest" href="/manifest.webmanifest"',
  );
  expect(manifest).toMatchObject({
    name: 'Muster',
    start_url: '/',
    display: 'standalone',
    theme_color: '#12122a',
  });
  const sizes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
});

test('its screenshots show wide and narrow windows, and say what is seen', () => {
  const factors = manifest.screenshots.map(({ form_factor }) => form_factor);
  expect(new Set(factors)).toEqual(new Set(['wide', 'narrow']));
  expect(manifest.screenshots.filter(({ label }) => !label)).toEqual([]);
});

test('every picture that it names is there in the size that it says', () => {
  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ].filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ src }) => sizeOf(src))).toEqual(pictures.map(({ sizes }) => sizes));
});

test('its shortcuts lead to the two pages of every day', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/daily-activity', '/manager/projects']);
});
