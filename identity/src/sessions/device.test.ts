import { expect, test } from 'vitest';
import { deviceOf, networkOf } from './device.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const GECKO = 'Gecko/20100101';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64; rv:143.0) ${GECKO} Firefox/143.0`, 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['SomethingElse/1.0 (Linux)', 'Linux'],
])('%s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('a program that names neither browser nor system has no name', () => {
  expect(deviceOf('curl/8.5.0')).toBeNull();
  expect(deviceOf('')).toBeNull();
});

test.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::*'],
  ['2001:db8::1', '2001:db8::*'],
  ['::1', '::*'],
])('the address %s is kept as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('what is no address is not kept', () => {
  expect(networkOf('unknown')).toBeNull();
  expect(networkOf('<script>')).toBeNull();
});
