import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { listClientsOf, listCodes, newIds } from '../queries/ours.ts';
import type { Choices } from './choices.ts';
import { insertRows } from './insert-rows.ts';
import { requireOurs, splitChoices } from './split-choices.ts';

/** The clients of a file's new projects, by key: ours or new. Throws 422 for one that isn't ours and for a taken code. */
export const createClients = async (context: Context, importId: string, choices: Choices['clients']) => {
  const { existing, made } = splitChoices(choices);
  const found = requireOurs(
    'clients',
    'client',
    existing,
    await listClientsOf(context, [...existing.values()]),
  );
  await requireFreeCodes(context, made);
  const ids = await newIds(context, made.size);
  const created = [...made].map(([key, fields], at) => [key, { id: ids[at] ?? '', ...fields }] as const);
  await insertRows(
    context,
    'clients',
    created.map(([, { id, name, code = null }]) => {
      return { org_id: context.organization, id, name, code, import_id: importId };
    }),
  );
  return {
    byKey: new Map([...found, ...created].map(([key, { id, name }]) => [key, { id, name }])),
    created: created.map(([, { id, name }]) => ({ id, name })),
  };
};

const requireFreeCodes = async (
  context: Context,
  made: ReadonlyMap<string, { readonly code?: string | undefined }>,
): Promise<void> => {
  const coded = [...made].flatMap(([key, { code }]) => (code ? [{ key, code }] : []));
  if (coded.length === 0) return;
  const taken = await listCodes(context, 'clients');
  for (const { key, code } of coded) {
    if (taken.has(code)) throw takenCode(`clients.${key}.create.code`, code);
    taken.add(code);
  }
};

/** The 422 for a code that something else has. */
export const takenCode = (field: string, code: string) =>
  brokenRule('unique', field, `The code ${code} is taken: choose another.`);
