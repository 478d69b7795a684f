import type { ClientFileRules } from '#contract/client-imports/shapes.ts';
import type { RawSheet } from '#contract/sheets.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireSound } from '../../../platform/row-files/refusals.ts';
import { tellAll } from '../../../platform/row-files/tell-all.ts';
import { keptOf, makeIds } from '../../../platform/row-files/writing.ts';
import { holdClientTree } from '../../clients/queries.ts';
import { type CheckedRow, checkFile } from '../queries/check-file.ts';
import { insertAddresses, insertContacts } from '../writing/brought-rows.ts';
import { holdClients, insertClients, rewriteClients } from '../writing/client-rows.ts';

/**
 * Makes and changes all clients of a file, or none; returns the import's id. Throws 422 `import-has-errors` with the cells that are
 * wrong, `import-undecided` for rows that may be somebody else, and `import-empty` where nothing is left.
 */
export const importClients = async (
  context: Context,
  sheet: RawSheet,
  rules: ClientFileRules,
): Promise<string> => {
  await holdClientTree(context);
  const checked = await checkFile(context, sheet, rules);
  requireSound(checked, 'clients');
  const added = checked.rows.filter(({ outcome }) => outcome === 'new');
  const [import_id = '', ...ids] = await makeIds(context, added.length + 1);
  const idOf = new Map(added.map(({ node }, at) => [node, ids[at] ?? '']));
  const written = checked.rows.map((row) => ({ ...row, ...placed(row, idOf) }));
  const origin = { import_id, file_name: sheet.file_name };
  const changes = await changeKnown(
    context,
    written.filter(({ outcome }) => outcome === 'update'),
  );
  const made = written.filter(({ outcome }) => outcome === 'new');
  await insertClients(
    context,
    made.map(({ id, fields }) => ({ ...fields, id })),
  );
  const brought = written.map(({ id, contact, address }) => ({ client_id: id, contact, address }));
  const contacts = await insertContacts(context, brought);
  const addresses = await insertAddresses(context, brought);
  const outcome = { made: made.map(({ id }) => id), changes, contacts, addresses, skipped: checked.skipped };
  await keepImport(context, origin, outcome);
  const told = { contacts, addresses, origin };
  await tellAll(context, [
    ...made.map((row) => eventOf('created', row, changesBetween({}, row.fields), told)),
    ...changes.map(({ row, told: changed }) => eventOf('updated', row, changed, told)),
  ]);
  return import_id;
};

interface Outcome {
  readonly made: string[];
  readonly changes: Awaited<ReturnType<typeof changeKnown>>;
  readonly contacts: ReadonlyMap<string, string>;
  readonly addresses: ReadonlyMap<string, string>;
  readonly skipped: number;
}

/** Writes down what an import did, so that it can be taken back. */
const keepImport = async (
  context: Context,
  { import_id, file_name }: { readonly import_id: string; readonly file_name: string },
  { made, changes, contacts, addresses, skipped }: Outcome,
): Promise<void> => {
  const changed = changes.map(({ id, version, before }) => ({
    ...{ id, version, before, contact_id: contacts.get(id), address_id: addresses.get(id) },
  }));
  const kept = keptOf(context, { id: import_id, file_name, made, changed, skipped });
  await context.db.insertInto('client_imports').values(kept).execute();
  await context.record({
    type: 'client-import.applied',
    subject: { type: 'client-import', id: import_id },
    data: { file_name, added: made.length, updated: changed.length, skipped },
  });
};

type Written = CheckedRow & { readonly id: string };

/** A row with ids in the place of nodes. */
const placed = ({ node, target, parent, fields }: CheckedRow, idOf: ReadonlyMap<string, string>) => ({
  id: target ?? idOf.get(node) ?? '',
  fields: parent ? { ...fields, parent_id: idOf.get(parent) ?? parent } : fields,
});

/** Changes the clients that are here; what a row doesn't say stays. */
const changeKnown = async (context: Context, rows: readonly Written[]) => {
  const held = await holdClients(
    context,
    rows.map(({ id }) => id),
  );
  const planned = rows.flatMap((row) => {
    const standing = held.get(row.id);
    return standing ? [{ row, standing, told: changesBetween(standing, row.fields) }] : [];
  });
  const differing = planned.filter(({ told }) => Object.keys(told).length > 0);
  const versions = await rewriteClients(
    context,
    differing.map(({ row, standing }) => ({ ...standing, ...row.fields })),
  );
  return planned.map(({ row, standing, told }) => ({
    ...{ id: row.id, row, told, version: versions.get(row.id) ?? standing.version },
    before: Object.fromEntries(Object.entries(told).map(([field, [before]]) => [field, before])),
  }));
};

interface Told {
  readonly contacts: ReadonlyMap<string, string>;
  readonly addresses: ReadonlyMap<string, string>;
  readonly origin: object;
}

/** One event a client says all that came with it; of people their name alone. */
const eventOf = (
  deed: 'created' | 'updated',
  { id, contact, address }: Written,
  changes: ReturnType<typeof changesBetween>,
  { contacts, addresses, origin }: Told,
) => ({
  type: `client.${deed}` as const,
  subject: { type: 'client', id },
  changes,
  data: {
    ...origin,
    ...(contact && contacts.has(id) ? { contact: `${contact.first_name} ${contact.last_name}` } : {}),
    ...(address && addresses.has(id) ? { address: address.line1 } : {}),
  },
});
