import { expect, test } from 'vitest';
import { heldRole } from '../../../../test/member-detail.ts';
import { formatFor } from '../../../platform/format/use-format.ts';
import { grantText, otherRoles, standingGrant } from './grants.ts';

const format = formatFor();
const HARBOUR = { id: 'p1', name: 'Harbour' };
const CHRISTMAS = '2026-12-24T23:59:59.999Z';

test('somebody goes by their highest role in the whole organization, expired and project roles aside', () => {
  const grants = [
    heldRole({ role: 'member' }),
    heldRole({ role: 'coordinator' }),
    heldRole({ role: 'owner', expired: true, expires_at: '2026-01-01T00:00:00Z' }),
    heldRole({ role: 'director', project: HARBOUR }),
  ];
  expect(standingGrant({ grants })?.role).toBe('coordinator');
  expect(standingGrant({ grants: [] })).toBeNull();
});

test('of two grants of one role the one that doesn’t end counts', () => {
  const forGood = heldRole({ id: 'g2' });
  expect(standingGrant({ grants: [heldRole({ id: 'g1', expires_at: CHRISTMAS }), forGood] })).toBe(forGood);
});

test('a temporary role says when it ends, and what comes then', () => {
  const director = heldRole({ role: 'director', expires_at: CHRISTMAS });
  expect(otherRoles({ grants: [director] }, format)).toEqual(['until 24 Dec 2026']);
  expect(otherRoles({ grants: [director, heldRole({ role: 'manager' })] }, format)).toEqual([
    'until 24 Dec 2026, then Manager',
  ]);
});

test('a role in one project is named, several are counted', () => {
  const inHarbour = heldRole({ project: HARBOUR, expires_at: CHRISTMAS });
  expect(otherRoles({ grants: [heldRole(), inHarbour] }, format)).toEqual([
    'Manager in Harbour until 24 Dec 2026',
  ]);
  expect(otherRoles({ grants: [inHarbour, inHarbour] }, format)).toEqual(['Roles in 2 projects']);
  expect(grantText(heldRole(), format)).toBe('Manager');
});
