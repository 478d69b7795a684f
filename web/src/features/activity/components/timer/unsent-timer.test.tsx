import { expect, test } from 'vitest';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { failure, keepTestsApart, offlineDay } from '../../../../../test/offline-day.tsx';
import { unsent } from '../../../../platform/offline/unsent/unsent.ts';

keepTestsApart();

const timer: ActivityTimer = {
  ...{ id: 't', version: 1, client_uuid: null },
  ...{ started_at: '2026-11-21T11:00:00.000Z', start: '11:00', work_date: '2026-11-21' },
  ...{ project: { id: 'p', code: 'HRB-204', name: 'Harbour' }, service: null },
  ...{ category: 'work', note: 'Gate 3', billable: true },
};

type View = Awaited<ReturnType<typeof offlineDay>>['view'];

const start = async (view: View) => {
  await view.getByRole('textbox', { name: 'What are you working on?' }).fill('Tunnel round');
  await view.getByRole('combobox', { name: 'Project' }).click();
  await view.getByRole('option', { name: /HRB-204/ }).click();
  await view.getByRole('button', { name: 'Start' }).click();
};
const running = (view: View) => view.getByRole('region', { name: 'Running timer' });

test('a timer started and stopped without a network runs, becomes an entry that waits, and is sent with its times', async () => {
  const { view, comeBack, writes } = await offlineDay({}, ({ path }) =>
    path.startsWith('/daily-activity/timer/') ? { body: {} } : undefined,
  );
  await start(view);
  for (const text of ['Tunnel round', /since 12:00/])
    await expect.element(running(view).getByText(text)).toBeVisible();
  await running(view).getByRole('button', { name: 'Stop' }).click();
  await expect.element(view.getByRole('button', { name: 'Edit Tunnel round' })).toBeVisible();
  await expect.element(view.getByText('Waiting to be sent').first()).toBeVisible();
  expect(writes()).toEqual([]);
  comeBack();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  const [started, stopped] = writes();
  expect(started).toMatchObject({
    path: '/daily-activity/timer/start',
    body: { note: 'Tunnel round', project_id: 'p', at: expect.stringMatching(/^2026-11-21T12:00/) },
  });
  expect(stopped).toMatchObject({
    path: '/daily-activity/timer/stop',
    body: { timer: started?.body.client_uuid, at: expect.stringMatching(/^2026-11-21T12:0/) },
  });
});

test('of a timer that was started and discarded without a network the server hears nothing', async () => {
  const { view, comeBack, writes } = await offlineDay();
  await start(view);
  await running(view).getByRole('button', { name: 'More for Timer' }).click();
  await view.getByRole('menuitem', { name: 'Discard timer' }).click();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByRole('button', { name: 'Start' })).toBeVisible();
  comeBack();
  expect([unsent.now().writes, writes()]).toEqual([[], []]);
});

test('a switch without a network ends one timer and starts the other at the same instant', async () => {
  const { view } = await offlineDay({ timer, status: 'draft' });
  await running(view).getByRole('button', { name: 'Switch' }).click();
  const form = view.getByRole('dialog');
  await form.getByLabelText('What are you working on?').fill('Report');
  await form.getByRole('button', { name: 'Switch' }).click();
  await expect.element(running(view).getByText('Report')).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Edit Gate 3' })).toBeVisible();
  const [stop, begin] = unsent.now().writes.map(({ input }) => Object(input.body));
  expect([stop.timer, begin.note]).toEqual(['t', 'Report']);
  expect(stop.at).toBe(begin.at);
});

test('a stop that the server refuses says why beside the timer, which runs on, and can be sent again', async () => {
  let isFull = true;
  const { view, comeBack, writes } = await offlineDay({ timer, status: 'draft' }, ({ path }) => {
    if (path !== '/daily-activity/timer/stop') return undefined;
    return isFull ? { status: 422, body: failure('This day already holds 24 hours.') } : { body: {} };
  });
  await running(view).getByRole('button', { name: 'Stop' }).click();
  await expect.element(running(view)).not.toBeInTheDocument();
  comeBack();
  await expect.element(view.getByText(/Not saved: This day already holds 24 hours/)).toBeVisible();
  await expect.element(running(view)).toBeVisible();
  isFull = false;
  await view.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(writes()).toHaveLength(2);
  expect(writes()[1]?.body).toEqual(writes()[0]?.body);
});
