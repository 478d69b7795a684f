import { useRouter } from '@tanstack/react-router';
import type { CapacityWeek, TeamKind } from '#contract/capacity/shapes.ts';
import { type CapacitySearch, capacityHref, withWeek, withWeeks } from './capacity-address.ts';

/** Ways to other weeks and rows; each is an address of its own, so that one can go back. */
export function useMoves(search: CapacitySearch, weeks: readonly CapacityWeek[]) {
  const router = useRouter();
  const go = (to: CapacitySearch) => router.history.push(capacityHref(to));
  return {
    onFrom: (from: string | undefined) => go(withWeeks(search, from)),
    /** Somebody's open week goes on alone; a phone's takes the list along. */
    onWeek: (week: string) => go(search.person ? { ...search, week } : withWeek(search, week, weeks)),
    onNow: () => go(withWeeks(search, undefined)),
    onBy: (by: TeamKind | undefined) => go({ ...withWeeks(search, search.from), by, sort: undefined }),
    onClose: (isPhone: boolean) =>
      go({ ...search, person: undefined, week: isPhone ? search.week : undefined }),
  };
}
