import { useState } from 'react';
import type { ActivityWeek, WeekRow } from '#contract/activity/day-shapes.ts';
import type { Coded } from '#contract/activity/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { deviceStore } from '../../../../platform/storage.ts';

/** A row that was added to a week before there is time in it. */
export interface BareRow {
  readonly project: Coded | null;
  readonly service: Coded | null;
}

/** What makes a row: project and service. */
export const rowKey = ({ project, service }: BareRow): string => `${project?.id ?? ''}/${service?.id ?? ''}`;

/** What makes a cell: its row and day. */
export const cellKey = (row: BareRow, { date }: { readonly date: string }): string =>
  `${date} ${rowKey(row)}`;

/** The rows of a week with time, then the added ones, which this device remembers. */
export function useWeekRows(week: ActivityWeek) {
  const { id } = useOrganization();
  const key = `week-rows:${id}:${week.from}`;
  const [kept, setKept] = useState(() => ({ key, rows: read(key) }));
  const added = kept.key === key ? kept.rows : read(key);
  const known = new Set(week.rows.map(rowKey));
  const add = (rows: readonly BareRow[]) => {
    const next = unique([...added, ...rows]);
    deviceStore.write(key, JSON.stringify(next));
    setKept({ key, rows: next });
  };
  return {
    rows: [...week.rows, ...added.filter((row) => !known.has(rowKey(row))).map((row) => bareRow(week, row))],
    add,
  };
}

/** A row without time. */
export const bareRow = ({ days }: ActivityWeek, { project, service }: BareRow): WeekRow => ({
  project,
  service,
  cells: days.map(({ date }) => ({ date, duration_s: 0, entry_ids: [], editable: true })),
  total_s: 0,
});

const unique = (rows: readonly BareRow[]): BareRow[] => [
  ...new Map(rows.map((row) => [rowKey(row), row])).values(),
];

function read(key: string): BareRow[] {
  try {
    const rows: unknown = JSON.parse(deviceStore.read(key) ?? '[]');
    return Array.isArray(rows)
      ? rows.map(({ project, service }) => ({ project: coded(project), service: coded(service) }))
      : [];
  } catch {
    return [];
  }
}

const coded = (given: Partial<Coded> | null): Coded | null =>
  given ? { id: String(given.id), code: String(given.code), name: String(given.name) } : null;
