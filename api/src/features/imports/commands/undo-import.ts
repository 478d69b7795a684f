import { brokenRule, notFound } from '#contract/errors.ts';
import type { ImportUndo } from '#contract/imports/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import { holdImport } from '../queries/imports.ts';
import { type Created, holdEntries, listRemaining } from '../queries/used.ts';
import { deleteCreated, deleteEntries } from '../writing/delete-imported.ts';
import { importedInto, recordAll } from '../writing/record-applied.ts';

/**
 * Takes an import back as a whole: its entries, and what it created and nothing else uses. Throws 404 for a missing import and
 * 422 for one that isn't applied or whose time was approved since or lies in a closed month.
 */
export const undoImport = async (context: Context, id: string): Promise<void> => {
  const held = await holdImport(context, id);
  if (!held) throw notFound('import');
  if (held.status !== 'applied')
    throw brokenRule(
      'import-not-applied',
      '',
      'Only an import that was applied, and not undone since, can be undone.',
    );
  const { entries, closed, frozen } = await holdEntries(context, id);
  requireOpen(closed);
  if (frozen > 0)
    throw brokenRule(
      'month-closed',
      'work_date',
      'Some of this time lies in a closed month: ask an owner to reopen it, then undo the import.',
    );
  const gone = await deleteEntries(context, id);
  const deleted = await deleteCreated(context, id);
  const undo: ImportUndo = { deleted_entries: entries, kept: await listRemaining(context, id) };
  await context.db
    .updateTable('imports')
    .set({ status: 'undone', undone_at: context.now.toISOString(), undo: JSON.stringify(undo) })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const data = { import_id: id, file_name: held.file_name };
  await recordAll(context, [
    { type: 'import.undone', subject: { type: 'import', id }, data: { ...data, ...undo } },
    ...importedInto(gone, 'project.import_undone', data),
    ...deletions('project', 'project.deleted', deleted.projects, data),
    ...deletions('client', 'client.deleted', deleted.clients, data),
    ...deletions('service_type', 'service-type.deleted', deleted.services, data),
    ...deletions('member', 'member.deleted', deleted.people, data),
  ]);
};

const requireOpen = (closed: number): void => {
  if (closed === 0) return;
  const entries = closed === 1 ? 'One entry of this import was' : `${closed} entries of this import were`;
  throw brokenRule(
    'import-in-use',
    '',
    `${entries} approved since. Reject or reopen that time first, then undo the import.`,
  );
};

const deletions = (
  type: string,
  event: NewEvent['type'],
  rows: readonly Created[],
  data: Readonly<Record<string, unknown>>,
): NewEvent[] =>
  rows.map(({ id, name }) => ({ type: event, subject: { type, id }, changes: { name: [name, null] }, data }));
