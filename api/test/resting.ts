import type { OrganizationChanges } from '#contract/organizations/administration.ts';
import { updateOrganization } from '#contract/organizations/administration-endpoints.ts';
import type { TestServer } from './server.ts';

/** What can be done to an organization from above, by the test server's administrator. */
export interface Resting {
  suspend(): Promise<void>;
  archive(): Promise<void>;
  /** Makes it active again, by the way it went. */
  bringBack(): Promise<void>;
}

/** Suspends, archives and brings back the organization of a test server, or another one of it, over HTTP. */
export const restingOf = (
  muster: () => TestServer,
  which = (): string => muster().organization.id,
): Resting => {
  const read = async () =>
    (
      await muster().database.query<{ version: number; status: string }>(
        'select version, status from organizations where org_id = $1',
        [which()],
      )
    )[0];
  const become = async (body: OrganizationChanges) => {
    const { status, body: said } = await muster().as(muster().organization.people.admin)(updateOrganization, {
      ...{ params: { organization_id: which() }, version: (await read())?.version ?? 0, body },
    });
    if (status !== 200) throw new Error(`It answered ${status}: ${said.message}`);
  };
  const suspend = () => become({ status: 'suspended', reason: 'Unpaid' });
  return {
    suspend,
    archive: () => become({ status: 'archived', reason: 'Sold' }),
    bringBack: async () => {
      if ((await read())?.status === 'archived') await suspend();
      if ((await read())?.status === 'suspended') await become({ status: 'active' });
    },
  };
};
