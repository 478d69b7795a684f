import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listInvitations as endpoint } from '#contract/invitations/endpoints.ts';
import type { Invitation } from '#contract/invitations/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Context } from '../../platform/context.ts';
import { paginate } from '../../platform/postgres/keyset.ts';

/** All that reading an organization's invitations takes. */
export type Inside = Pick<Context, 'db' | 'organization'>;

const status = sql<
  Invitation['status']
>`case when invitations.outcome is not null then invitations.outcome::text
  when invitations.expires_at <= now() then 'expired' else 'pending' end`;

/** Somebody from outside the team, such as a support admin, stands by name in the event alone. */
const inviter = sql<string | null>`coalesce(
  (select m.name from members m where m.org_id = invitations.org_id and m.user_sub = invitations.created_by),
  (select e.actor_name from events e where e.org_id = invitations.org_id and e.subject_id = invitations.id
    and e.type = 'invitation.created' limit 1))`;

const invitationRows = ({ db, organization }: Inside) =>
  db
    .selectFrom('invitations')
    .select(['invitations.id', 'invitations.version', 'invitations.member_id', 'invitations.email'])
    .select(['invitations.name', 'invitations.role', 'invitations.message', 'invitations.created_at'])
    .select(['invitations.expires_at', 'invitations.answered_at'])
    .select([
      status.as('status'),
      inviter.as('invited_by'),
      sql<Reference | null>`(select jsonb_build_object('id', p.id, 'name', p.name) from projects p
        where p.org_id = invitations.org_id and p.id = invitations.project_id)`.as('project'),
      sql<number>`(select count(s.sent_at) from invitation_mails s
        where s.org_id = invitations.org_id and s.invitation_id = invitations.id)`.as('sends'),
      sql<string | null>`(select max(s.sent_at) from invitation_mails s
        where s.org_id = invitations.org_id and s.invitation_id = invitations.id)`.as('sent_at'),
    ])
    .where('invitations.org_id', '=', organization);

/** An invitation as it is presented from. */
export type InvitationRow = Awaited<ReturnType<typeof requireInvitation>>;

/** Invitations that nobody has answered yet, those that expired too, without an order. */
export const openInvitations = (context: Inside) =>
  invitationRows(context).where('invitations.outcome', 'is', null);

/** One page of the invitations that pass the filters, newest first. */
export const listInvitations = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(filtered(context, query), {
    page: query,
    sort: '-id',
    keys: { id: { by: sql`invitations.id`, type: 'uuid' } },
    id: sql`invitations.id`,
  });

const filtered = (context: Context, { q, status: wanted }: QueryOf<typeof endpoint>) => {
  const like = q && `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    ...(wanted ? [sql<boolean>`${status} = any(${wanted}::text[])`] : []),
    ...(like ? [sql<boolean>`(invitations.name ilike ${like} or invitations.email ilike ${like})`] : []),
  ];
  return conditions.reduce((query, condition) => query.where(condition), invitationRows(context));
};

/** An invitation with what is shown beside it. Throws 404 for a missing or foreign one. */
export const requireInvitation = async (inside: Inside, id: string) => {
  const invitation = await invitationRows(inside).where('invitations.id', '=', id).executeTakeFirst();
  if (!invitation) throw notFound('invitation');
  return invitation;
};

/** Several invitations, in the order of their ids as given. */
export const listInvitationsOf = async (inside: Inside, ids: readonly string[]): Promise<InvitationRow[]> => {
  const rows = await invitationRows(inside)
    .where(sql<boolean>`invitations.id = any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one. */
export const lockInvitation = ({ db, organization }: Inside, id: string) =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** An invitation that is held. */
export type HeldInvitation = NonNullable<Awaited<ReturnType<typeof lockInvitation>>>;
