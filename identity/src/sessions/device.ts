import { isIP } from 'node:net';

/** The first that fits: each browser's text also names those it descends from. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system as people call them, "Chrome on Windows"; null when neither is known. */
export function deviceOf(userAgent: string): string | null {
  const name = (list: [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [name(BROWSERS), name(SYSTEMS)].filter(Boolean).join(' on ') || null;
}

/** The network of an address, enough to recognize it by: `203.0.113.*`, `2001:db8:1::*`. Null for anything else. */
export function networkOf(address: string): string | null {
  if (isIP(address) === 4) return address.replace(/\d+$/, '*');
  if (isIP(address) !== 6) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (mapped) return `${mapped}.*`;
  const [front = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  return `${front.split(':').slice(0, 3).join(':')}::*`;
}
