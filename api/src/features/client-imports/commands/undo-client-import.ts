import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { holdClientTree } from '../../clients/queries.ts';
import { type HeldImport, holdClientImport } from '../queries/client-imports.ts';
import { listUsed } from '../queries/uses.ts';
import { holdClients, rewriteClients } from '../writing/client-rows.ts';
import { tellAll } from '../writing/tell.ts';

/** Names that a refusal says; of more it says that there are more. */
const NAMED = 5;

/**
 * Takes an import back as a whole. Throws 404 for one that isn't there, 422 `import-undone` for one that was taken back before, and
 * `import-in-use` where something of it was used or changed since.
 */
export const undoClientImport = async (context: Context, id: string): Promise<void> => {
  await holdClientTree(context);
  const held = await holdClientImport(context, id);
  if (held.undone_at) throw brokenRule('import-undone', '', 'This import was taken back before.');
  const { made, changed } = held;
  const clients = await holdClients(context, [...made, ...changed.map((one) => one.id)]);
  refuseUsed(await listUsed(context, held, NAMED + 1));
  await deleteMade(context, held);
  await rewriteClients(
    context,
    changed.flatMap(({ id: one, before }) => {
      const standing = clients.get(one);
      return standing && Object.keys(before).length > 0 ? [{ ...standing, ...before }] : [];
    }),
  );
  await context.db
    .updateTable('client_imports')
    .set({ undone_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'client-import.undone',
    subject: { type: 'client-import', id },
    data: { removed: made.length, restored: changed.length },
  });
  await tellAll(context, [
    ...made.map((one) => ({
      ...{ type: 'client.deleted' as const, subject: { type: 'client', id: one } },
      ...{ changes: { name: [clients.get(one)?.name ?? null, null] as const }, data: { import_id: id } },
    })),
    ...changed.map(({ id: one, before }) => ({
      ...{ type: 'client.updated' as const, subject: { type: 'client', id: one } },
      ...{ changes: changesBetween(clients.get(one) ?? {}, before), data: { import_id: id } },
    })),
  ]);
};

const refuseUsed = (names: readonly string[]): void => {
  if (names.length === 0) return;
  const more = names.length > NAMED ? ' and others' : '';
  throw brokenRule(
    'import-in-use',
    '',
    `This import can’t be taken back, since some of it was used or changed since: ${names.slice(0, NAMED).join(', ')}${more}. Archive what you don’t need.`,
  );
};

/** Children first: what hangs on the clients that go, and on those that stay. */
const deleteMade = async ({ db, organization }: Context, { made, changed }: HeldImport): Promise<void> => {
  const contacts = changed.flatMap(({ contact_id }) => contact_id ?? []);
  const addresses = changed.flatMap(({ address_id }) => address_id ?? []);
  await sql`delete from contacts where org_id = ${organization}::uuid
    and (client_id = any (${made}::uuid[]) or id = any (${contacts}::uuid[]))`.execute(db);
  await sql`delete from addresses where org_id = ${organization}::uuid
    and (client_id = any (${made}::uuid[]) or id = any (${addresses}::uuid[]))`.execute(db);
  await sql`delete from clients where org_id = ${organization}::uuid and id = any (${made}::uuid[])`.execute(
    db,
  );
};
