import { sql } from 'kysely';
import { readable } from '#contract/comments/mentions.ts';
import type { Reference } from '#contract/shapes.ts';
import { mentionedIn } from '../../ops-log/queries.ts';
import { type ExportRow, PAGE, type ReadPage } from './own-time.ts';

interface Written extends ExportRow {
  readonly body: string;
  readonly mentions: readonly Reference[];
}

/**
 * What the person wrote into ops-logs, by its place in each: entries, corrections and steps, whoever may read them now. The body is
 * as it was hashed, and once more with whoever it mentions by name.
 */
export const readOpsLog: ReadPage = async (db, member, after) => {
  const { rows } =
    await sql<Written>`select r.id, p.code as project_code, p.name as project, r.seq as sequence, r.kind, r.about, r.state,
        r.type, r.severity, r.title, r.body, r.root_cause, r.location, r.tags, r.occurred_at, r.recorded_at,
        array(select m.name from members m where m.org_id = r.org_id and m.id = any (r.people) order by m.name) as people,
        o.name as follow_up_of, r.due, encode(r.hash, 'hex') as hash, ${mentionedIn('r')} as mentions
      from ops_log r
      join projects p on p.org_id = r.org_id and p.id = r.project_id
      left join members o on o.org_id = r.org_id and o.id = r.owner_id
      where r.org_id = muster_org() and r.author_id = ${member}::uuid
        ${after ? sql`and (r.seq, r.id) > (${after.sequence}::bigint, ${after.id}::uuid)` : sql``}
      order by r.seq, r.id limit ${sql.lit(PAGE)}`.execute(db);
  return rows.map(({ mentions, ...row }) => ({
    ...row,
    body_readable: readable(row.body, new Map(mentions.map(({ id, name }) => [id, name]))),
  }));
};

/** Where ops-logs name the person or leave something for them to do, oldest first; what others wrote there stays with them. */
export const readOpsLogAbout: ReadPage = async (db, _, after) =>
  (
    await sql<ExportRow>`select r.id, p.code as project_code, p.name as project, r.sequence, r.type, r.severity, r.title,
        r.location, r.occurred_at, r.recorded_at, r.named, r.follow_up, r.due
      from ops_log_about_me(${after?.id ?? null}::uuid, ${sql.lit(PAGE)}) r
      join projects p on p.org_id = muster_org() and p.id = r.project_id
      order by r.id`.execute(db)
  ).rows;
