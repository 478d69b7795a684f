import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { ACTIVITY_ANSWERS, activityDay } from '../../../../../test/activity-answers.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { keepSending } from '../../../../platform/offline/unsent/keep-sending.ts';
import { readUnsent, unsent } from '../../../../platform/offline/unsent/unsent.ts';
import { forgetWrites } from '../../../../platform/offline/unsent/write-store.ts';
import { settleStaleEntry } from '../../effects/settle-stale-entry.ts';
import { DailyActivityScreen } from '../../screens/daily-activity-screen.tsx';

const DATE = '2026-11-21';
const project = { id: 'p', code: 'HRB-204', name: 'Harbour' };
const entry: ActivityEntry = {
  ...{
    id: 'e',
    version: 1,
    created_at: `${DATE}T09:00:00Z`,
    updated_at: `${DATE}T09:00:00Z`,
    archived_at: null,
  },
  ...{ work_date: DATE, started_at: null, ended_at: null, start: null, end: null, ends_next_day: false },
  ...{
    timezone: 'Europe/London',
    duration_s: 3600,
    project,
    service: null,
    category: 'work',
    note: 'Patrol',
  },
  ...{ billable: true, source: 'manual', tags: [], status: 'draft', status_reason: null, client_uuid: null },
};
const failure = (message: string) => ({ code: 'x', message, rule: null, fields: [], request_id: 'r' });

const stops: (() => void)[] = [];
beforeEach(async () => {
  await page.viewport(1280, 900);
  await forgetWrites('ada');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  onlineManager.setOnline(true);
});

type Answer = { readonly status?: number; readonly body?: unknown };

/** The day with one entry, read before the network went; `later` answers what comes after. */
async function offlineDay(later: (asked: Asked) => Answer | undefined = () => undefined) {
  const saved: ActivityEntry[] = [];
  const answer = (asked: Asked): Answer | undefined => {
    const own = later(asked);
    if (own) return own;
    if (asked.method === 'POST' && asked.path === '/daily-activity') {
      const made = { ...entry, id: 'new', project: null, source: 'offline', ...asked.body } satisfies object;
      saved.push(made);
      return { status: 201, body: made };
    }
    if (asked.path === '/daily-activity/day')
      return { body: activityDay({ entries: [entry, ...saved], total_s: 3600, status: 'draft' }) };
    return { body: ACTIVITY_ANSWERS[asked.path] };
  };
  const rendered = await renderScreen({
    screen: () => <DailyActivityScreen date={DATE} onDate={() => undefined} onView={() => undefined} />,
    search: () => ({}),
    at: '/daily-activity',
    answer,
  });
  await readUnsent();
  const { view, asked } = rendered;
  await expect.element(view.getByRole('button', { name: 'Edit Patrol' })).toBeVisible();
  onlineManager.setOnline(false);
  const change = async (note: string) => {
    await view.getByRole('button', { name: 'Edit Patrol' }).click();
    await view.getByRole('dialog').getByLabelText('Note').fill(note);
    await view.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
  };
  const comeBack = () => {
    onlineManager.setOnline(true);
    stops.push(keepSending({ whenStale: settleStaleEntry, whenLanded: async () => undefined }));
  };
  const writes = () => asked.filter(({ method }) => method !== 'GET');
  return { view, change, comeBack, writes };
}

/** Somebody else changed the entry meanwhile: it takes changes over version 2 alone. */
const over =
  (theirs: ActivityEntry) =>
  ({ method, path, version, body }: Asked): Answer | undefined => {
    if (path !== '/daily-activity/e') return undefined;
    if (method === 'GET') return { body: theirs };
    const isNew = version === '"2"';
    return isNew ? { body: { ...theirs, ...body, version: 3 } } : { status: 412, body: failure('Old.') };
  };

test('an entry changed without a network shows the change, says that it waits, and is sent over the version that was seen', async () => {
  const { view, change, comeBack, writes } = await offlineDay((asked) =>
    asked.method === 'PATCH' ? { body: { ...entry, ...asked.body, version: 2 } } : undefined,
  );
  await change('CCTV mast 4');
  await expect.element(view.getByRole('button', { name: 'Edit CCTV mast 4' })).toBeVisible();
  await expect.element(view.getByText('Waiting to be sent')).toBeVisible();
  expect(writes()).toEqual([]);
  comeBack();
  await expect.element(view.getByText('Waiting to be sent')).not.toBeInTheDocument();
  expect(writes()).toMatchObject([{ method: 'PATCH', version: '"1"', body: { note: 'CCTV mast 4' } }]);
});

