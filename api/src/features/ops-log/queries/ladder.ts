import { sql } from 'kysely';
import { type Role, rank, role } from '#contract/access/roles.ts';
import type { Inside } from '../../../platform/reactions.ts';
import { readStandings } from './readers.ts';

/** Somebody who is told of what is grave on a project. */
export interface Rung {
  readonly sub: string;
  /** Null for a project's owner without a rank of their own. */
  readonly role: Role | null;
  readonly owns: boolean;
}

/**
 * Who is told of what is grave on a project, rank by rank: first its owner and those whose highest rank there is manager, then each
 * higher one that anybody has. A rank without people isn't waited for, nor is one that the policy lets read nothing of the log: its
 * titles are nobody else's to hear.
 */
export const readLadder = async (inside: Inside, project: string): Promise<readonly (readonly Rung[])[]> => {
  const { db, organization } = inside;
  const { rows } = await sql<{ sub: string; role: string | null; owns: boolean }>`
    select m.user_sub as sub, max(g.role) as role, m.id is not distinct from p.owner_id as owns
    from projects p join members m on m.org_id = p.org_id and m.archived_at is null and m.status not in ('invited', 'offboarded')
    left join role_grants g on g.org_id = m.org_id and g.subject = m.user_sub and (g.project_id is null or g.project_id = p.id)
      and g.archived_at is null and g.role >= 'manager' and (g.expires_at is null or g.expires_at > now())
    where p.org_id = ${organization} and p.id = ${project} and m.user_sub is not null and (g.id is not null or m.id = p.owner_id)
    group by m.user_sub, m.id, p.owner_id order by m.user_sub`.execute(db);
  const standings = await readStandings(
    inside,
    project,
    rows.map(({ sub }) => sub),
  );
  const rungs = rows
    .filter(({ sub }) => standings.get(sub) === 'reads')
    .map((row) => ({ ...row, role: role.nullable().parse(row.role) }));
  return [...Map.groupBy(rungs, placeOf)].sort(([a], [b]) => a - b).map(([, people]) => people);
};

const placeOf = ({ role: held, owns }: Rung): number =>
  owns || held === null ? rank('manager') : rank(held);
