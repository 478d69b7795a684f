import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

/** The caller's running timer with its project and service; undefined when none runs. */
export const findTimer = ({ db, organization }: Context, member: string) =>
  db
    .selectFrom('activity_timers as t')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.org_id', '=', 't.org_id').onRef('p.id', '=', 't.project_id'),
    )
    .leftJoin('service_types as s', (join) =>
      join.onRef('s.org_id', '=', 't.org_id').onRef('s.id', '=', 't.service_type_id'),
    )
    .innerJoin('organizations as o', 'o.org_id', 't.org_id')
    .selectAll('t')
    .select([
      'p.code as project_code',
      'p.name as project_name',
      's.code as service_code',
      's.name as service_name',
      sql<string>`coalesce(p.site_timezone, (select settings ->> 'timezone' from users where sub = muster_sub()), o.timezone)`.as(
        'timezone',
      ),
    ])
    .where('t.org_id', '=', organization)
    .where('t.member_id', '=', member)
    .executeTakeFirst();

/** A running timer with its project and service. */
export type TimerRow = NonNullable<Awaited<ReturnType<typeof findTimer>>>;

/**
 * Makes everything that changes one person's time wait for each other until the commit, so that two tabs can't exceed
 * a day together, and for a month that is being closed. What is read afterwards is as the others left it.
 */
export const lockTime = async ({ db, organization }: Context, member: string): Promise<void> => {
  await sql`select hold_months(${organization}, false),
    pg_advisory_xact_lock(hashtextextended(${`activity:${organization}:${member}`}, 0))`.execute(db);
};

/** A member's running timer, the one of this name where one is meant. Throws 422 when it doesn't run. */
export const readTimer = async (context: Context, member: string, name?: string): Promise<TimerRow> => {
  const timer = await findTimer(context, member);
  if (!timer) throw brokenRule('no-timer', '', 'No timer is running: start one first.');
  if (name !== undefined && !isNamed(timer, name))
    throw brokenRule('no-timer', 'timer', 'This timer runs no more: another one does.');
  return timer;
};

/** True for the timer that a device or the server calls so. */
export const isNamed = ({ id, client_uuid }: TimerRow, name: string | undefined): boolean =>
  name !== undefined && (id === name || client_uuid === name);
