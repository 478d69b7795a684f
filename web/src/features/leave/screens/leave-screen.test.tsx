import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Conflict } from '#contract/conflicts/shapes.ts';
import type { Leave } from '#contract/leave/shapes.ts';
import type { Suggestion } from '#contract/shifts/suggestion-endpoints.ts';
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

const suggestion = (name: string, different: Partial<Suggestion> = {}): Suggestion => ({
  ...{ member: { id: name, name }, position: null, reasons: ['free', 'skilled'], conflicts: [], skills: [] },
  ...{ cost_minor: null, planned_min: 960, cap_min: 2_400, ...different },
});

test('free people are proposed with their reasons, and what keeps the chosen one from it is said beside the shift', async () => {
  const tired: Conflict = {
    ...{ rule: 'rest', message: 'Too little rest.', final: false, rows: [], skill: null, expired_on: null },
    ...{ week_from: null, actual: 480, limit: 660 },
  };
  const data = [suggestion('Grace Mbeki'), suggestion('Fergus Lane', { reasons: [], conflicts: [tired] })];
  const refused = { field: 'shifts.0', message: 'Grace Mbeki has another shift then.' };
  const { view, asked } = await renderScreen({
    screen: (search) => <LeaveScreen search={{ ...search, leave: ID }} onSearch={() => undefined} />,
    ...{ search: leaveSearch, at: '/leave?tab=approvals', role: 'manager' },
    answer: ({ path, method }: Asked) => {
      if (method === 'POST')
        return {
          status: 422,
          body: { code: 'rule_broken', message: 'No.', request_id: 'r', rule: 'overlap', fields: [refused] },
        };
      if (path === '/leave/all') return { body: { data: [waiting], before: null, after: null } };
      if (path.endsWith('/suggestions'))
        return { body: { open: 0, currency: null, may_override: false, considered: 2, data } };
      return path.endsWith('/uncovered') ? { body: { data: [shift] } } : undefined;
    },
  });
  const dialog = view.getByRole('dialog', { name: 'Leave of Hana Sato' });
  await dialog.getByText('Substitute', { exact: true }).click();
  await expect.element(dialog.getByText('16 of 40 h that week')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Choose Fergus Lane' }).elements()).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose Grace Mbeki' }).click();
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect.element(dialog.getByText('Grace Mbeki has another shift then.')).toBeVisible();
  expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
    shifts: [{ assignment_id: ID, version: 3, action: 'substitute', member_id: 'Grace Mbeki' }],
  });
});
