import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownCalendar as shown } from '../../../../../test/calendar-screen.tsx';
import { keepSending } from '../../../../platform/offline/unsent/keep-sending.ts';
import { readUnsent, unsent } from '../../../../platform/offline/unsent/unsent.ts';
import { forgetWrites } from '../../../../platform/offline/unsent/write-store.ts';
import { settleStaleEntry } from '../../effects/settle-stale-entry.ts';

const stops: (() => void)[] = [];
beforeEach(async () => {
  await page.viewport(1440, 900);
  await forgetWrites('ada');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  onlineManager.setOnline(true);
});

test('an entry that is moved without a network stands where it was put, and is sent once when the network is back', async () => {
  const { view, changes } = await shown();
  await readUnsent();
  onlineManager.setOnline(false);
  const patrol = () => view.getByRole('button', { name: /^Patrol/ });
  await patrol().element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await expect.element(view.getByText(/^Now .*09:30 – 11:00$/)).toBeVisible();
  await expect
    .element(view.getByRole('button', { name: /^Patrol.*09:30 – 11:00.*waits to be sent/ }))
    .toBeVisible();
  await expect.poll(() => unsent.now().writes.length).toBe(1);
  expect(changes()).toEqual([]);
  stops.push(keepSending({ whenStale: settleStaleEntry, whenLanded: async () => undefined }));
  onlineManager.setOnline(true);
  await expect.poll(changes).toEqual([{ start: '09:30', duration_s: 5400 }]);
  await expect.poll(() => unsent.now().writes).toEqual([]);
  await expect.element(view.getByRole('button', { name: /waits to be sent/ })).not.toBeInTheDocument();
});
