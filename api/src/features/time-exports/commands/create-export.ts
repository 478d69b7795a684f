import { sql } from 'kysely';
import type { BodyOf } from '#contract/endpoint.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { createExport as endpoint } from '#contract/time-exports/endpoints.ts';
import { MOST_EXPORT_LINES } from '#contract/time-exports/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { IS_APPROVED, isSelected } from '../queries/exportable.ts';
import { entriesOfExport } from '../queries/exports.ts';
import { sumLines } from '../queries/lines.ts';
import { partsOf, requireDays } from '../rules/selection.ts';

type Asked = BodyOf<typeof endpoint>;

/**
 * Lets approved time out that didn't go out for this purpose before, locks it and returns the export's id. Throws 422
 * `nothing-to-export`, `too-many-lines` and `range`, 404 for a person, client or project that isn't there.
 */
export const createExport = async (context: Context, asked: Asked): Promise<string> => {
  requireDays(asked);
  const id = await insertExport(context, asked);
  await takeEntries(context, id, asked);
  await lockEntries(context, id);
  const sums = await sumExport(context, id, asked);
  await context.record({
    type: 'time-export.created',
    subject: { type: 'time-export', id },
    changes: { purpose: [null, asked.purpose], from: [null, asked.from], to: [null, asked.to] },
    data: sums,
  });
  return id;
};

const insertExport = async ({ db, organization }: Context, { parts, ...asked }: Asked): Promise<string> => {
  const { purpose, from, to, client_id = null, project_id = null, member_id = null } = asked;
  const { rows } = await sql<{ id: string }>`
    insert into time_exports (org_id, purpose, from_date, to_date, parts, client_id, project_id, member_id, entries, seconds, amounts)
    values (${organization}, ${purpose}, ${from}, ${to}, ${partsOf(purpose, parts)},
      ${client_id && sql`coalesce((select merged_into_id from clients where org_id = ${organization} and id = ${client_id}::uuid), ${client_id}::uuid)`},
      ${project_id}, ${member_id}, 0, 0, '[]')
    returning id`
    .execute(db)
    .catch((error) => {
      throw isMissingReference(error) ? notFound('person, client or project') : error;
    });
  const [made] = rows;
  if (!made) throw new Error('The export was not inserted.');
  return made.id;
};

const isMissingReference = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/** Held while they are taken, so that none is taken back in between; what another export takes at this moment is left to it. */
const takeEntries = ({ db, organization }: Context, id: string, asked: Asked) =>
  sql`
    with chosen as (
      select e.id, e.status from activity_entries e
      where ${isSelected({ organization }, asked)} and ${IS_APPROVED} order by e.id for update)
    insert into exported_entries (org_id, purpose, entry_id, export_id, locked)
    select ${organization}, ${asked.purpose}, chosen.id, ${id}, chosen.status = 'approved' from chosen
    on conflict do nothing`.execute(db);

const lockEntries = ({ db, organization }: Context, id: string) =>
  sql`
    update activity_entries e set status = 'locked' from exported_entries x
    where x.org_id = ${organization} and x.export_id = ${id} and x.locked and e.org_id = x.org_id and e.id = x.entry_id`.execute(
    db,
  );

const sumExport = async ({ db, organization }: Context, id: string, { purpose, parts }: Asked) => {
  const entries = entriesOfExport(organization, id);
  const { line_count, ...sums } = await sumLines(db, { purpose, parts, entries });
  if (sums.entries === 0)
    throw brokenRule('nothing-to-export', '', 'Nothing of these days is approved and has not gone out yet.');
  if (line_count > MOST_EXPORT_LINES)
    throw brokenRule(
      'too-many-lines',
      'parts',
      `These are ${line_count} lines; a file has at most ${MOST_EXPORT_LINES}. Choose fewer days, or sum by less.`,
    );
  await db
    .updateTable('time_exports')
    .set({ ...sums, amounts: JSON.stringify(sums.amounts) })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  return sums;
};