test('a deleted entry is gone at once, and Undo brings it back without the server having heard of it', async () => {
  const { view, comeBack, writes } = await offlineDay();
  await view.getByRole('button', { name: 'More for Patrol' }).click();
  await view.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(view.getByRole('button', { name: 'Edit Patrol' })).not.toBeInTheDocument();
  await expect.poll(() => unsent.now().writes).toHaveLength(1);
  await view.getByRole('button', { name: /Undo/ }).click();
  await expect.element(view.getByRole('button', { name: 'Edit Patrol' })).toBeVisible();
  comeBack();
  expect([unsent.now().writes, writes()]).toEqual([[], []]);
});

test('what both changed is shown as yours and theirs, field by field, and yours is sent over theirs when it is kept', async () => {
  const theirs = { ...entry, note: 'Fire panel', duration_s: 7200, version: 2 };
  const { view, change, comeBack, writes } = await offlineDay(over(theirs));
  await change('CCTV mast 4');
  comeBack();
  await expect.element(view.getByText('Not saved: somebody changed it meanwhile.')).toBeVisible();
  await view.getByRole('button', { name: 'Compare' }).click();
  const conflict = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of ['CCTV mast 4', 'Fire panel'])
    await expect.element(conflict.getByText(text)).toBeVisible();
  expect(conflict.getByText('2:00').elements()).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(writes().at(-1)).toMatchObject({ version: '"2"', body: { note: 'CCTV mast 4' } });
});

test('what somebody else changed of other fields stays, without a question', async () => {
  const { change, comeBack, writes } = await offlineDay(over({ ...entry, duration_s: 7200, version: 2 }));
  await change('CCTV mast 4');
  comeBack();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(writes().at(-1)).toMatchObject({ version: '"2"', body: { note: 'CCTV mast 4' } });
});

test('a refused entry says why beside it; mended it is sent again, and nothing typed is lost', async () => {
  const { view, comeBack, writes } = await offlineDay(({ method, body }) =>
    method === 'POST' && body.duration_s > 36_000
      ? { status: 422, body: failure('This day already holds 24 hours.') }
      : undefined,
  );
  await view.getByRole('button', { name: 'Add entry' }).click();
  await view.getByRole('dialog').getByRole('textbox', { name: 'Duration' }).fill('23:30');
  await view.getByRole('dialog').getByLabelText('Note').fill('Night watch');
  await view.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(view.getByText('Waiting to be sent')).toBeVisible();
  comeBack();
  await expect.element(view.getByText('Not saved: This day already holds 24 hours.')).toBeVisible();
  await view.getByRole('button', { name: 'Mend' }).click();
  const form = view.getByRole('dialog', { name: 'Mend an entry' });
  await expect.element(form.getByLabelText('Note')).toHaveValue('Night watch');
  await expect.element(form.getByText('This day already holds 24 hours.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Duration' }).fill('2:00');
  await form.getByRole('button', { name: 'Save again' }).click();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(writes()[1]?.body).toEqual({ ...writes()[0]?.body, duration_s: 7200 });
});

test('a refused entry can be given up, after a question', async () => {
  const { view, comeBack } = await offlineDay(({ method }) =>
    method === 'POST' ? { status: 422, body: failure('The project is closed.') } : undefined,
  );
  await view.getByRole('button', { name: 'Add entry' }).click();
  await view.getByRole('dialog').getByRole('textbox', { name: 'Duration' }).fill('0:30');
  await view.getByRole('dialog').getByLabelText('Note').fill('Night watch');
  await view.getByRole('button', { name: 'Add', exact: true }).click();
  comeBack();
  await view.getByRole('button', { name: 'Discard' }).click();
  await expect.element(view.getByText('Discard what you typed?')).toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.element(view.getByRole('button', { name: 'Edit Night watch' })).not.toBeInTheDocument();
  expect(unsent.now().writes).toEqual([]);
});

test('a day note typed without a network waits as one change, however often one pauses, and is sent', async () => {
  const { view, comeBack, writes } = await offlineDay(({ method, path, body }) =>
    method === 'PUT' && path === `/daily-activity/notes/${DATE}`
      ? { body: { ...body, version: 1, updated_at: null } }
      : undefined,
  );
  for (const text of ['Gate 3', 'Gate 3 closed']) {
    await view.getByLabelText('Done').fill(text);
    await expect.poll(() => JSON.stringify(unsent.now().writes)).toContain(`"${text}"`);
  }
  expect(unsent.now().writes).toHaveLength(1);
  await expect.element(view.getByText('Waiting to be sent')).toBeVisible();
  comeBack();
  await expect.poll(() => unsent.now().writes).toEqual([]);
  expect(writes()).toMatchObject([{ body: { done: 'Gate 3 closed', version: 0 } }]);
});
