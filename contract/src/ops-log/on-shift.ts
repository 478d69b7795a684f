import type { OwnShift } from '../shifts/plan-endpoints.ts';

/** Whoever is on a shift reads the log from so many minutes before it. */
const BEFORE_MIN = 30;
/** And until so many minutes after it. */
const AFTER_MIN = 120;
const MINUTE_MS = 60_000;

type Placed = Pick<OwnShift, 'starts_at' | 'ends_at' | 'cancelled'> & {
  readonly mine: Pick<OwnShift['mine'], 'booking' | 'status'>;
};

/** Whether somebody on a shift reads its project's ops-log at a moment without a rule of the policy; the database says so in the end. */
export const isInLog = ({ starts_at, ends_at, cancelled, mine }: Placed, at: number): boolean =>
  !cancelled &&
  mine.booking === 'hard' &&
  mine.status !== 'declined' &&
  mine.status !== 'no_show' &&
  at >= Date.parse(starts_at) - BEFORE_MIN * MINUTE_MS &&
  at <= Date.parse(ends_at) + AFTER_MIN * MINUTE_MS;
