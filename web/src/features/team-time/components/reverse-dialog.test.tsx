import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProjectEntry } from '#contract/activity/shapes.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { TOMASZ_ID, waitingEntry } from '../../../../test/waiting-week.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { PersonWeekDialog } from './person-week-dialog.tsx';

beforeEach(async () => {
  toast.clear();
  await page.viewport(1440, 900);
});

const held = { by: 'Maren Holt', at: '2026-11-21T09:00:00Z', automatic: false };
const { steps: _, ...entry } = waitingEntry({ status: 'locked', held });

const show = (rows: readonly ProjectEntry[]) =>
  renderScreen({
    screen: () => (
      <PersonWeekDialog
        member={{ id: TOMASZ_ID, name: 'Tomasz Wrona' }}
        from="2026-11-16"
        to="2026-11-22"
        onClose={() => undefined}
      />
    ),
    search: () => ({}),
    at: '/time',
    answer: ({ method }) =>
      method === 'GET'
        ? { body: { data: rows, before: null, after: null } }
        : {
            status: 201,
            body: {
              original: entry,
              reversal: { ...entry, duration_s: -3_600, work_date: '2026-12-01' },
              correction: null,
            },
          },
  });
const sent = (asked: readonly Asked[]) =>
  asked.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

test('locked time says who locked it, and is taken back with a reason', async () => {
  const { view, asked } = await show([entry]);
  await expect.element(view.getByText('Maren Holt, 21 Nov')).toBeVisible();
  await view.getByRole('button', { name: 'Reverse Opening patrol' }).click();
  const dialog = view.getByRole('dialog', { name: /^Reverse 1:00 of Tomasz Wrona/ });
  const reverse = dialog.getByRole('button', { name: 'Reverse 1:00' });
  await expect.element(reverse).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Another site');
  await reverse.click();
  await expect.element(view.getByText('1:00 reversed')).toBeVisible();
  expect(sent(asked)).toEqual([
    { entry_id: entry.id, version: entry.version, reason: 'Another site', correction: null },
  ]);
});

test('what is right instead goes with it, once it says how long', async () => {
  const { view, asked } = await show([entry]);
  await view.getByRole('button', { name: 'Reverse Opening patrol' }).click();
  const dialog = view.getByRole('dialog', { name: /^Reverse 1:00/ });
  await dialog.getByRole('textbox', { name: 'Why' }).fill('Half of it');
  await dialog.getByRole('checkbox', { name: /Log what is right/ }).click();
  const reverse = dialog.getByRole('button', { name: 'Reverse 1:00' });
  await expect.element(reverse).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'How long it was' }).fill('0:30');
  await reverse.click();
  await expect.element(view.getByText('1:00 reversed')).toBeVisible();
  expect(sent(asked)).toMatchObject([{ correction: { duration_s: 1_800 } }]);
});

test('time that was reversed, and what reverses it, say so and can’t be reversed', async () => {
  const link = { id: '0198c0de-0000-7000-8000-000000000007', work_date: '2026-12-01' };
  const { view } = await show([
    { ...entry, reversed_by: link },
    { ...entry, id: link.id, duration_s: -3_600, reverses: { id: entry.id, work_date: '2026-11-19' } },
  ]);
  await expect.element(view.getByText('Reversed on 1 Dec')).toBeVisible();
  await expect.element(view.getByText('Reverses 19 Nov')).toBeVisible();
  expect(view.getByRole('button', { name: /^Reverse/ }).elements()).toEqual([]);
});
