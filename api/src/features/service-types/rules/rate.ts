import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import {
  NAMED_BY_SCOPE,
  type NewServiceRate,
  SCOPES_OF_ALL_SERVICES,
} from '#contract/service-types/rate-shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** Throws 422 when a rate ends before it starts. */
export const checkPeriod = ({
  valid_from,
  valid_to,
}: {
  readonly valid_from: string;
  readonly valid_to?: string | null | undefined;
}): void => {
  if (valid_to && valid_to < valid_from)
    throw brokenRule('rate-period', 'valid_to', 'End on or after the first day, or leave it open.');
};

const FIELDS = {
  level: {
    missing: 'Enter the member level that this rate is for.',
    extra: 'Only a rate for a member level names one.',
  },
  client_id: {
    missing: 'Choose the client that this rate is for.',
    extra: 'Only a rate for a client names one.',
  },
  member_id: { missing: 'Choose whose rate this is.', extra: 'Only a rate of somebody names them.' },
  project_id: {
    missing: 'Choose the project that this rate is for.',
    extra: "Only somebody's rate on a project names one.",
  },
} as const;

type Names = Pick<NewServiceRate, 'scope' | keyof typeof FIELDS>;

/** Throws 422 unless a rate names exactly what its scope needs, and all of it is known; null = for all services. */
export const checkScope = async (
  context: Context,
  serviceType: string | null,
  fields: Names,
): Promise<void> => {
  const forAll: readonly string[] = SCOPES_OF_ALL_SERVICES;
  if (!serviceType && !forAll.includes(fields.scope))
    throw brokenRule('rate-scope', 'scope', 'This rate needs a service type: add it there.');
  if (serviceType && fields.scope === 'organization')
    throw brokenRule('rate-scope', 'scope', "The organization's own rate is for all services.");
  const needed: readonly string[] = NAMED_BY_SCOPE[fields.scope];
  for (const field of ['level', 'client_id', 'member_id', 'project_id'] as const) {
    if (needed.includes(field) === Boolean(fields[field])) continue;
    throw brokenRule('rate-scope', field, FIELDS[field][fields[field] ? 'extra' : 'missing']);
  }
  await requireKnown(context, fields);
};

/** Throws 422 `service-known` for a service type that this organization doesn't have; none is one of all of them. */
export const checkService = async (
  { db, organization }: Context,
  service_type_id: string | null,
): Promise<void> => {
  if (!service_type_id) return;
  const { rows } =
    await sql`select from service_types where org_id = ${organization} and id = ${service_type_id}::uuid for key share`.execute(
      db,
    );
  if (rows.length === 0)
    throw brokenRule('service-known', 'service_type_id', 'Choose a service type of this organization.');
};

const UNKNOWN = [
  ['client_id', 'clients', 'client-known', 'Choose a client of this organization.'],
  ['member_id', 'members', 'member-known', 'Choose somebody of the team.'],
  ['project_id', 'projects', 'project-known', 'Choose a project of this organization.'],
] as const;

const requireKnown = async ({ db, organization }: Context, fields: Names): Promise<void> => {
  for (const [field, table, rule, sentence] of UNKNOWN) {
    const id = fields[field];
    if (!id) continue;
    const { rows } =
      await sql`select from ${sql.table(table)} n where n.org_id = ${organization} and n.id = ${id}::uuid
      and n.archived_at is null for key share`.execute(db);
    if (rows.length === 0) throw brokenRule(rule, field, sentence);
  }
};
