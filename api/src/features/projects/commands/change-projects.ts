import { brokenRule } from '#contract/errors.ts';
import type { BulkAnswer, BulkChange, BulkResult } from '#contract/projects/bulk.ts';
import type { Context } from '../../../platform/context.ts';
import { readOpenWork } from '../queries/open-work.ts';
import { may, standsAgainst } from '../rules/bulk.ts';
import { checkReference } from '../rules/check-project.ts';
import { findProjectLocks } from '../rules/locks.ts';
import { changed } from '../rules/standing.ts';
import { keepUndo } from '../writing/keep-undo.ts';
import { lockProjects } from '../writing/lock-project.ts';
import { type Turn, writeStandings } from '../writing/write-standings.ts';

interface Seen {
  readonly id: string;
  readonly version: number;
}

/**
 * Changes many projects: those that may be, each with its event; the others are left and said. Throws 422 for what would be
 * wrong with every one of them.
 */
export const changeProjects = async (
  context: Context,
  { projects, change }: { projects: readonly Seen[]; change: BulkChange },
): Promise<BulkAnswer> => {
  await checkChange(context, projects, change);
  const allowed = projects.flatMap(({ id }) => (may(context, change.verb, id) ? [id] : []));
  const rows = new Map((await lockProjects(context, allowed)).map((row) => [row.id, row]));
  const completing = change.verb === 'transition' && change.to === 'completed';
  const openOf = await readOpenWork(context, completing ? [...rows.keys()] : []);
  const lockOf = await findProjectLocks(context, change.verb === 'tag' ? [...rows.values()] : []);
  const turns: Turn[] = [];
  const results = projects.map(({ id, version }): BulkResult => {
    const row = rows.get(id);
    if (!row) return left(id, allowed.includes(id) ? 'missing' : 'forbidden');
    if (row.version !== version) return left(id, 'stale');
    const against = standsAgainst(context, row, change, { open: openOf(id), lock: lockOf(row) });
    if (against === 'unchanged') return left(id, 'unchanged');
    if (against?.code === 'forbidden') return { ...left(id, 'forbidden'), message: against.message };
    if (against) return { ...left(id, 'refused'), rule: against.rule, message: against.message };
    turns.push({ row, after: changed(row, change, context.now) });
    return left(id, 'changed');
  });
  const versions = await writeStandings(context, turns, {});
  return {
    undo: await keepUndo(context, change.verb, turns, versions),
    results: results.map((result) => ({ ...result, version: versions.get(result.id) ?? null })),
  };
};

const left = (id: string, outcome: BulkResult['outcome']): BulkResult => ({
  ...{ id, outcome, version: null, rule: null },
  message: SENTENCES[outcome],
});

const SENTENCES: Readonly<Record<BulkResult['outcome'], string | null>> = {
  changed: null,
  unchanged: null,
  refused: null,
  stale: 'Somebody changed this project meanwhile: look at it and try again.',
  forbidden: "You aren't allowed to change this of this project.",
  missing: "This project doesn't exist.",
};

/** What would be wrong with every one of them is said once, beside its field. */
const checkChange = async (
  context: Context,
  projects: readonly Seen[],
  change: BulkChange,
): Promise<void> => {
  if (new Set(projects.map(({ id }) => id)).size < projects.length)
    throw brokenRule('twice', 'projects', 'Choose each project once.');
  if (change.verb === 'transition' && change.to === 'cancelled' && !change.reason)
    throw brokenRule('reason-required', 'change.reason', 'Say why they are cancelled.');
  if (change.verb === 'tag' && change.add.length + change.remove.length === 0)
    throw brokenRule('no-tags', 'change.add', 'Enter a tag to add or to remove.');
  if (change.verb === 'assign') await checkReference(context, 'owner_id', change.owner_id, 'change.owner_id');
};
