import { REORGANISATION_BODIES, REORGANISATIONS } from './reorganisation-samples.ts';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization } from './who-may.ts';

const fields = ({ rows }: Realm) => ({
  ...{ title: 'Guard', department: 'Nights', parent_id: rows.positionAbove, headcount: 3 },
  ...{ vacant_since: '2026-03-02', note: 'Rounds' },
});

/** Bodies of the endpoints of positions and reorganisations. */
export const CHART_BODIES: Readonly<Record<string, (realm: Realm) => object>> = {
  ...REORGANISATION_BODIES,
  'POST /positions': fields,
  'PATCH /positions/:position_id': fields,
};

/** Endpoints of positions and the chart: everybody reads the chart, coordinators its seats, owners write them. */
export const CHARTS: Readonly<Record<string, Expectation>> = {
  ...REORGANISATIONS,
  'GET /positions': inOrganization('coordinator'),
  'POST /positions': inOrganization('owner'),
  'GET /positions/:position_id': inOrganization('coordinator'),
  'PATCH /positions/:position_id': inOrganization('owner'),
  'DELETE /positions/:position_id': inOrganization('owner'),
  'GET /orgchart': inOrganization('member'),
  'GET /orgchart/people/:member_id': inOrganization('member'),
  'GET /orgchart/csv': inOrganization('member'),
  'GET /orgchart/pdf': inOrganization('member'),
};
