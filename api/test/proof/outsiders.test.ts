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
