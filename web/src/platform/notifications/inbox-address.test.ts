import { expect, test } from 'vitest';
import { INBOX, inboxFragment, inboxIn, withInbox } from './inbox-address.ts';

test('the inbox is open where the fragment names it, and nowhere else', () => {
  expect(inboxIn('inbox')).toEqual(INBOX);
  expect([inboxIn(''), inboxIn('codes'), inboxIn('inboxes')]).toEqual([null, null, null]);
});

test('part, filters and selection go into the fragment and come back out of it', () => {
  const place = { view: 'snoozed', organization: 'o-1', type: 'role.granted', id: 'n-1' } as const;
  expect(inboxFragment(place)).toBe('#inbox?view=snoozed&organization=o-1&type=role.granted&id=n-1');
  expect(inboxIn(inboxFragment(place).slice(1))).toEqual(place);
  expect(inboxFragment(INBOX)).toBe('#inbox');
});

test('what an address can’t mean is left out', () => {
  expect(inboxIn('inbox?view=lost&type=%3Cscript%3E')).toEqual(INBOX);
});

test('whoever is sent on keeps the inbox over where they get to, unless that has a fragment of its own', () => {
  expect(withInbox('/account?a=1', 'inbox?id=n-1')).toBe('/account?a=1#inbox?id=n-1');
  expect(withInbox('/account#codes', 'inbox')).toBe('/account#codes');
  expect([withInbox('/account', 'codes'), withInbox('/account', '')]).toEqual(['/account', '/account']);
});
