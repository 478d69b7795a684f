import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, REFUSED, RESTING } from './who-may.ts';

const ONE = '/presets/:preset_id';
const said = { payload: { priority: 'low', hard_cap: true }, locked: ['/priority'] };

/** Bodies of the endpoints of presets. */
export const PRESET_BODIES: Readonly<Record<string, (realm: Realm) => object>> = {
  'POST /presets': () => ({
    ...{ kind: 'project', scope: 'organization', name: 'Harbours', description: 'For quays', ...said },
  }),
  [`PATCH ${ONE}`]: () => ({ name: 'Quays', description: 'For quays' }),
  [`PATCH ${ONE}/draft`]: () => ({ ...said, note: 'Calmer' }),
  [`POST ${ONE}/deprecate`]: () => ({ revision: 1 }),
};

/** Endpoints of presets: coordinators read what they apply, administrators write it. */
export const PRESETS: Readonly<Record<string, Expectation>> = {
  'GET /presets': inOrganization('coordinator'),
  'POST /presets': inOrganization('admin'),
  [`GET ${ONE}`]: inOrganization('coordinator'),
  [`GET ${ONE}/revisions`]: inOrganization('coordinator'),
  [`PATCH ${ONE}`]: inOrganization('admin'),
  [`DELETE ${ONE}`]: inOrganization('admin'),
  [`POST ${ONE}/restore`]: inOrganization('admin', RESTING),
  [`POST ${ONE}/draft`]: inOrganization('admin', REFUSED),
  [`PATCH ${ONE}/draft`]: inOrganization('admin'),
  [`DELETE ${ONE}/draft`]: inOrganization('admin'),
  [`POST ${ONE}/draft/publish`]: inOrganization('admin', REFUSED),
  [`POST ${ONE}/deprecate`]: inOrganization('admin'),
};
