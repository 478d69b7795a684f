import { expect, test } from 'vitest';
import { addressesIn, everyAddressIn } from './typed-addresses.ts';

const emails = (text: string) => everyAddressIn(text).map(({ email }) => email);

test.each([
  'a@x.org, b@x.org; c@x.org',
  'a@x.org b@x.org c@x.org',
  'a@x.org\nb@x.org\r\nc@x.org\n',
  '<a@x.org>,mailto:b@x.org\tc@x.org',
])('addresses are parted by commas, spaces and lines: %j', (text) => {
  expect(emails(text)).toEqual(['a@x.org', 'b@x.org', 'c@x.org']);
});

test.each([
  ['Ann Lee <ann@x.org>, Ben Hill <ben@x.org>', ['Ann Lee', 'Ben Hill']],
  ['Lee, Ann <ann@x.org>; "Hill, Ben" <ben@x.org>', ['Lee, Ann', 'Hill, Ben']],
  ['cy@x.org, Ann Lee <ann@x.org> dan@x.org', ['', 'Ann Lee', '']],
])('a name before its address in brackets is kept: %s', (text, names) => {
  expect(everyAddressIn(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['Guard 2408 <a@x.org>', 'a@x.org'],
  ['Guard 2408 < a@x.org >', 'a@x.org'],
  ['Guard 2408 <a @x.org>', 'a@x.org'],
  ['Guard 2408 <a@x.org', 'a@x.org'],
  ['Guard 2408 a@x.org', 'a@x.org'],
  ['Guard 2408', ''],
])('a name of several words, with a number too, is one person’s: %s', (text, email) => {
  const one = { name: 'Guard 2408', email };
  expect(everyAddressIn(text)).toMatchObject([one]);
  const { found, rest } = addressesIn(`${text}\nb@x.org, `);
  expect([found, rest]).toMatchObject([[one, { name: '', email: 'b@x.org' }], '']);
});

test('pasted at once, what stands in brackets is in one piece', () => {
  const { found, rest } = addressesIn('Guard 2408 < a@x.org >, Guard 2409 < b@x.org >');
  expect([...found, ...everyAddressIn(rest)]).toMatchObject([
    { name: 'Guard 2408', email: 'a@x.org' },
    { name: 'Guard 2409', email: 'b@x.org' },
  ]);
});

test.each([
  ['ann@x.o', [], 'ann@x.o'],
  ['Ann ', [], 'Ann '],
  ['Lee, Ann', [], 'Lee, Ann'],
  ['ann@x.org ', ['ann@x.org'], ''],
  ['ann@x.org, be', ['ann@x.org'], 'be'],
  ['ann\n', ['ann'], ''],
])('what is still being typed stays in the field: %j', (text, done, rest) => {
  const now = addressesIn(text);
  expect([now.found.map(({ email }) => email), now.rest]).toEqual([done, rest]);
});
