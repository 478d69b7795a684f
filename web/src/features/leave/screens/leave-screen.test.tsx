import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Leave } from '#contract/leave/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { leaveSearch } from '../effects/address.ts';
import { LeaveScreen } from './leave-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const ID = '01900000-0000-7000-8000-000000000009';
const waiting: Leave = {
  ...{ id: ID, version: 1, member: { id: 'm', name: 'Hana Sato' }, type: 'paid', from: '2036-03-03' },
  ...{ to: '2036-03-04', part: 'whole-day', start: null, end: null, timezone: 'UTC', minutes: 960 },
  ...{ reason: 'Family', cover: null, status: 'requested', decided_by: null, decided_at: null },
  ...{ decision_reason: null, created_at: '2036-01-01T00:00:00Z', mine: false },
  may: { decide: true, cancel: true },
};
const shift = {
  ...{ assignment_id: ID, version: 3, shift_id: ID, project: { id: ID, code: 'HRB', name: 'Harbour' } },
  ...{ name: 'Gate 3', day: '2036-03-03', start: '08:00', end: '16:00', booking: 'hard', status: 'offered' },
  ...{ starts_at: '2036-03-03T08:00:00Z', ends_at: '2036-03-03T16:00:00Z', may_change: true },
};

test('whoever decides sees the shifts that leave uncovers, and opens one with the approval', async () => {
  const { view, asked } = await renderScreen({
    screen: (search) => <LeaveScreen search={{ ...search, leave: ID }} onSearch={() => undefined} />,
    ...{ search: leaveSearch, at: '/leave?tab=approvals', role: 'manager' },
    answer: ({ path, method }: Asked) => {
      if (method === 'POST') return { body: { ...waiting, status: 'approved' } };
      if (path === '/leave/all') return { body: { data: [waiting], before: null, after: null } };
      return path.endsWith('/uncovered') ? { body: { data: [shift] } } : undefined;
    },
  });
  const dialog = view.getByRole('dialog', { name: 'Leave of Hana Sato' });
  await expect.element(dialog.getByText('Gate 3 · Harbour')).toBeVisible();
  await dialog.getByText('Open', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect
    .poll(() => asked.find(({ method }) => method === 'POST')?.body)
    .toEqual({ version: 1, shifts: [{ assignment_id: ID, version: 3, action: 'open' }] });
});
