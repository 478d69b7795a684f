import { sql } from 'kysely';
import { projectDomain } from '#contract/access/permission.ts';
import { type Access, personFrom } from '../../../platform/access/person.ts';
import { expandRules, type WrittenRule } from '../../../platform/access/policy-rules.ts';
import type { Inside } from '../../../platform/reactions.ts';

/** How the policy in force stands to somebody's reading a log: a rule lets them, a rule refuses them, or no rule speaks of them. */
export type Standing = 'reads' | 'refused' | 'unruled';

/**
 * How the policy stands to people's reading the ops-log of a project, by their identity subjects. Whoever is told of a log is told in
 * nobody's name, so their own word has to be asked for: a rank lets nobody read what a rule denies.
 */
export const readStandings = async (
  { db, organization }: Inside,
  project: string,
  subs: readonly string[],
): Promise<ReadonlyMap<string, Standing>> => {
  if (!organization || subs.length === 0) return new Map();
  const [{ rows: people }, { rows: written }] = await Promise.all([
    sql<{ sub: string; access: Access }>`
      select sub, person_access(sub) as access from unnest(${subs}::text[]) as of (sub)`.execute(db),
    sql<WrittenRule>`select minimum, domain, object, action, effect from policy_rules order by id`.execute(
      db,
    ),
  ]);
  const rules = expandRules(written);
  return new Map(
    people.map(({ sub, access }): [string, Standing] => {
      const { permissions } = personFrom({ sub, email: '', emailVerified: false, name: '' }, access, rules);
      const said = permissions.decide(
        'read',
        `/projects/${project}/ops-log`,
        projectDomain(organization, project),
      );
      return [sub, said.allowed ? 'reads' : said.rules.length > 0 ? 'refused' : 'unruled'];
    }),
  );
};

/**
 * Those of several people whom something addresses as somebody on shift: who reads it then without a rule of the policy, unless one
 * refuses them.
 */
export const withoutRefused = async <One extends { readonly sub: string }>(
  inside: Inside,
  project: string,
  people: readonly One[],
): Promise<readonly One[]> => {
  const standings = await readStandings(
    inside,
    project,
    people.map(({ sub }) => sub),
  );
  return people.filter(({ sub }) => standings.get(sub) !== 'refused');
};
