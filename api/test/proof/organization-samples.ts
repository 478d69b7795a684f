import { randomUUID } from 'node:crypto';
import { makeOrganization } from '../people.ts';
import { INSIGHT_BODIES } from './insight-samples.ts';
import { aboveAll, type Expectation, inOrganization } from './who-may.ts';
import type { World } from './world.ts';

/** Endpoints of organizations: from above, and what each decides of itself. */
export const ORGANIZATIONS: Readonly<Record<string, Expectation>> = {
  'GET /organizations': aboveAll(),
  'POST /organizations': aboveAll(),
  'GET /organizations/:organization_id': aboveAll(),
  'PATCH /organizations/:organization_id': aboveAll(),
  'GET /organization/settings': inOrganization('director'),
  'PATCH /organization/settings': inOrganization('owner'),
  'GET /organization/settings/history': inOrganization('director'),
  'POST /organization/settings/preview': inOrganization('director'),
  'GET /organization/dashboard': inOrganization('manager'),
  'GET /organization/logo': inOrganization('member'),
  'PUT /organization/logo': inOrganization('owner'),
  'DELETE /organization/logo': inOrganization('owner'),
};

const word = () => randomUUID().slice(0, 8);

/** What they and their insights take. */
export const ORGANIZATION_BODIES: Readonly<Record<string, () => object>> = {
  ...INSIGHT_BODIES,
  'POST /organizations': () => ({
    ...{ name: 'Corvane', slug: `corvane-${word()}`, legal_name: 'Corvane Ltd', currency: 'GBP' },
    ...{ timezone: 'Europe/London', owner: { name: 'Ann', email: `${word()}@muster.test` } },
  }),
  'PATCH /dashboard': () => ({ widgets: null }),
  'PATCH /organizations/:organization_id': () => ({ name: `Corvane ${word()}` }),
  'PATCH /organization/settings': () => ({
    require_note: true,
    working_days: [0, 480, 480, 480, 480, 480, 0],
  }),
  'POST /organization/settings/preview': () => ({
    changes: { require_note: true },
    holidays: [{ date: '2036-06-01', name: 'Regatta' }],
  }),
};

/** Another than the one whose settings are changed: both count one version up. */
export const ORGANIZATION_READY: Readonly<Record<string, (world: World) => Promise<Record<string, string>>>> =
  {
    'PATCH /organizations/:organization_id': async ({ muster }) => ({
      organization_id: (await makeOrganization(muster.database)).id,
    }),
  };
