import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BodyInput } from '#contract/endpoint.ts';
import type { startInsightRun } from '#contract/insights/endpoints.ts';
import type { InsightOverview, InsightRun } from '#contract/insights/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/runs/messages.ts';
import { readInsightsAnew, useCancelRun, useStartRun } from '../mutations.ts';

/** What a run can be told to look at. */
export type RunSettings = BodyInput<typeof startInsightRun>;

const said = (err: unknown) => ({
  err,
  ...(err instanceof Error ? { message: err.message } : {}),
});

/** Begins runs, the same ones again, and stops them; what was refused is said. */
export function useRunning() {
  const start = useStartRun();
  const cancel = useCancelRun();
  const begin = (settings: RunSettings) =>
    start.mutate(settings, {
      onError: (err) => {
        // Somebody was quicker: theirs is shown under way.
        if (isCallError(err, 422) && err.rule === 'run-under-way') return;
        toast.show({ title: t('start_failed'), ...said(err) });
      },
    });
  return {
    begin,
    again: (run: InsightRun) => begin(settingsOf(run)),
    stop: (run: InsightRun) =>
      cancel.mutate(run, {
        onError: (err) => {
          if (!isCallError(err, 422) && !isCallError(err, 412))
            toast.show({ title: t('stop_failed'), ...said(err) });
        },
      }),
    isBusy: start.isPending,
  };
}

/** The ways to begin and to stop runs. */
export type Running = ReturnType<typeof useRunning>;

const DAY_MS = 86_400_000;

/** The settings that a run had. */
export const settingsOf = ({ day, from, to, seed }: InsightRun): RunSettings => ({
  day,
  days: Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1,
  seed,
});

/** Reads the lists anew when a run that was under way is over, and says what it found. */
export function useRunOver(overview: InsightOverview | undefined, words: (run: InsightRun) => string): void {
  const client = useQueryClient();
  const watched = useRef<string>(undefined);
  const running = overview?.running?.id;
  const last = overview?.last_run;
  useEffect(() => {
    if (watched.current && !running) {
      void readInsightsAnew(client);
      if (last?.id === watched.current) toast.show({ title: t('done', { found: words(last) }) });
    }
    watched.current = running;
  }, [client, running, last, words]);
}
