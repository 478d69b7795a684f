import { sql } from 'kysely';
import { permissionsOf } from '#contract/access/can.ts';
import { organizationDomain, projectDomain } from '#contract/access/permission.ts';
import { MODEL } from '#contract/access/policy.ts';
import { ROLES } from '#contract/access/roles.ts';
import { expandRules, type WrittenRule } from '../../../platform/access/policy-rules.ts';
import type { Context } from '../../../platform/context.ts';

/** Tells of a project whether its incidents count for the health of a plan. */
export type CountsLog = (project: string) => boolean;

/**
 * Incidents count that each role which reads account plans may read of, too: a plan stands the same for everybody, and tells nobody
 * of a log that a rule keeps from them.
 */
export const readCountedLogs = async ({
  db,
  organization,
}: Pick<Context, 'db' | 'organization'>): Promise<CountsLog> => {
  const { rows } = await sql<WrittenRule>`
    select minimum, domain, object, action, effect from policy_rules order by id`.execute(db);
  const rules = expandRules(rows);
  const domain = organizationDomain(organization);
  const readers = ROLES.map((role) =>
    permissionsOf({ sub: '', data: { g: [['g', '', role, domain]], p: rules, m: MODEL } }),
  ).filter(({ can }) => can('read', '/account-plans/:id', domain));
  return (project) =>
    readers.every(({ can }) =>
      can('read', `/projects/${project}/ops-log`, projectDomain(organization, project)),
    );
};
