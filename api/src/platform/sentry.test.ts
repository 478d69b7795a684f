import { expect, test } from 'vitest';
import { isSameTarget, sentryTarget } from './sentry.ts';

test.each([
  ['https://key@sentry.example/7', 'https://sentry.example/api/7/envelope/'],
  ['https://key@sentry.example/under/7', 'https://sentry.example/under/api/7/envelope/'],
  ['http://key@127.0.0.1:9000/7', 'http://127.0.0.1:9000/api/7/envelope/'],
  ['https://sentry.example/7', undefined],
  ['https://key:secret@sentry.example/7', undefined],
  ['https://a-key@sentry.example/7', undefined],
  ['https://key@sentry.example/', undefined],
  ['https://key@sentry.example/project', undefined],
  ['https://key@sentry.example/7/', undefined],
  ['https://key@sentry.example/7?debug=1', undefined],
  ['ftp://key@sentry.example/7', undefined],
  ['', undefined],
])('the DSN %s leads to %s', (dsn, url) => {
  expect(sentryTarget(dsn)?.url).toBe(url);
});

test('another spelling of a DSN leads to the same project, another key doesn’t', () => {
  const target = sentryTarget('https://key@Sentry.example:443/7');
  if (!target) throw new Error('no target');
  expect(isSameTarget(target, 'https://key@sentry.example/7')).toBe(true);
  expect(isSameTarget(target, 'https://other@sentry.example/7')).toBe(false);
});
