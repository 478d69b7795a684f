import type { InsightRun } from '#contract/insights/shapes.ts';
import { t } from './messages.ts';

/** Who began a run, and when. */
export const whoRan = ({ scheduled, by }: InsightRun, when: string): string =>
  scheduled ? t('run_itself', { when }) : t('run_by', { when, who: by ?? t('somebody') });

/** What a run found, and what of it is new, open again, or gone. */
export const foundText = ({ found, fresh, reopened, gone }: InsightRun): string =>
  [
    t('found', { count: found }),
    ...(fresh > 0 ? [t('fresh', { count: fresh })] : []),
    ...(reopened > 0 ? [t('reopened', { count: reopened })] : []),
    ...(gone > 0 ? [t('gone', { count: gone })] : []),
  ].join(', ');

/** Milliseconds that a run took; none while it is under way. */
export const tookMs = ({ started_at, finished_at }: InsightRun): number | undefined =>
  started_at && finished_at ? Date.parse(finished_at) - Date.parse(started_at) : undefined;

/** How long something took: seconds with a tenth, below one milliseconds. */
export const tookText = (ms: number, number: (value: number, digits?: number) => string): string =>
  ms < 1_000 ? t('ms', { ms: number(ms) }) : t('seconds', { seconds: number(ms / 1_000, 1) });
