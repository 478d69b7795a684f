import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMyOrganizations, readCurrentUser, readPermissions } from '#contract/users/endpoints.ts';
import { openWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.muster.close());

const asked = async (name: string) => {
  const person = world.cast.find((one) => one.name === name)?.person;
  if (!person) throw new Error(`Nobody is ${name}.`);
  const call = world.muster.as(person);
  const organizations = (await call(listMyOrganizations)).body;
  const { g, p } = (await call(readPermissions)).body.data;
  const { current_org: current } = (await call(readCurrentUser)).body;
  return { organizations: organizations.map(({ id }: { id: string }) => id), g, p, current };
};

test.each(['stranger', 'expired', 'removed'])(
  'somebody %s has no organization, no role and no rule',
  async (name) => {
    expect(await asked(name)).toEqual({ organizations: [], g: [], p: [], current: null });
  },
);

test('an administrator of another organization has just that one', async () => {
  const { organizations, g } = await asked('admin of another organization');
  expect(organizations).toEqual([world.foreign.id]);
  expect(g.map(([, , role, domain]: string[]) => [role, domain])).toEqual([
    ['admin', `/org/${world.foreign.id}`],
  ]);
});

const AT_THE_ROOT = [
  ...['select 1 where is_at_root()', 'select 1 where is_root_admin()', 'select * from users_at_root()'],
  ...["select * from policy_people('')", 'select * from policy_holders()'],
  ...['select * from root_grants where subject <> muster_sub()', 'select * from root_events'],
  ...['select * from root_event_seals', 'select * from policy_revisions'],
  'select * from find_users_by_address((select email from users where sub = muster_sub()))',
];

test.each(['stranger', 'expired', 'removed', 'admin of another organization', 'owner'])(
  'the database itself tells %s nothing of what is above the organizations',
  async (name) => {
    const sub = world.cast.find((one) => one.name === name)?.person?.sub ?? '';
    const scope = { organization: world.own.id, sub, writes: false };
    for (const statement of AT_THE_ROOT) {
      const { rows } = await world.muster.server.databases.within(scope, (db) =>
        sql.raw(statement).execute(db),
      );
      expect(rows, statement).toEqual([]);
    }
  },
);

test('and tells an administrator of everything all of it', async () => {
  const scope = { organization: world.own.id, sub: world.own.people.admin.sub, writes: false };
  for (const statement of AT_THE_ROOT) {
    const { rows } = await world.muster.server.databases.within(scope, (db) =>
      sql.raw(statement).execute(db),
    );
    expect(rows.length, statement).toBeGreaterThan(0);
  }
});
