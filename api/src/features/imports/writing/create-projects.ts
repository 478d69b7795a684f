import { brokenRule } from '#contract/errors.ts';
import { suggestCode } from '#contract/projects/code.ts';
import type { Context } from '../../../platform/context.ts';
import { findProjectOwner, type ImportSettings } from '../queries/organization.ts';
import { listClientsOf, listCodes, listProjectsOf, newIds } from '../queries/ours.ts';
import type { Choices } from './choices.ts';
import { takenCode } from './create-clients.ts';
import { insertRows } from './insert-rows.ts';
import { requireOurs, splitChoices } from './split-choices.ts';

/** What a new project takes from its rows. */
export interface ProjectFacts {
  /** First day with time. */
  readonly firstDay: string;
  /** True unless the file says of every row that nobody pays for it. */
  readonly billable: boolean;
  readonly clientId: string | null;
}

/**
 * The projects of a file's entries, by key: ours, or new active ones of the importer. Without a client a new one is internal.
 * Throws 422 for one that isn't ours and for a taken code.
 */
export const createProjects = async (
  context: Context,
  importId: string,
  choices: Choices['projects'],
  { currency }: ImportSettings,
  factsOf: (key: string) => ProjectFacts,
) => {
  const { existing, made } = splitChoices(choices);
  const found = requireOurs(
    'projects',
    'project',
    existing,
    await listProjectsOf(context, [...existing.values()]),
  );
  const owner_id = made.size > 0 ? await requireOwner(context) : '';
  const codes = made.size > 0 ? await listCodes(context, 'projects') : new Set<string>();
  const ids = await newIds(context, made.size);
  await requireClients(context, made);
  const created = [...made].map(([key, { name, code, start_date, client_id: asked }], at) => {
    if (code && codes.has(code)) throw takenCode(`projects.${key}.create.code`, code);
    const own = code ?? suggestCode(name, codes);
    codes.add(own);
    const { firstDay, billable, clientId } = factsOf(key);
    const client_id = asked === undefined ? clientId : asked;
    const billing = billable ? ('time_and_materials' as const) : ('non_billable' as const);
    const row = { id: ids[at] ?? '', name, code: own, client_id, billing, currency };
    return [key, { ...row, owner_id, start_date: earlier(start_date, firstDay) }] as const;
  });
  await insertRows(
    context,
    'projects',
    created.map(([, row]) => ({
      ...row,
      org_id: context.organization,
      type: row.client_id ? ('client' as const) : ('internal' as const),
      status: 'active' as const,
      import_id: importId,
    })),
  );
  return {
    byKey: new Map(
      [...found, ...created].map(([key, { id, name, client_id, billing, currency: own }]) => [
        key,
        { id, name, client_id, billing, currency: own },
      ]),
    ),
    created: created.map(([, { id, name }]) => ({ id, name })),
  };
};

const requireClients = async (
  context: Context,
  made: ReadonlyMap<string, { readonly client_id?: string | null | undefined }>,
): Promise<void> => {
  const asked = new Map([...made].flatMap(([key, { client_id }]) => (client_id ? [[key, client_id]] : [])));
  if (asked.size > 0)
    requireOurs('projects', 'client', asked, await listClientsOf(context, [...asked.values()]));
};

/** A start after the first entry would leave time outside of its project. */
const earlier = (asked: string | undefined, firstDay: string): string =>
  asked && asked < firstDay ? asked : firstDay;

const requireOwner = async (context: Context): Promise<string> => {
  const owner = await findProjectOwner(context);
  if (owner) return owner;
  throw brokenRule(
    'owner-required',
    'projects',
    'The team has nobody who could own the new projects: add somebody first, or choose projects that exist.',
  );
};
