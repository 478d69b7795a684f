import { expect, test } from 'vitest';
import { dealsheetDetail, dealsheetRevision } from '../../../../test/dealsheet.ts';
import { deedsOf } from './deeds.ts';

const PERSON = { id: '01a1fb7a-8bb3-77c6-abf2-5c0938cbb3d2', name: 'Ann Lee' };

test('what happened to a deal is told newest first, the client’s answers by their days', () => {
  const revision = dealsheetRevision({
    ...{ submitted_at: '2026-01-02T09:00:00.000Z', submitted_by: PERSON, note: 'As agreed' },
    ...{ decided_at: '2026-01-03T09:00:00.000Z', decided_by: null, decision: 'approved' },
  });
  const deal = dealsheetDetail({
    ...{ status: 'lost', sent_on: '2026-01-03', closed_on: '2026-01-09', lost_reason: 'Too dear' },
  });
  expect(deedsOf(deal, [revision]).map(({ who, what, note }) => [who, what, note])).toEqual([
    ['Port of Aldermouth', 'declined the offer', 'Too dear'],
    ['Port of Aldermouth', 'got revision 1', ''],
    ['Somebody', 'approved revision 1', ''],
    ['Ann Lee', 'submitted revision 1', 'As agreed'],
    ['Maren Holt', 'wrote revision 1', ''],
  ]);
});
