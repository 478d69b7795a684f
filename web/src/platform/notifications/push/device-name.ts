/** What a user agent says in passing, the telling one first: nearly all of them claim to be Chrome or Safari, too. */
const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
} as const;
const LESS_TELLING = { Chrome: 'Chrome', Safari: 'Safari' } as const;
const SYSTEMS = {
  iPhone: 'iPhone',
  iPad: 'iPad',
  Android: 'Android',
  Windows: 'Windows',
  CrOS: 'ChromeOS',
  'Mac OS': 'macOS',
  Linux: 'Linux',
} as const;

/** A browser as its person would name it, `Firefox on Windows`, so that they know which one a subscription is of; empty where it says nothing. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).find(([sign]) => userAgent.includes(sign))?.[1];
  return [nameIn({ ...BROWSERS, ...LESS_TELLING }), nameIn(SYSTEMS)].filter(Boolean).join(' on ');
}
