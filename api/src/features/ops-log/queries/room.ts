import { sql } from 'kysely';
import { projectDomain } from '#contract/access/permission.ts';
import type { Circumstance } from '#contract/endpoint.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { visibleProjects } from '../../projects/queries.ts';

type Action = 'read' | 'create' | 'correct';

const can = ({ person, organization }: Context, action: Action, project: string): boolean =>
  person.permissions.can(action, `/projects/${project}/ops-log`, projectDomain(organization, project));

/**
 * Whether a rule of the policy keeps the caller from reading a project's log, or from writing into it: being on shift there opens what no
 * rule speaks of, and nothing of this.
 */
export const isKeptFrom = (
  { person, organization }: Pick<Context, 'person' | 'organization'>,
  action: Action,
  project: string,
): boolean => {
  const domain = projectDomain(organization, project);
  const { allowed, rules } = person.permissions.decide(action, `/projects/${project}/ops-log`, domain);
  return !allowed && rules.length > 0;
};

/** Whether the caller may read a project's log: the policy says so, or they stand on a shift there and no rule keeps them from it. */
export const readsLog = (context: Context, project: string, isOnShift: boolean): boolean =>
  can(context, 'read', project) || (isOnShift && !isKeptFrom(context, 'read', project));

/** Whether the policy, and not a shift, lets the caller write into a project's log. */
export const coordinates = (context: Context, project: string): boolean => can(context, 'create', project);

/**
 * Lets the transaction read the ops-log of a project, as far as the policy says so: row-level security shows nothing of it before.
 * Whoever is on shift there needs no such word. Throws 404 for a project that isn't the caller's to see.
 */
export const enterToRead = async (context: Context, project: string): Promise<void> => {
  if (!can(context, 'read', project)) return;
  const found = await visibleProjects(context)
    .select(sql`set_config('muster.ops_log_read', projects.id::text, true)`.as('entered'))
    .where('projects.id', '=', project)
    .executeTakeFirst();
  if (!found) throw notFound('project');
};

/** Whether there is a project that the caller sees by the policy, or stands on a shift of. */
export const seesLog = async (context: Context, project: string): Promise<boolean> => {
  const isByPolicy = can(context, 'create', project);
  const projects = isByPolicy ? visibleProjects(context) : context.db.selectFrom('projects');
  const found = await projects.select('projects.id').where('projects.id', '=', project).executeTakeFirst();
  return found !== undefined;
};

/** Where somebody writes: by the policy, or because they are or were on shift there. */
export interface Room {
  readonly project: string;
  readonly onShift: boolean;
  /** The caller's member id. */
  readonly author: string;
  /** The id of what is written next. */
  readonly next: string;
}

/** The same to write: 404, and 422 `member-required`, `project-archived`. */
export const enterToWrite = async (
  context: Context,
  project: string,
  action: 'create' | 'correct',
): Promise<Room> => {
  if (!context.member)
    throw brokenRule(
      'member-required',
      '',
      "You aren't on this organization's team, so you can't write here.",
    );
  const byPolicy = can(context, action, project);
  const projects = byPolicy ? visibleProjects(context) : context.db.selectFrom('projects');
  const entered = byPolicy ? sql`set_config('muster.ops_log_write', projects.id::text, true)` : sql`null`;
  const reading = can(context, 'read', project)
    ? sql`set_config('muster.ops_log_read', projects.id::text, true)`
    : sql`null`;
  const found = await projects
    .select(['projects.status', entered.as('entered'), reading.as('reading')])
    .select(sql<string>`uuidv7()`.as('next'))
    .where('projects.org_id', '=', context.organization)
    .where('projects.id', '=', project)
    .executeTakeFirst();
  if (!found) throw notFound('project');
  if (found.status === 'archived')
    throw brokenRule('project-archived', '', 'This project is archived: restore it first.');
  return { project, onShift: !byPolicy, author: context.member, next: found.next };
};

/** Whether the caller is on a shift of a project at times (since, until, how late). */
export const isOnShift = async (
  db: Database,
  project: string,
  times: ReturnType<typeof sql>,
): Promise<boolean> => {
  const { rows } = await sql<{ holds: boolean }>`
    select ${project}::uuid = any (projects_on_shift(${times})) as holds`.execute(db);
  return rows[0]?.holds ?? false;
};

/** Whether the caller is on a shift of a project, or was less than a day ago: then what they saw there may still come. */
export const CIRCUMSTANCES: Readonly<
  Record<Circumstance, (db: Database, project: string) => Promise<boolean>>
> = {
  'on-shift': (db, project) => isOnShift(db, project, sql`now(), now(), interval '2 hours'`),
  'after-shift': (db, project) => isOnShift(db, project, sql`'-infinity', now(), interval '1 day'`),
};
