import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { NAMED_USES, requireNotUndone, requireUnused } from '../../../platform/row-files/refusals.ts';
import { tellAll } from '../../../platform/row-files/tell-all.ts';
import { markUndone } from '../../../platform/row-files/writing.ts';
import { holdClientTree } from '../../clients/queries.ts';
import { CLIENT_IMPORTS, type HeldImport, holdClientImport } from '../queries/client-imports.ts';
import { listUsed } from '../queries/uses.ts';
import { holdClients, rewriteClients } from '../writing/client-rows.ts';

/**
 * Takes an import back as a whole. Throws 404 for one that isn't there, 422 `import-undone` for one that was taken back before, and
 * `import-in-use` where something of it was used or changed since.
 */
export const undoClientImport = async (context: Context, id: string): Promise<void> => {
  await holdClientTree(context);
  const held = await holdClientImport(context, id);
  requireNotUndone(held);
  const { made, changed } = held;
  const clients = await holdClients(context, [...made, ...changed.map((one) => one.id)]);
  requireUnused(await listUsed(context, held, NAMED_USES + 1), 'Archive what you don’t need.');
  await deleteMade(context, held);
  await rewriteClients(
    context,
    changed.flatMap(({ id: one, before }) => {
      const standing = clients.get(one);
      return standing && Object.keys(before).length > 0 ? [{ ...standing, ...before }] : [];
    }),
  );
  await markUndone(context, CLIENT_IMPORTS, id);
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
