import { expect, test, vi } from 'vitest';
import { activityDay } from '../../../../../test/activity-answers.ts';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { DayNoteCard } from './day-note-card.tsx';

const day = activityDay();

test('a note that waits is saved where it was typed, even if the tab has switched to another organization', async () => {
  const { view } = await renderScreen({
    screen: () => <DayNoteCard day={day} />,
    search: () => ({}),
    at: '/daily-activity',
    answer: () => undefined,
  });
  const organizations: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    organizations.push(new Headers(init.headers).get('Organization-Id'));
    return Response.json({ ...day.note, done: 'Gate 3', version: 1 });
  });
  await view.getByLabelText('Done').fill('Gate 3');
  sessionStorage.setItem('organization', 'b');
  await expect.poll(() => organizations).toEqual(['a']);
});
