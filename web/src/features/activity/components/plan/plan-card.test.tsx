import { expect, test } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import OpenShiftsCard from './open-shifts-card.tsx';
import PlanCard from './plan-card.tsx';

const DATE = '2026-11-21';
const shift = (id: string, fields: object = {}) => ({
  ...{ id, version: 1, project: { id: 'p', code: 'HRB-204', name: 'Harbour' } },
  ...{ service: { id: 's', code: 'GRD', name: 'Guarding' }, role: null, site: 'Gate 9', day: DATE },
  ...{ start: '13:00', end: '21:00', timezone: 'Europe/London', break_min: 30, headcount: 2, open: 0 },
  ...{ starts_at: `${DATE}T13:00:00Z`, ends_at: `${DATE}T21:00:00Z`, skills: [], note: '' },
  ...fields,
});
const own = (id: string, status: string, fields: object = {}) => ({
  ...shift(id, fields),
  mine: {
    ...{ id: `mine-${id}`, version: 3, member: { id: 'm', name: 'Aisha' }, booking: 'hard', status },
    ...{ status_reason: null, checked_in_at: status === 'checked_in' ? `${DATE}T12:50:00Z` : null },
  },
  ...{ cancelled: false, mates: ['Idris Bello'], logged_s: 0 },
  check_in: { from: `${DATE}T12:30:00Z`, until: `${DATE}T21:00:00Z`, unread_handover: null },
  ...fields,
});

const shown = async (plan: object, refused?: object) => {
  const { view, asked } = await renderScreen({
    screen: () => (
      <>
        <PlanCard date={DATE} />
        <OpenShiftsCard date={DATE} />
      </>
    ),
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method, path }) => {
      if (refused && path.endsWith('/decline')) return { status: 422, body: refused };
      if (method === 'POST')
        return path.endsWith('/read') ? { status: 204 } : { status: 201, body: { entry_id: 'e' } };
      if (path !== '/daily-activity/plan') return undefined;
      const frame = {
        from: DATE,
        to: DATE,
        today: DATE,
        now: `${DATE}T12:45:00Z`,
        timezone: 'Europe/London',
      };
      return { body: { ...frame, shifts: [], overnight: [], away: [], open: [], unread: [], ...plan } };
    },
  });
  const sent = () =>
    asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body] as const);
  return { view, sent };
};

test('a shift says when, where, with whom and where one stands, and is confirmed with one click', async () => {
  const { view, sent } = await shown({ shifts: [own('a', 'offered')] });
  await expect.element(view.getByText('13:00 – 21:00')).toBeVisible();
  await expect.element(view.getByText('Gate 9')).toBeVisible();
  await expect.element(view.getByText('with Idris Bello · 30 min break')).toBeVisible();
  await view.getByRole('button', { name: 'Confirm: 13:00 – 21:00 HRB-204 Guarding' }).click();
  await expect.poll(sent).toEqual([['/projects/p/assignments/mine-a/confirm', { version: 3 }]]);
});

test('whoever confirmed checks in from half an hour before it starts', async () => {
  const { view, sent } = await shown({ shifts: [own('a', 'confirmed')] });
  await view.getByRole('button', { name: /^Check in/ }).click();
  await expect.poll(sent).toEqual([['/projects/p/assignments/mine-a/check-in', {}]]);
});

test('a handover that comes before checking in is said beside the verb, and leads to the ops-log', async () => {
  const check_in = { from: `${DATE}T12:30:00Z`, until: `${DATE}T21:00:00Z` };
  const held = { check_in: { ...check_in, unread_handover: { id: 'h', sequence: 12 } } };
  const { view } = await shown({ shifts: [own('a', 'confirmed', held)] });
  await expect
    .element(view.getByRole('button', { name: /^Check in/ }))
    .toHaveAccessibleDescription(/^Take over what was handed over to you/);
  await expect
    .element(view.getByRole('link', { name: 'Read handover #12' }))
    .toHaveAttribute('href', '/manager/projects/p/ops-log?entry=h');
});

test('from half an hour before a shift until two hours after it, its project’s ops-log is one press away', async () => {
  const shifts = ['12:00', '06:00', '18:30'].map((start, at) =>
    own(`${at}`, 'confirmed', {
      ...{ start, project: { id: `p${at}`, code: `HRB-${at}`, name: 'Harbour' } },
      ...{ starts_at: `${DATE}T${start}:00Z`, ends_at: `${DATE}T${['20', '10', '22'][at]}:00:00Z` },
    }),
  );
  const { view } = await shown({ shifts });
  await expect
    .element(view.getByRole('link', { name: 'Ops-log HRB-0' }))
    .toHaveAttribute('href', '/manager/projects/p0/ops-log');
  expect(view.getByRole('link', { name: /^Ops-log/ }).elements()).toHaveLength(1);
});

