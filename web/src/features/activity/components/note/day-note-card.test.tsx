import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { DayNoteCard } from './day-note-card.tsx';

const day = {
  date: '2026-11-21',
  today: '2026-11-21',
  now: '2026-11-21T12:00:00.000Z',
  timezone: 'Europe/London',
  starts_at: '2026-11-21T00:00:00.000Z',
  ends_at: '2026-11-22T00:00:00.000Z',
  on_team: true,
  planned_minutes: 0,
  total_s: 0,
  status: 'empty' as const,
  entries: [],
  timeline: [],
  gaps: [],
  checks: [],
  note: { done: '', blockers: '', tomorrow: '', version: 0, updated_at: null },
  timer: null,
};

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
