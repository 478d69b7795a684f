import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { settleStaleEntry } from '../src/features/activity/effects/settle-stale-entry.ts';
import { settleStaleNote } from '../src/features/activity/effects/settle-stale-note.ts';
import { DailyActivityScreen } from '../src/features/activity/screens/daily-activity-screen.tsx';
import { keepSending } from '../src/platform/offline/unsent/keep-sending.ts';
import { readUnsent } from '../src/platform/offline/unsent/unsent.ts';
import { forgetWrites } from '../src/platform/offline/unsent/write-store.ts';
import { ACTIVITY_ANSWERS, activityDay } from './activity-answers.ts';
import { type Asked, renderScreen } from './render-screen.tsx';

/** What the API answers. */
export type Answer = { readonly status?: number; readonly body?: unknown };

/** A failure as the API says it. */
export const failure = (message: string) => ({
  ...{ code: 'x', message, rule: null, fields: [] },
  request_id: 'r',
});

const stops: (() => void)[] = [];

/** Begins every test of a file without anything that waits, and ends it with a network. */
export function keepTestsApart(): void {
  beforeEach(async () => {
    await page.viewport(1440, 900);
    await forgetWrites('ada');
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    onlineManager.setOnline(true);
  });
}

/** Ada's Saturday, read before the network went; `later` answers what comes after. */
export async function offlineDay(
  day: Partial<ActivityDay> = {},
  later: (asked: Asked) => Answer | undefined = () => undefined,
) {
  const answer = (asked: Asked): Answer | undefined => {
    const own = later(asked);
    if (own) return own;
    if (asked.path === '/daily-activity/day') return { body: activityDay(day) };
    return ACTIVITY_ANSWERS[asked.path] ? { body: ACTIVITY_ANSWERS[asked.path] } : undefined;
  };
  const { view, asked } = await renderScreen({
    screen: () => <DailyActivityScreen date="2026-11-21" onDate={() => undefined} onView={() => undefined} />,
    search: () => ({}),
    at: '/daily-activity',
    answer,
  });
  await readUnsent();
  await expect.element(view.getByRole('heading', { name: 'Entries' })).toBeVisible();
  onlineManager.setOnline(false);
  const comeBack = () => {
    onlineManager.setOnline(true);
    const whenStale: Parameters<typeof keepSending>[0]['whenStale'] = async (write) =>
      (await settleStaleEntry(write)) ?? (await settleStaleNote(write));
    stops.push(keepSending({ whenStale, whenLanded: async () => undefined }));
  };
  const writes = () => asked.filter(({ method }) => method !== 'GET');
  return { view, comeBack, writes };
}
