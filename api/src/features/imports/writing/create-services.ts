import type { Context } from '../../../platform/context.ts';
import { listCodes, listServicesOf, newIds } from '../queries/ours.ts';
import type { Choices } from './choices.ts';
import { takenCode } from './create-clients.ts';
import { insertRows } from './insert-rows.ts';
import { serviceCode } from './service-code.ts';
import { requireOurs, splitChoices } from './split-choices.ts';

/** The service types of a file's entries, by key: ours, or new ones by the hour. Throws 422 as `createClients` does. */
export const createServices = async (context: Context, importId: string, choices: Choices['services']) => {
  const { existing, made } = splitChoices(choices);
  const found = requireOurs(
    'services',
    'service type',
    existing,
    await listServicesOf(context, [...existing.values()]),
  );
  const codes = made.size > 0 ? await listCodes(context, 'service_types') : new Set<string>();
  const ids = await newIds(context, made.size);
  const created = [...made].map(([key, { name, code }], at) => {
    if (code && codes.has(code)) throw takenCode(`services.${key}.create.code`, code);
    const own = code ?? serviceCode(name, codes);
    codes.add(own);
    return [key, { id: ids[at] ?? '', name, code: own, billable: true }] as const;
  });
  await insertRows(
    context,
    'service_types',
    created.map(([, row]) => ({
      ...row,
      org_id: context.organization,
      unit: 'hour' as const,
      status: 'active' as const,
      import_id: importId,
    })),
  );
  return {
    byKey: new Map([...found, ...created]),
    created: created.map(([, { id, name }]) => ({ id, name })),
  };
};
