import { type RawBuilder, sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import type { RootContext } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

interface KnownUser {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

const usersAtRoot: RawBuilder<KnownUser> = sql`users_at_root()`;
const name = sql<string>`coalesce(users.name, root_grants.subject)`;

/** With the subject, which events and rules ask for; the answer leaves it to `person`. */
const rootGrants = ({ db, person }: RootContext) =>
  db
    .selectFrom('root_grants')
    .leftJoin(usersAtRoot.as('users'), (join) => join.onRef('users.sub', '=', 'root_grants.subject'))
    .select([
      'root_grants.id',
      'root_grants.subject',
      'root_grants.role',
      'root_grants.reason',
      'root_grants.expires_at',
      'root_grants.created_at',
      'root_grants.version',
    ])
    .select([
      sql<boolean>`coalesce(root_grants.expires_at <= now(), false)`.as('expired'),
      sql<boolean>`root_grants.subject = ${person.sub}`.as('is_me'),
      sql<RootGrant['person']>`jsonb_build_object('sub', root_grants.subject, 'name', ${name},
        'email', coalesce(users.email, ''))`.as('person'),
    ]);

/** A role at the root as it is changed. */
export type RootGrantRow = Awaited<ReturnType<typeof requireRootGrant>>;

/** One page of the roles over every organization, by name. */
export const listRootGrants = (context: RootContext, query: PageQuery) =>
  paginate(rootGrants(context), {
    page: query,
    sort: 'name',
    keys: { name: { by: sql`lower(${name})`, type: 'text' } },
    id: sql`root_grants.id`,
  });

/** A role over every organization. Throws 404 for a missing one. */
export const requireRootGrant = async (context: RootContext, id: string) => {
  const found = await rootGrants(context).where('root_grants.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('role');
  return found;
};

/** Who has signed in with exactly this address, and whose provider vouches for it: two people at most. */
export const listUsersByAddress = async ({ db }: RootContext, address: string): Promise<KnownUser[]> => {
  const { rows } = await sql<KnownUser>`select * from find_users_by_address(${address})`.execute(db);
  return rows;
};
