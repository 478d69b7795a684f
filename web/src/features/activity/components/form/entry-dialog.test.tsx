import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ActivityEntry } from '#contract/activity/shapes.ts';
import { type Asked, renderScreen } from '../../../../../test/render-screen.tsx';
import { EntryDialog } from './entry-dialog.tsx';

const entry: ActivityEntry = {
  id: 'e',
  version: 1,
  created_at: '2026-11-21T09:00:00Z',
  updated_at: '2026-11-21T09:00:00Z',
  archived_at: null,
  work_date: '2026-11-21',
  started_at: null,
  ended_at: null,
  start: null,
  end: null,
  ends_next_day: false,
  timezone: 'Europe/London',
  duration_s: 3600,
  project: null,
  service: null,
  category: 'work',
  note: 'Patrol',
  billable: true,
  source: 'manual',
  tags: [],
  status: 'draft',
  status_reason: null,
  client_uuid: null,
};

/** The form of the entry as it was first read, until it closes. */
function Page() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <EntryDialog task={{ change: entry }} onClose={() => setOpen(false)} /> : <p>Closed</p>;
}

const stale = {
  status: 412,
  body: { code: 'stale', message: 'Somebody saved first.', rule: null, fields: [], request_id: 'r' },
};

/** The entry as somebody else left it; `null` = deleted. */
const shown = async (now: ActivityEntry | null) => {
  const answer = ({ method, path, version, body }: Asked) => {
    if (path === '/daily-activity/choices') return { body: { projects: [], services: [] } };
    if (method === 'POST') return { status: 201, body: { ...entry, id: 'new' } };
    if (!now || !path.startsWith('/daily-activity/e')) return undefined;
    if (method === 'GET') return { body: now };
    return version === `"${now.version}"` ? { body: { ...now, ...body, version: now.version + 1 } } : stale;
  };
  const rendered = await renderScreen({
    screen: () => <Page />,
    search: () => ({}),
    at: '/daily-activity',
    answer,
  });
  const { view, asked } = rendered;
  const form = view.getByRole('dialog', { name: 'Change entry' });
  const conflict = view.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  const writes = () => asked.filter(({ method }) => method === 'PATCH' || method === 'POST');
  await expect.element(form.getByLabelText('Note')).toBeVisible();
  return { view, form, conflict, writes };
};

test('when both changed the note, yours and theirs are shown, and yours can be kept beside their duration', async () => {
  const { view, form, conflict, writes } = await shown({
    ...entry,
    version: 2,
    note: 'Fire panel',
    duration_s: 7200,
  });
  await form.getByLabelText('Note').fill('CCTV mast 4');
  await form.getByRole('button', { name: 'Save' }).click();
  for (const text of ['CCTV mast 4', 'Fire panel'])
    await expect.element(conflict.getByText(text)).toBeVisible();
  expect(conflict.getByText('2:00').elements()).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(view.getByText('Closed')).toBeVisible();
  expect(writes().at(-1)).toMatchObject({ version: '"2"', body: { note: 'CCTV mast 4' } });
  expect(writes().at(-1)?.body).toEqual({ note: 'CCTV mast 4' });
});

test('looking again leaves what was typed in the form, and taking theirs writes nothing', async () => {
  const { view, form, conflict, writes } = await shown({ ...entry, version: 2, duration_s: 7200 });
  await form.getByRole('textbox', { name: 'Duration' }).fill('1:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(conflict.getByText('1:30')).toBeVisible();
  await conflict.getByRole('button', { name: 'Close' }).click();
  await expect.element(form.getByRole('textbox', { name: 'Duration' })).toHaveValue('1:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect.element(view.getByText('Closed')).toBeVisible();
  expect(writes().every(({ version }) => version === '"1"')).toBe(true);
});

test('what somebody else changed of other fields stays, without a question', async () => {
  const { view, form, writes } = await shown({ ...entry, version: 2, duration_s: 7200 });
  await form.getByLabelText('Note').fill('CCTV mast 4');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(view.getByText('Closed')).toBeVisible();
  expect(writes().at(-1)).toMatchObject({ version: '"2"', body: { note: 'CCTV mast 4' } });
});

test('an entry that was deleted meanwhile can be added again with what was typed', async () => {
  const { view, form, writes } = await shown(null);
  await form.getByLabelText('Note').fill('CCTV mast 4');
  await form.getByRole('button', { name: 'Save' }).click();
  const again = view.getByRole('dialog', { name: 'Add entry' });
  await expect.element(again.getByText(/This entry was deleted meanwhile/)).toBeVisible();
  await again.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(view.getByText('Closed')).toBeVisible();
  expect(writes().at(-1)).toMatchObject({
    method: 'POST',
    body: { note: 'CCTV mast 4', duration_s: 3600 },
  });
});
