import { sql } from 'kysely';
import type { Happened, Inside, Notice, Reaction, Reactions, Watch } from '../../platform/reactions.ts';

/** The member whom a role concerns, with the name of its project or organization. */
const findHolder = async ({ db, organization }: Inside, { subject, project }: Happened) => {
  const holder = await db
    .selectFrom('members as m')
    .innerJoin('organizations as o', 'o.org_id', 'm.org_id')
    .leftJoin('projects as p', (join) => join.onRef('p.org_id', '=', 'm.org_id').on('p.id', '=', project))
    .select(['m.user_sub', 'o.name as organization', 'p.name as project'])
    .where('m.org_id', '=', organization)
    .where('m.id', '=', subject.id)
    .executeTakeFirst();
  return holder?.user_sub ? { ...holder, sub: holder.user_sub } : null;
};

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;

/** Tells somebody that a role was given to them, changed or taken back, in the organization or in a project. */
const tellHolders: Reaction = async (inside, events) => {
  const told = await Promise.all(events.map((event) => tellHolder(inside, event)));
  return told.flat();
};

const tellHolder = async (inside: Inside, event: Happened): Promise<Notice[]> => {
  const role = event.changes.role?.[1];
  // Only its end or its reason changed.
  if (event.type === 'grant.changed' && role === undefined) return [];
  const holder = await findHolder(inside, event);
  if (!holder) return [];
  const message = typeof event.data.reason === 'string' ? event.data.reason : '';
  const words = said(event, holder, typeof role === 'string' ? role : null);
  return [{ ...words, recipient: holder.sub, message, source: event.id }];
};

const said = (event: Happened, { project, organization }: Holder, role: string | null) => {
  const place = event.project ? (project ?? 'a project') : organization;
  const isOver = event.type === 'grant.revoked';
  if (!event.project)
    return {
      type: 'role.granted' as const,
      title: isOver ? `took a role in ${place} back from you` : `made you ${role} in ${place}`,
      url: '/account',
      reason: `The role is yours.`,
    };
  return {
    type: isOver ? ('project.unassigned' as const) : ('project.assigned' as const),
    title: isOver ? `took you off ${place}` : `assigned you to ${place} as ${role}`,
    project: event.project,
    target: { type: 'project', id: event.project },
    url: isOver ? '/daily-activity' : `/manager/projects/${event.project}`,
    reason: isOver ? 'You were assigned to this project.' : 'You are assigned to this project.',
  };
};

/** Looks up anew the rank of those in lists whose role has run out. */
export const refreshedRanks: Watch = async ({ db }) => {
  await sql`select refresh_ranks()`.execute(db);
  return [];
};

/** How long before its end somebody is told that a role ends. */
const EXPIRES_WITHIN = sql`interval '7 days'`;

/** Tells people of their roles that end within a week, once for each end. */
export const expiringRoles: Watch = async ({ db, organization }) => {
  const { rows } = await sql<Expiring>`
    select g.id, g.subject, g.role::text, g.project_id, coalesce(p.name, o.name) as place,
      to_char(g.expires_at at time zone o.timezone, 'FMDD Mon YYYY') as day, extract(epoch from g.expires_at)::bigint as moment
    from role_grants g join organizations o on o.org_id = g.org_id
    left join projects p on p.org_id = g.org_id and p.id = g.project_id
    where g.org_id = ${organization} and g.archived_at is null and g.expires_at > now()
      and g.expires_at < now() + ${EXPIRES_WITHIN}`.execute(db);
  return rows.map(({ id, subject, role, project_id, place, day, moment }) => ({
    recipient: subject,
    type: 'role.expiring',
    title: `Your role ends: ${role} in ${place}`,
    message: `It ends on ${day}. Ask an owner to extend it if you still need it.`,
    project: project_id,
    url: '/account',
    reason: 'The role is yours.',
    source: `expiring:${id}:${moment}`,
    receipt: true,
  }));
};

interface Expiring {
  readonly id: string;
  readonly subject: string;
  readonly role: string;
  readonly project_id: string | null;
  readonly place: string;
  readonly day: string;
  readonly moment: number;
}

/** What roles tell people. */
export const grantReactions: Reactions = {
  'grant.created': [tellHolders],
  'grant.changed': [tellHolders],
  'grant.revoked': [tellHolders],
};
