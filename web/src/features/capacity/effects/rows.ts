import type { CapacityCell, CapacityPage, CapacityWeek } from '#contract/capacity/shapes.ts';
import { t } from '../messages.ts';
import { type CapacitySearch, capacityHref, teamHref } from './capacity-address.ts';

/** A row of the table: somebody, a team, or everybody. */
export interface CapacityRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'team' | 'total';
  /** Beside the name. */
  readonly note: string | null;
  readonly isOnLeave: boolean;
  readonly free_min: number;
  readonly cells: readonly CapacityCell[];
  readonly href: string;
}

/** Rows as they are shown: everybody first, where they are more than one. */
export const rowsOf = (page: CapacityPage, search: CapacitySearch): CapacityRow[] => {
  const { total } = page;
  const rows = search.by ? teamRows(page, search) : personRows(page, search);
  if (rows.length === 0 || total.people < 2) return rows;
  const all: CapacityRow = {
    ...{ id: 'total', name: t('everybody'), kind: 'total', note: t('people', { count: total.people }) },
    ...{ isOnLeave: false, free_min: total.free_min, cells: total.weeks },
    href: capacityHref({
      ...search,
      by: search.by ? undefined : 'department',
      before: undefined,
      after: undefined,
      page: undefined,
    }),
  };
  return [all, ...rows];
};

const personRows = ({ data }: CapacityPage, search: CapacitySearch): CapacityRow[] =>
  data.map(({ member, position, department, on_leave, free_min, weeks }) => ({
    ...{ id: member.id, name: member.name, kind: 'person', note: position ?? department, free_min },
    ...{ isOnLeave: on_leave, cells: weeks, href: capacityHref({ ...search, person: member.id }) },
  }));

const teamRows = ({ teams }: CapacityPage, search: CapacitySearch): CapacityRow[] =>
  teams.map(({ id, name, people, free_min, weeks }) => ({
    ...{ id: id ?? 'none', kind: 'team', note: t('people', { count: people }), free_min, cells: weeks },
    ...{ name: name ?? noTeam(search.by), isOnLeave: false },
    href: teamHref(search, id),
  }));

/** What people without a department or somebody to report to are called. */
export const noTeam = (by: CapacitySearch['by']): string =>
  t(by === 'manager' ? 'no_manager' : 'no_department');

/** How full a week is. */
export type Heat = 'none' | 'free' | 'half' | 'full' | 'over';

/** How full a week is; work without any capacity is more than there is. */
export const heatOf = ({ utilisation_pct: share, ...cell }: CapacityCell, isPast: boolean): Heat => {
  if (share === null) return usedMinutes(cell, isPast) > 0 ? 'over' : 'none';
  if (share > 100) return 'over';
  if (share >= 80) return 'full';
  if (share >= 50) return 'half';
  return share > 0 ? 'free' : 'none';
};

/** What utilisation is of: logged of a week that is over, planned of any other. */
export const usedMinutes = (
  { logged_s, told_min, draft_min }: Pick<CapacityCell, 'logged_s' | 'told_min' | 'draft_min'>,
  isPast: boolean,
): number => (isPast ? logged_s / 60 : told_min + draft_min);

/** The week that isn't over and comes first, else the last one. */
export const weekNow = (weeks: readonly CapacityWeek[]): CapacityWeek | undefined =>
  weeks.find(({ past }) => !past) ?? weeks.at(-1);
