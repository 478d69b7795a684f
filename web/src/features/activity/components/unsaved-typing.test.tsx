import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activityDay } from '../../../../test/activity-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { unsavedWork } from '../../../ui/form-page/unsaved-work.ts';
import { DayNoteCard } from './note/day-note-card.tsx';
import { IdleTimer } from './timer/idle-timer.tsx';

beforeEach(async () => {
  unsavedWork.set(0);
  await page.viewport(1440, 900);
});

const project = {
  id: 'p',
  code: 'HRB-204',
  name: 'Harbour',
  client: null,
  billable: true,
  service_ids: null,
};

const shown = (part: ReactNode, status = 200) =>
  renderScreen({
    screen: () => part,
    search: () => ({}),
    at: '/daily-activity',
    answer: ({ method }) => {
      if (method === 'GET') return { body: { projects: [project], services: [] } };
      return { status, body: { ...activityDay().note, done: 'Gate 3', version: 1 } };
    },
  });

test('a day’s note is unsaved work from the first letter until the server has it', async () => {
  const { view } = await shown(<DayNoteCard day={activityDay()} />);
  expect(unsavedWork.get()).toBe(0);
  await view.getByLabelText('Done').fill('Gate 3');
  await expect.poll(unsavedWork.get).toBe(1);
  await expect.poll(unsavedWork.get).toBe(0);
});

test('so is what somebody says about a timer, until they take it back', async () => {
  const { view } = await shown(<IdleTimer />);
  const what = view.getByLabelText('What are you working on?');
  await what.fill('Gate 3 barrier');
  await expect.poll(unsavedWork.get).toBe(1);
  await userEvent.clear(what);
  await expect.poll(unsavedWork.get).toBe(0);
});
