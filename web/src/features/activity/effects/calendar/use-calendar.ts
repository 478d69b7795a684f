import { useQuery } from '@tanstack/react-query';
import { startOfWeek } from '#contract/activity/rules.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useUnsent } from '../../../../platform/offline/unsent/unsent.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { activityCalendar } from '../../queries.ts';
import { useMoves } from './use-moves.ts';
import type { ClockOf } from './wall.ts';
import { withMoved, withUnsentCalendar } from './with-entries.ts';

/** The week by the clock that a day lies in, with what hasn't reached the server yet, and the way to move its entries. */
export function useCalendar(date: string) {
  const { weekStart } = useFormat();
  const { id } = useOrganization();
  const read = useQuery(activityCalendar(startOfWeek(date, weekStart)));
  const { writes, landing } = useUnsent();
  const clockOf: ClockOf = (day) => read.data?.days.find((one) => one.date === day)?.clock_change ?? null;
  const { moved, move } = useMoves(clockOf);
  const here = [...landing, ...writes].filter(({ organization }) => organization === id);
  const calendar = read.data && withMoved(withUnsentCalendar(read.data, here), moved);
  return { calendar, readAt: read.dataUpdatedAt, error: read.error, refetch: read.refetch, clockOf, move };
}
