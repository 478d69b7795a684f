import type { DayCheck } from '#contract/activity/day-shapes.ts';
import { isEditable, overlapping, type Stretch } from '#contract/activity/rules.ts';
import type { DayStatus, EntryStatus } from '#contract/activity/shapes.ts';
import { type EntryRow, isSpent } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';

type Finding = Omit<DayCheck, 'start' | 'end'>;

/** A day's entries, and those of the days beside it that may reach into it. */
export interface DayEntries {
  readonly entries: readonly EntryRow[];
  readonly neighbours: readonly EntryRow[];
}

/** Splits a few days into the asked one and those beside it. */
export const dayOf = (near: readonly EntryRow[], date: string): DayEntries => ({
  entries: near.filter(({ work_date }) => work_date === date),
  neighbours: near.filter(({ work_date }) => work_date !== date),
});

/** An entry with start and end. */
export const isTimed = <Row extends { started_at: string | null; ended_at: string | null }>(
  row: Row,
): row is Row & Stretch => row.started_at !== null && row.ended_at !== null;

/** What stands between a day and its submission; only what isn't submitted yet counts. */
export const findingsOf = (settings: TimeSettings, { entries, neighbours }: DayEntries): Finding[] => {
  const open = entries.filter(({ status }) => isEditable(status));
  if (open.length === 0) return entries.length > 0 ? [] : [found('nothing-logged', true, [])];
  const missing = (rule: DayCheck['rule'], required: boolean, lacks: (entry: EntryRow) => boolean) =>
    required ? found(rule, true, open.filter(lacks)) : found(rule, true, []);
  return [
    missing('project-required', settings.require_project, ({ project_id }) => project_id === null),
    missing('service-required', settings.require_service, ({ service_type_id }) => service_type_id === null),
    missing('note-required', settings.require_note, ({ note }) => note === ''),
    found(
      'rejected',
      true,
      open.filter(({ status }) => status === 'rejected'),
    ),
    found('overlap', !settings.allow_overlap, overlapsOf(open, [...entries, ...neighbours])),
  ].filter(({ entry_ids }) => entry_ids.length > 0);
};

const found = (rule: DayCheck['rule'], blocking: boolean, entries: readonly EntryRow[]): Finding => ({
  rule,
  blocking,
  entry_ids: entries.map(({ id }) => id),
});

const overlapsOf = (open: readonly EntryRow[], all: readonly EntryRow[]): EntryRow[] => {
  const sharing = new Set(overlapping(all.filter(isSpent).filter(isTimed)).map(({ id }) => id));
  return open.filter(({ id }) => sharing.has(id));
};

const ORDER = [
  'rejected',
  'draft',
  'submitted',
  'approved',
  'locked',
] as const satisfies readonly EntryStatus[];

/** How far a day is: as far as its least advanced entry; a rejected one comes before all. */
export const statusOfDay = (entries: readonly { readonly status: EntryStatus }[]): DayStatus =>
  ORDER.find((status) => entries.some((entry) => entry.status === status)) ?? 'empty';
