import type { ActivityDay, ActivityWeek } from '#contract/activity/day-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { useNothingToLogOn } from '../components/form/use-nothing-to-log-on.ts';

/** True for somebody with nothing to log on, unless the week shows time of theirs or their timer runs. */
export function useHasNoProject(day: ActivityDay | undefined, week: ActivityWeek | undefined): boolean {
  const { today } = useFormat();
  const nothing = useNothingToLogOn(day?.today ?? today());
  return nothing && week?.rows.length === 0 && day?.timer === null;
}
