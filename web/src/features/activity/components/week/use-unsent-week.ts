import type { ActivityWeek } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { type UnsentWeek, withUnsentWeek } from './with-unsent-week.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** The week with what hasn't reached the server yet; `readAt` (ms) says when it was read. */
export function useUnsentWeek(week: ActivityWeek | undefined, readAt: number): UnsentWeek | undefined {
  const { zone } = useFormat();
  const { id } = useOrganization();
  const { writes, landing } = useUnsent();
  const here = [...landing.filter(({ landedAt = 0 }) => landedAt > readAt), ...writes].filter(
    ({ organization }) => organization === id,
  );
  if (!week) return undefined;
  return here.length > 0 ? withUnsentWeek(week, here, zone) : { week, waiting: NOTHING };
}
