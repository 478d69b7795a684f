import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 `vacant-in-the-future` for a day that hasn't come in the organization. */
export const requireDayCome = async (
  { db, organization }: Context,
  day: string | null | undefined,
): Promise<void> => {
  if (!day) return;
  const { rows } = await sql<{ come: boolean }>`
    select ${day}::date <= day_in(${organization}) as come`.execute(db);
  if (!rows[0]?.come)
    throw brokenRule(
      'vacant-in-the-future',
      'vacant_since',
      'This day hasn’t come yet: choose today or a day before.',
    );
};

interface Seats {
  readonly headcount: number;
  readonly holders: number;
  /** What is said of the day; undefined where nothing is. */
  readonly vacant_since: string | null | undefined;
}

/**
 * Throws 422 `position-full` for fewer seats than people, `position-filled` for a day of vacancy where no seat is free, and
 * `position-vacant` for none where one is.
 */
export const requireSeats = ({ headcount, holders, vacant_since }: Seats): void => {
  if (holders > headcount)
    throw brokenRule(
      'position-full',
      'headcount',
      `${holders} people sit on this position: give it as many seats, or move some of them first.`,
    );
  if (vacant_since && holders === headcount)
    throw brokenRule(
      'position-filled',
      'vacant_since',
      'Every seat of this position is taken: leave the day empty, or add a seat.',
    );
  if (vacant_since === null && holders < headcount)
    throw brokenRule(
      'position-vacant',
      'vacant_since',
      'A seat of this position is free: say since which day.',
    );
};
