import { type RawBuilder, sql } from 'kysely';
import type { UnreadHandover } from '#contract/shifts/plan-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { nextPlaces } from './rostered-next.ts';

/** A place on a shift, as values or columns. */
type Place = Readonly<Record<'organization' | 'project' | 'shift' | 'member', RawBuilder<unknown>>>;

/**
 * The handover that somebody has to take over before they check in to a shift, the oldest of them; null where the project doesn't say
 * so, nothing was signed out, or it was answered. Asked as whoever is on the shift: row-level security shows it from 30 minutes before.
 */
export const unreadHandover = ({ organization, project, shift, member }: Place): RawBuilder<UnreadHandover> =>
  sql`(select jsonb_build_object('id', e.id, 'sequence', e.seq) from projects g
    join ops_log_items i on i.org_id = g.org_id and i.project_id = g.id and i.kind = 'handover' and i.state = 'signed_out'
    join ops_log e on e.org_id = i.org_id and e.project_id = i.project_id and e.seq = i.entry_seq
    cross join lateral ${nextPlaces({
      ...{ organization: sql`e.org_id`, project: sql`e.project_id` },
      ...{ shift: sql`e.shift_id`, author: sql`e.author_id` },
    })} n
    where g.org_id = ${organization} and g.id = ${project} and g.handover_gate
      and n.shift_id = ${shift} and n.member_id = ${member}
    order by e.seq limit 1)`;

/** The same of a place that is known. */
export const findUnreadHandover = async (
  { db, organization, member }: Pick<Context, 'db' | 'organization' | 'member'>,
  project: string,
  shift: string,
): Promise<UnreadHandover> => {
  const unread = unreadHandover({
    ...{ organization: sql`${organization}::uuid`, project: sql`${project}::uuid` },
    ...{ shift: sql`${shift}::uuid`, member: sql`${member}::uuid` },
  });
  const { rows } = await sql<{ unread: UnreadHandover }>`select ${unread} as unread`.execute(db);
  return rows[0]?.unread ?? null;
};
