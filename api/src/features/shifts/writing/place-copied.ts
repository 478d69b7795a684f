import { Failure } from '#contract/errors.ts';
import type { Unplanned } from '#contract/shifts/batch-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { findConflicts } from '../queries/conflicts.ts';
import { type HeldShift, holdMembers, holdShifts } from '../queries/hold.ts';
import type { Copied, ShiftLine } from '../queries/week.ts';
import { proposalOf } from '../rules/proposal.ts';
import { bookMembers } from './book-members.ts';
import { overriddenOf } from './require-no-conflict.ts';

interface Pair {
  /** What was copied, on the day of its copy. */
  readonly shift: ShiftLine;
  readonly copy: string;
}

interface Place {
  readonly shift: ShiftLine;
  readonly held: HeldShift;
  readonly who: Copied;
}

/**
 * Puts whoever was on some shifts on their copies; whoever something is in the way of is left, and why, unless they are planned in
 * spite of it. Each place of one person is judged by what they were given before it, those of several people together. Throws 422
 * `override-rank` for a reason given by somebody who may not.
 */
export const placeCopied = async (
  context: Context,
  project: string,
  pairs: readonly Pair[],
  override_reason?: string,
): Promise<{ count: number; left: Unplanned[] }> => {
  const peopled = pairs.filter(({ shift }) => shift.people.length > 0);
  if (peopled.length === 0) return { count: 0, left: [] };
  const copyOf = await holdShifts(
    context,
    project,
    peopled.map(({ copy }) => copy),
  );
  const places = peopled.flatMap(({ shift, copy }) =>
    shift.people.map((who) => ({ shift, held: copyOf(copy), who })),
  );
  await holdMembers(context, [...new Set(places.map(({ who }) => who.id))]);
  const left = new Map<Place, Unplanned>();
  for (const round of roundsOf(places))
    for (const one of await placeRound(context, project, round, override_reason)) left.set(...one);
  return { count: places.length - left.size, left: places.flatMap((place) => left.get(place) ?? []) };
};

/** The first places of everybody, then their second ones, and so on. */
const roundsOf = (places: readonly Place[]): Place[][] => {
  const rounds: Place[][] = [];
  const given = new Map<string, number>();
  for (const place of places) {
    const at = given.get(place.who.id) ?? 0;
    given.set(place.who.id, at + 1);
    const round = rounds[at];
    if (round) round.push(place);
    else rounds.push([place]);
  }
  return rounds;
};

const placeRound = async (
  context: Context,
  project: string,
  round: readonly Place[],
  override_reason?: string,
): Promise<(readonly [Place, Unplanned])[]> => {
  const proposals = round.map(({ held, who: { id, booking } }) =>
    proposalOf(held, { member_id: id, booking, except: [] }),
  );
  const found = await findConflicts(context, project, proposals);
  const left: (readonly [Place, Unplanned])[] = [];
  const free = round.flatMap((place, at) => {
    const { held: shift, who } = place;
    try {
      const overridden = overriddenOf(context, project, found[at] ?? [], override_reason);
      const why = overridden.length > 0 ? (override_reason ?? null) : null;
      const placing = { member_id: who.id, booking: who.booking, overridden, override_reason: why };
      return [{ shift, placing }];
    } catch (error) {
      if (!(error instanceof Failure) || error.rule === 'override-rank') throw error;
      left.push([place, unplacedOf(place, error)]);
      return [];
    }
  });
  await bookMembers(context, free);
  return left;
};

const unplacedOf = ({ shift, who: { id: member, name } }: Place, { rule, message }: Failure): Unplanned => {
  const { id: shift_id, day, start, service_name, role } = shift;
  const what = { shift_id, day, start, name: service_name ?? role ?? '' };
  return { ...what, member: { id: member, name }, rule: rule ?? '', message };
};
