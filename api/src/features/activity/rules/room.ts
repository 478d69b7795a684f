import { addDays, DAY_SECONDS, isOverlapping, type Stretch } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { clockTime } from '../../../platform/wall-clock.ts';
import { isSpent, listEntriesBetween } from '../queries/entries.ts';
import type { TimeSettings } from '../queries/settings.ts';
import { findTimer } from '../queries/timer.ts';
import type { Span } from './span.ts';

/** Whose day a span has to fit into, and the entry that it replaces. */
export interface Place {
  readonly member: string;
  readonly except: string | null;
}

/** Throws 422 when a day would hold more than 24 hours, or, where overlaps aren't allowed, time is logged twice. */
export const requireRoom = async (
  context: Context,
  settings: TimeSettings,
  span: Span,
  { member, except }: Place,
): Promise<void> => {
  const near = await listEntriesBetween(
    context,
    member,
    addDays(span.work_date, -1),
    addDays(span.work_date, 1),
  );
  // Time that was taken back takes no room, and what takes it back makes none.
  const others = near.filter((entry) => entry.id !== except && isSpent(entry));
  requireDayLimit(span, others);
  const { started_at, ended_at } = span;
  if (settings.allow_overlap || !started_at || !ended_at) return;
  const taken = others.find((other) => isTimed(other) && isOverlapping({ started_at, ended_at }, other));
  if (taken?.started_at && taken.ended_at) {
    const [from, to] = [taken.started_at, taken.ended_at].map((at) => clockTime(taken.timezone, at));
    throw brokenRule('overlap', 'start', `You already logged ${from} to ${to}: change one of the two.`);
  }
  await requireApartFromTimer(context, member, { started_at, ended_at });
};

const isTimed = (row: { started_at: string | null; ended_at: string | null }): row is Stretch =>
  row.started_at !== null && row.ended_at !== null;

const requireDayLimit = (
  { work_date, duration_s }: Span,
  others: readonly { work_date: string; duration_s: number }[],
): void => {
  const logged = others
    .filter((other) => other.work_date === work_date)
    .reduce((sum, other) => sum + other.duration_s, 0);
  if (logged + duration_s <= DAY_SECONDS) return;
  const left = Math.max(0, Math.floor((DAY_SECONDS - logged) / 60));
  throw brokenRule(
    'day-limit',
    'duration_s',
    `A day has 24 hours: ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} is left.`,
  );
};

const requireApartFromTimer = async (context: Context, member: string, span: Stretch): Promise<void> => {
  const timer = await findTimer(context, member);
  if (!timer) return;
  const running = { started_at: timer.started_at, ended_at: context.now.toISOString() };
  if (isOverlapping(span, running))
    throw brokenRule(
      'overlap',
      'start',
      'The timer runs at that time: stop it first, or choose another time.',
    );
};
