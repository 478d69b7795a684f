import { startOfWeek } from '../activity/rules.ts';
import type { BookedTime, LeaveTime, MemberFacts, Proposal } from './facts.ts';
import * as text from './sentences.ts';
import { CONFLICT_RULES, type Conflict, type ConflictRow, type ConflictRule } from './shapes.ts';
import { coveredMinutes, minutesBetween, sharedMinutes, workMinutes } from './time.ts';

/**
 * Every reason why somebody can't be on a shift, worst first; empty where nothing is in the way. Nothing is known of somebody who
 * isn't of the organization. Pure: which day a moment belongs to comes with the facts, so no zone is read here.
 */
export const conflictsOf = (proposal: Proposal, facts: MemberFacts | undefined): Conflict[] => {
  if (!facts) return [because('stranger', text.UNKNOWN, { final: true })];
  const bookings = facts.bookings.filter(({ id }) => !proposal.except.includes(id));
  const found = [
    ...standing(proposal, facts),
    ...overlaps(proposal, bookings),
    ...elsewhere(proposal, facts),
    ...away(proposal, facts),
    ...skills(proposal, facts),
    ...rest(proposal, bookings, facts),
    ...week(proposal, bookings, facts),
  ];
  return found.toSorted(
    (one, other) =>
      CONFLICT_RULES.indexOf(one.rule) - CONFLICT_RULES.indexOf(other.rule) ||
      Number(other.final) - Number(one.final),
  );
};

const because = (rule: ConflictRule, message: string, rest: Partial<Conflict> = {}): Conflict => ({
  ...{ rule, message, final: false, rows: [] },
  ...{ skill: null, expired_on: null, week_from: null, actual: null, limit: null },
  ...rest,
});

const bookingRow = ({ id, starts_at, ends_at, project, booking }: BookedTime): ConflictRow => ({
  ...{ kind: 'booking', id, starts_at, ends_at, project, booking },
});

const leaveRow = ({ id, starts_at, ends_at }: LeaveTime): ConflictRow => ({
  ...{ kind: 'leave', id, starts_at, ends_at, project: null, booking: null },
});

const standing = ({ day }: Proposal, facts: MemberFacts): Conflict[] => {
  const { sees_project, offboarded, on_leave, start_date, end_date } = facts;
  const final = { final: true };
  const isOver = end_date !== null && day > end_date;
  return [
    ...(sees_project ? [] : [because('stranger', text.strangerText(facts), final)]),
    ...(day < start_date ? [because('not-working', text.notYetText(facts), final)] : []),
    ...(isOver ? [because('not-working', text.noLongerText(facts, end_date), final)] : []),
    ...(offboarded && !isOver ? [because('not-working', text.noLongerText(facts, null), final)] : []),
    ...(on_leave ? [because('not-working', text.awayText(facts))] : []),
  ];
};

const overlaps = (proposal: Proposal, bookings: readonly BookedTime[]): Conflict[] =>
  bookings.flatMap((booking) => {
    const actual = sharedMinutes(proposal, booking);
    if (actual === 0) return [];
    const final = proposal.booking === 'hard' && booking.booking === 'hard';
    return because('overlap', text.overlapText(booking), {
      ...{ final, rows: [bookingRow(booking)], actual, limit: 0 },
    });
  });

const elsewhere = (proposal: Proposal, facts: MemberFacts): Conflict[] => {
  const actual = coveredMinutes(proposal, facts.elsewhere);
  if (actual === 0) return [];
  const isAll = actual === minutesBetween(proposal.starts_at, proposal.ends_at);
  return [because('elsewhere', text.elsewhereText(actual, isAll), { actual, limit: 0 })];
};

const away = (proposal: Proposal, { leave }: MemberFacts): Conflict[] =>
  leave.flatMap((absence) => {
    const actual = sharedMinutes(proposal, absence);
    if (actual === 0) return [];
    return because('leave', text.leaveText(absence), { rows: [leaveRow(absence)], actual, limit: 0 });
  });

/** Skills are called the same however they are written. */
const called = (skill: string): string => skill.trim().toLowerCase();

const skills = ({ skills: needed, day }: Proposal, facts: MemberFacts): Conflict[] =>
  needed.flatMap((need) => {
    const held = facts.skills.find(({ skill }) => called(skill) === called(need.skill));
    const actual = held?.level ?? 0;
    const levels = { skill: need.skill, actual, limit: need.level };
    const expired_on = held?.expires ?? null;
    return [
      ...(actual < need.level
        ? [because('skill-missing', text.missingText(need, facts, actual), levels)]
        : []),
      ...(expired_on !== null && expired_on < day
        ? [because('skill-expired', text.expiredText(need, expired_on), { ...levels, expired_on })]
        : []),
    ];
  });

/** Since the last booking before it and until the next one after it; what overlaps it is told of as such. */
const rest = (proposal: Proposal, bookings: readonly BookedTime[], { rules }: MemberFacts): Conflict[] => {
  const limit = rules.min_rest_h * 60;
  const sides = [
    ...[{ side: 'after' as const, gap: (of: BookedTime) => minutesBetween(of.ends_at, proposal.starts_at) }],
    ...[{ side: 'before' as const, gap: (of: BookedTime) => minutesBetween(proposal.ends_at, of.starts_at) }],
  ];
  return sides.flatMap(({ side, gap }) => {
    const beside = bookings.filter((booking) => gap(booking) >= 0);
    const actual = Math.min(...beside.map(gap));
    const nearest = beside.filter((booking) => gap(booking) === actual);
    const [booking] = nearest;
    if (!booking || actual >= limit) return [];
    return because('rest', text.restText(side, booking, actual, limit), {
      ...{ rows: nearest.map(bookingRow), actual, limit },
    });
  });
};

const week = (
  proposal: Proposal,
  bookings: readonly BookedTime[],
  { rules, cap_min: limit }: MemberFacts,
): Conflict[] => {
  const week_from = startOfWeek(proposal.day, rules.week_start);
  const others = bookings.filter(({ day }) => startOfWeek(day, rules.week_start) === week_from);
  const actual = [proposal, ...others].reduce((sum, one) => sum + workMinutes(one), 0);
  if (actual <= limit) return [];
  return [
    because('week', text.weekText(week_from, actual, limit), {
      ...{ rows: others.map(bookingRow), week_from, actual, limit },
    }),
  ];
};
