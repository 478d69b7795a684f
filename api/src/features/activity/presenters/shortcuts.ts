import type { Favourite, Proposal, Recurring } from '#contract/activity/shortcut-shapes.ts';
import type { LeaveTaken } from '../../leave/queries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import type { FavouriteRow, RecurringRow } from '../queries/shortcuts.ts';
import { whyClosed } from '../rules/closed.ts';
import { isDue } from '../rules/due.ts';
import { laterDay } from '../rules/recurring.ts';
import { presentPurpose } from './entry.ts';

const named = (row: FavouriteRow | RecurringRow, day: string) => ({
  ...presentPurpose(row),
  category: row.category,
  note: row.note,
  billable: row.billable,
  closed: whyClosed(row, day),
});

/** A favourite, as it stands on a day. */
export const presentFavourite = (row: FavouriteRow, day: string): Favourite => ({
  id: row.id,
  version: row.version,
  ...named(row, day),
});

/** A recurring entry, as it stands on a day. */
export const presentRecurring = (row: RecurringRow, day: string): Recurring => ({
  id: row.id,
  version: row.version,
  ...named(row, laterDay(row.starts_on, day)),
  rrule: row.rrule,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  start: row.start_time?.slice(0, 5) ?? null,
  duration_s: row.duration_s,
  on_days_off: row.on_days_off,
  paused: row.paused,
});

interface ProposalDay {
  readonly settings: TimeSettings;
  readonly date: string;
  readonly leave: readonly LeaveTaken[];
}

/** What is proposed for a day. */
export const presentProposals = (
  rows: readonly RecurringRow[],
  answered: ReadonlySet<string>,
  { settings, leave, date }: ProposalDay,
): Proposal[] =>
  rows
    .filter((row) => !answered.has(row.id) && isDue(row, settings, date, leave))
    .map((row) => ({
      recurring_id: row.id,
      date,
      ...named(row, date),
      start: row.start_time?.slice(0, 5) ?? null,
      duration_s: row.duration_s,
    }));
