import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { addDays } from '#contract/activity/rules.ts';
import { dayIn } from '../../../platform/format/dates.ts';
import { momentOf } from '../../../platform/format/moment-of.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { useAfterPaint } from '../../../platform/use-after-paint.ts';
import { type FilterValues, isRange } from '../../../ui/list/filter-definition.ts';
import { personChoices } from '../../choices/queries.ts';
import type { OpsLogQuery } from '../queries.ts';
import { logFilters } from './filters.ts';
import { type OpsLogSearch, opsLogSearch } from './ops-log-address.ts';
import { type Days, daysOf } from './periods.ts';

/** The filters of an ops-log, what the address says of them, and how to change it and what else it holds. */
export function useFilters(project_id: string, search: OpsLogSearch) {
  const navigate = useNavigate();
  const enabled = useAfterPaint();
  const people = useQuery({ ...personChoices(), enabled }).data?.data ?? [];
  const { view, hide, entry, write, zone, from, to, ...rest } = search;
  const days = from || to ? { from, to } : undefined;
  const value: FilterValues = { ...rest, days };
  const go = (next: Record<string, unknown>, how: { replace?: true; resetScroll?: false } = {}) =>
    void navigate({
      to: '/manager/projects/$projectId/ops-log',
      params: { projectId: project_id },
      search: opsLogSearch(next),
      ...how,
    });
  const change = ({ days: range, period, ...next }: FilterValues) => {
    // Whichever of the two was chosen last takes the other's place.
    const named = isRange(range) && period === rest.period ? undefined : period;
    const chosen = isRange(range) && !named ? { from: range.from, to: range.to, zone } : { period: named };
    go({ ...next, ...chosen, view, hide });
  };
  return {
    filters: logFilters(people),
    value,
    change,
    set: (other: Pick<OpsLogSearch, 'view' | 'hide'>) => go({ ...search, ...other }),
    /** Opens and closes the box of an entry, over a log that stays where it is. */
    open: (one: string | undefined) => go({ ...search, entry: one }, { resetScroll: false }),
    /** Narrows to a day in the place of what the address says: nobody comes back to that. */
    narrow: (only: string) => go({ ...search, from: only, to: only }, { replace: true }),
  };
}

/** The days that an address asks for where a zone is, and first days of weeks. */
export const daysAsked = (
  { period, from, to }: OpsLogSearch,
  zone: string,
  { weekStart }: Pick<Format, 'weekStart'>,
): Days => (period ? daysOf(period, dayIn(zone, Date.now()), weekStart) : { from, to });

/** What the API is asked for an address: whole days, as they are where the person is unless it says where. */
export function useAsked(
  { view: _, entry: __, hide: ___, write: ____, zone: own, period, from, to, q, tag, ...rest }: OpsLogSearch,
  place?: string,
): OpsLogQuery {
  const format = useFormat();
  const zone = own ?? place ?? format.zone;
  const days = daysAsked({ period, from, to }, zone, format);
  const first = days.from ? momentOf(days.from, '00:00', zone) : null;
  const behind = days.to ? momentOf(addDays(days.to, 1), '00:00', zone) : null;
  return {
    ...rest,
    ...(q ? { q: q.slice(0, 120) } : {}),
    ...(tag ? { tag: tag.slice(0, 40) } : {}),
    ...(period === 'shift' ? { shift: 'last' } : {}),
    ...(first ? { from: first } : {}),
    ...(behind ? { to: behind } : {}),
  };
}
