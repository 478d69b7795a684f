import { sql } from 'kysely';
import { z } from 'zod';
import { brokenRule, notFound } from '#contract/errors.ts';
import { type BulkAnswer, type BulkResult, bulkChange, UNDO_MINUTES } from '#contract/projects/bulk.ts';
import { projectStatus } from '#contract/projects/states.ts';
import type { Context } from '../../../platform/context.ts';
import { may } from '../rules/bulk.ts';
import { lockProjects } from '../writing/lock-project.ts';
import { type Turn, writeStandings } from '../writing/write-standings.ts';

const kept = z.array(
  z.object({
    id: z.string(),
    version: z.int(),
    before: z.object({
      owner_id: z.string(),
      tags: z.array(z.string()),
      status: projectStatus,
      status_reason: z.string().nullable(),
      archived_from: projectStatus.nullable(),
      archived_at: z.string().nullable(),
    }),
  }),
);
const verbs = z.enum(bulkChange.options.map(({ shape }) => shape.verb.value));

/**
 * Takes the caller's own change of many projects back, of those that nobody has changed since. Throws 404 for somebody
 * else's, 422 for one that was taken back or is too old.
 */
export const undoProjectsChange = async (context: Context, id: string): Promise<BulkAnswer> => {
  const { verb, projects } = await takeBack(context, id);
  const allowed = projects.flatMap((one) => (may(context, verb, one.id) ? [one.id] : []));
  const rows = new Map((await lockProjects(context, allowed)).map((row) => [row.id, row]));
  const turns: Turn[] = [];
  const results = projects.map((one): BulkResult => {
    const row = rows.get(one.id);
    if (row?.version !== one.version) return left(one.id, row !== undefined);
    turns.push({ row, after: one.before });
    return { id: one.id, outcome: 'changed', version: null, rule: null, message: null };
  });
  const versions = await writeStandings(context, turns, { taken_back: true });
  return {
    undo: null,
    results: results.map((result) => ({ ...result, version: versions.get(result.id) ?? null })),
  };
};

const left = (id: string, isSeen: boolean): BulkResult => ({
  ...{ id, rule: null, version: null },
  outcome: isSeen ? 'stale' : 'missing',
  message: isSeen
    ? 'Somebody changed this project since: it stays as it is now.'
    : "This project doesn't exist.",
});

/** What was changed, held and marked as taken back. */
const takeBack = async (context: Context, id: string) => {
  const { db, organization, person } = context;
  const found = await db
    .selectFrom('bulk_changes')
    .select(['verb', 'projects', 'undone_at'])
    .select(sql<boolean>`created_at < now() - make_interval(mins => ${UNDO_MINUTES}::integer)`.as('is_over'))
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('created_by', '=', person.sub)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('change');
  if (found.undone_at) throw brokenRule('undone', '', 'This was taken back already.');
  if (found.is_over)
    throw brokenRule('undo-too-late', '', `This can be taken back for ${UNDO_MINUTES} minutes only.`);
  await db
    .updateTable('bulk_changes')
    .set({ undone_at: sql`now()` })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  return { verb: verbs.parse(found.verb), projects: kept.parse(found.projects) };
};
