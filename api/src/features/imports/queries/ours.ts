import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { keepClients } from '../../clients/queries.ts';

/** Our members, former ones too, with one of these ids; `level` is what their rates depend on. */
export const listMembersOf = ({ db, organization }: Context, ids: readonly string[]) =>
  db
    .selectFrom('members')
    .select(['id', 'name', 'level'])
    .where('org_id', '=', organization)
    .where('id', '=', (is) => is.fn.any(is.val([...ids])))
    .execute();

/** Our clients with one of these ids that projects may choose, held so that none of them is archived meanwhile. */
export const listClientsOf = async (context: Context, ids: readonly string[]) => {
  await keepClients(context, ids);
  return context.db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('org_id', '=', context.organization)
    .where('id', '=', (is) => is.fn.any(is.val([...ids])))
    .where('archived_at', 'is', null)
    .execute();
};

/** Our projects with one of these ids, and what decides what time on them is worth. */
export const listProjectsOf = ({ db, organization }: Context, ids: readonly string[]) =>
  db
    .selectFrom('projects')
    .select(['id', 'name', 'client_id', 'billing', 'currency'])
    .where('org_id', '=', organization)
    .where('id', '=', (is) => is.fn.any(is.val([...ids])))
    .execute();

/** Our service types with one of these ids, and whether their time is billable. */
export const listServicesOf = ({ db, organization }: Context, ids: readonly string[]) =>
  db
    .selectFrom('service_types')
    .select(['id', 'name', 'billable'])
    .where('org_id', '=', organization)
    .where('id', '=', (is) => is.fn.any(is.val([...ids])))
    .execute();

/** Every e-mail address of the team, former members' too, lower case. */
export const listAddresses = async ({ db, organization }: Context): Promise<Set<string>> => {
  const rows = await db.selectFrom('members').select('email').where('org_id', '=', organization).execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
};

/** Every code of the organization's clients, projects or service types. */
export const listCodes = async (
  { db, organization }: Context,
  table: 'clients' | 'projects' | 'service_types',
): Promise<Set<string>> => {
  const rows = await db.selectFrom(table).select('code').where('org_id', '=', organization).execute();
  return new Set(rows.flatMap(({ code }) => code ?? []));
};

/** `count` new ids, so that rows can be told apart before they are written. */
export const newIds = async ({ db }: Context, count: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select uuidv7()::text as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
};
