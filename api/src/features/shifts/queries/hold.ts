import { sql } from 'kysely';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { NeededSkill } from '#contract/shifts/shapes.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';

const SHIFT_COLUMNS = [
  ...(['id', 'project_id', 'service_type_id', 'role', 'site', 'day', 'timezone', 'starts_at'] as const),
  ...(['ends_at', 'break_min', 'headcount', 'note', 'status', 'status_reason', 'version'] as const),
  ...(['series_id', 'series_day', 'series_changed'] as const),
] as const;

/** Shifts of a project, kept from other writers until the transaction ends; always in one order. Throws 404 where one is missing. */
export const holdShifts = async ({ db, organization }: Context, project: string, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('shifts')
    .select(SHIFT_COLUMNS)
    .select(sql<NeededSkill[]>`skills`.as('skills'))
    .where('org_id', '=', organization)
    .where('project_id', '=', project)
    .where(sql<boolean>`id = any (${[...new Set(ids)]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const held = new Map(rows.map((row) => [row.id, row]));
  return (id: string) => {
    const row = held.get(id);
    if (!row) throw notFound('shift');
    return row;
  };
};

/** Those of a series for a day and later, kept in the same way, in the order of their days. */
export const holdSeriesShifts = (
  { db, organization }: Context,
  { series, from }: { readonly series: string; readonly from: string },
): Promise<HeldShift[]> =>
  db
    .selectFrom('shifts')
    .select(SHIFT_COLUMNS)
    .select(sql<NeededSkill[]>`skills`.as('skills'))
    .where('org_id', '=', organization)
    .where('series_id', '=', series)
    .where('series_day', '>=', from)
    .orderBy('series_day')
    .forNoKeyUpdate()
    .execute();

/** One of them. */
export const holdShift = async (context: Context, project: string, id: string) =>
  (await holdShifts(context, project, [id]))(id);

/** A shift that is held. */
export type HeldShift = Awaited<ReturnType<typeof holdShift>>;

/** Throws 422 `shift-over` for one that is locked or cancelled. */
export const requireAlive = ({ status }: Pick<HeldShift, 'status'>): void => {
  if (status === 'locked')
    throw brokenRule('shift-over', '', 'The time of this shift is decided: it can’t be changed any more.');
  if (status === 'cancelled') throw brokenRule('shift-over', '', 'This shift is cancelled.');
};

/** The same for one that has ended: people answer for what is still to come. */
export const requireToCome = (shift: HeldShift, now: Date): void => {
  requireAlive(shift);
  if (Date.parse(shift.ends_at) <= now.getTime()) throw brokenRule('shift-over', '', 'This shift is over.');
};

/** Keeps people from other writers until the transaction ends. In one order, so that two who hold several never wait for each other. */
export const holdMembers = ({ db, organization }: Context, members: readonly string[]) =>
  db
    .selectFrom('members')
    .select('id')
    .where('org_id', '=', organization)
    .where(sql<boolean>`id = any(${members}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

const assignments = ({ db, organization }: Context) =>
  db.selectFrom('assignments').selectAll().where('org_id', '=', organization);

/** A booking that stands in the plan, or that its person still counts on; undefined for any other. */
export const findAssignment = (context: Context, project: string, id: string) =>
  assignments(context)
    .where('project_id', '=', project)
    .where('id', '=', id)
    .where((is) => is.or([is('archived_at', 'is', null), is('withdrawn_at', 'is', null)]))
    .executeTakeFirst();

/** One that stands in the plan. */
export const findPlanned = async (context: Context, project: string, id: string) => {
  const row = await findAssignment(context, project, id);
  return row?.archived_at === null ? row : undefined;
};

/** A booking. */
export type AssignmentRow = NonNullable<Awaited<ReturnType<typeof findAssignment>>>;

/** The bookings of a shift, those that people weren't told yet that they are off it too. */
export const listAssignments = (context: Context, shift: string): Promise<AssignmentRow[]> =>
  assignments(context)
    .where('shift_id', '=', shift)
    .where((is) => is.or([is('archived_at', 'is', null), is('withdrawn_at', 'is', null)]))
    .orderBy('id')
    .execute();

/** True for one that takes a place in the plan. */
export const isPlanned = ({ status, archived_at }: AssignmentRow): boolean =>
  archived_at === null && TAKING_STATUSES.some((one) => one === status);
