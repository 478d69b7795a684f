import { sql } from 'kysely';
import type { NeededSkill } from '#contract/shifts/shapes.ts';
import type { JudgedSwap } from '#contract/swaps/shapes.ts';
import { isToDecide } from '#contract/swaps/states.ts';
import type { Context } from '../../../platform/context.ts';
import { bookingsOf, changesOf } from '../rules/swap-facts.ts';
import { type Booked, findConflicts } from './conflicts.ts';
import type { SwapRow } from './swaps.ts';

type Judgement = Pick<JudgedSwap, 'changed' | 'conflicts'>;

/**
 * What is in the way of each request that waits for a decision, by what is so now; of all of them in two statements. What is judged
 * here is judged again, with everything held, by whoever approves.
 */
export const judgeSwaps = async (
  context: Context,
  project: string,
  swaps: readonly SwapRow[],
): Promise<(swap: SwapRow) => Judgement> => {
  const waiting = swaps.filter(({ state, counterpart_id }) => isToDecide(state, counterpart_id !== null));
  const now = await readBookings(context, waiting);
  const changed = new Map(waiting.map((swap) => [swap.id, sentencesOf(swap, now)]));
  const takings = waiting.flatMap((swap) => (changed.get(swap.id)?.length === 0 ? takingsOf(swap, now) : []));
  const found = await findConflicts(context, project, takings);
  const judged = takings.map(({ swap, member, assignment_id }, at) => ({
    ...{ swap, member, assignment_id, conflicts: found[at] ?? [] },
  }));
  return ({ id }) => ({
    changed: changed.get(id) ?? [],
    conflicts: judged
      .filter(({ swap, conflicts }) => swap === id && conflicts.length > 0)
      .map(({ swap, ...taking }) => taking),
  });
};

const readBookings = async ({ db, organization }: Context, swaps: readonly SwapRow[]) => {
  const ids = swaps.flatMap((swap) => bookingsOf(swap).map(({ id }) => id));
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('assignments as a')
    .innerJoin('shifts as s', (join) =>
      join.onRef('s.org_id', '=', 'a.org_id').onRef('s.id', '=', 'a.shift_id'),
    )
    .select(['a.id', 'a.member_id', 'a.booking', 'a.status', 'a.archived_at'])
    .select(['s.starts_at', 's.ends_at', 's.day', 's.break_min', 's.status as shift_status'])
    .select(sql<NeededSkill[]>`s.skills`.as('skills'))
    .where('a.org_id', '=', organization)
    .where(sql<boolean>`a.id = any (${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

type Bookings = Awaited<ReturnType<typeof readBookings>>;

const sentencesOf = (swap: SwapRow, bookings: Bookings): string[] =>
  changesOf(
    bookingsOf(swap).map((booking) => {
      const now = bookings.get(booking.id);
      const { starts_at, ends_at } = now ?? booking;
      return { ...booking, now, shift: { starts_at, ends_at, status: now?.shift_status ?? 'published' } };
    }),
  ).map(({ message }) => message);

interface Taking extends Booked {
  readonly swap: string;
  readonly member: { readonly id: string; readonly name: string };
  readonly assignment_id: string;
}

/** Who would take over what, in exchange for what. */
const takingsOf = (swap: SwapRow, bookings: Bookings): Taking[] => {
  const { id, requester_id, requester_name, counterpart_id, counterpart_name } = swap;
  const given = bookings.get(swap.assignment_id);
  const got = swap.other_assignment_id ? bookings.get(swap.other_assignment_id) : undefined;
  if (!given || !counterpart_id) return [];
  const taking = (member: Taking['member'], taken: typeof given, gives: typeof got): Taking => ({
    ...{ swap: id, member, member_id: member.id, assignment_id: taken.id, booking: taken.booking },
    ...{ starts_at: taken.starts_at, ends_at: taken.ends_at, day: taken.day, break_min: taken.break_min },
    ...{ skills: taken.skills, except: gives ? [gives.id] : [] },
  });
  return [
    taking({ id: counterpart_id, name: counterpart_name ?? '' }, given, got),
    ...(got ? [taking({ id: requester_id, name: requester_name }, got, given)] : []),
  ];
};