test('a shift that has begun is logged with one click, less its break', async () => {
  const { view, sent } = await shown({ now: `${DATE}T20:50:00Z`, shifts: [own('a', 'checked_in')] });
  await view.getByRole('button', { name: /^Log 7:30/ }).click();
  await expect.poll(sent).toEqual([['/daily-activity/plan/mine-a/log', undefined]]);
});

test('a shift that is declined has its reason sent; what was typed stays when that is refused', async () => {
  const refused = {
    code: 'rule_broken',
    message: 'It has begun.',
    rule: 'assignment-step',
    fields: [],
    why: null,
  };
  const { view } = await shown({ shifts: [own('a', 'offered')] }, { ...refused, request_id: 'r' });
  await view.getByRole('button', { name: /^Decline/ }).click();
  const box = view.getByRole('dialog', { name: 'Decline the shift' });
  await box.getByLabelText('Reason').fill('My child is ill');
  await box.getByRole('button', { name: 'Decline' }).click();
  await expect.element(box.getByText('It has begun.')).toBeVisible();
  await expect.element(box.getByLabelText('Reason')).toHaveValue('My child is ill');
});

test('a shift to come is offered or swapped from its menu; one that has begun isn’t', async () => {
  const begun = { starts_at: `${DATE}T06:00:00Z`, start: '06:00', end: '12:40' };
  const { view } = await shown({ shifts: [own('a', 'confirmed'), own('b', 'confirmed', begun)] });
  await expect.element(view.getByText('13:00 – 21:00')).toBeVisible();
  expect(view.getByRole('button', { name: /^More about/ }).elements()).toHaveLength(1);
  await view.getByRole('button', { name: 'More about 13:00 – 21:00 HRB-204 Guarding' }).click();
  await view.getByRole('menuitem', { name: 'Swap with…' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Swap this shift' })).toBeVisible();
});

test('a cancelled shift says so and offers nothing', async () => {
  const { view } = await shown({ shifts: [own('a', 'confirmed', { cancelled: true })] });
  await expect.element(view.getByText('Cancelled')).toBeVisible();
  expect(view.getByRole('listitem').getByRole('button').elements()).toEqual([]);
});

test('an open place is taken, and what was published counts as read', async () => {
  const { view, sent } = await shown({
    open: [shift('o', { open: 2 })],
    unread: [{ id: 'u', project_id: 'p' }],
  });
  await expect.element(view.getByText('2 open places')).toBeVisible();
  await view.getByRole('button', { name: /^Take it/ }).click();
  await expect.poll(sent).toEqual([
    ['/daily-activity/plan/read', { until: `${DATE}T12:45:00Z` }],
    ['/projects/p/shifts/o/take', undefined],
  ]);
});

test('a day without shifts shows nothing of a plan', async () => {
  const { view, sent } = await shown({});
  await new Promise((done) => setTimeout(done, 300));
  expect(view.getByRole('heading').elements()).toEqual([]);
  expect(sent()).toEqual([]);
});

test('the night that one is on stands before the shifts of today until it is over', async () => {
  const night = {
    ...{ day: '2026-11-20', start: '22:00', end: '06:00', cancelled: false },
    ...{ starts_at: '2026-11-20T22:00:00Z', ends_at: `${DATE}T06:00:00Z` },
  };
  const overnight = [own('n', 'checked_in', night)];
  const { view } = await shown({ overnight, now: `${DATE}T02:00:00Z`, shifts: [own('a', 'confirmed')] });
  const first = view.getByRole('listitem').first();
  await expect.element(first.getByText('22:00 – 06:00')).toBeVisible();
});

test('a night that is over is yesterday’s', async () => {
  const over = own('n', 'checked_in', { ends_at: `${DATE}T06:00:00Z`, start: '22:00', end: '06:00' });
  const { view } = await shown({ overnight: [over], shifts: [own('a', 'confirmed')] });
  await expect.element(view.getByText('13:00 – 21:00')).toBeVisible();
  expect(view.getByText('22:00 – 06:00').elements()).toEqual([]);
});
