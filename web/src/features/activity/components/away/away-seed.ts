import { dayIn, instant } from '../../../../platform/format/dates.ts';
import type { EntrySeed } from '../form/entry-values.ts';
import type { Away } from './away.ts';

/** The form of an entry over a time away, on the wall clock of a zone. */
export const awaySeed = ({ from, to }: Pick<Away, 'from' | 'to'>, zone: string): EntrySeed => ({
  work_date: dayIn(zone, from),
  start: instant('en-GB', zone, from, 'time'),
  end: instant('en-GB', zone, to, 'time'),
  ends_next_day: dayIn(zone, to) > dayIn(zone, from),
});
