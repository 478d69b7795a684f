import { emptyContent } from '#contract/dealsheets/beginning.ts';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, RESTING } from './who-may.ts';

type Body = (realm: Realm) => object;
const ONE = '/dealsheets/:dealsheet_id';

const content: Body = ({ rows }) => ({
  ...emptyContent({ currency: 'GBP', rate_day: '2026-03-02' }),
  phases: ['Gate'],
  lines: [
    {
      ...{ key: 'guard', name: 'Guarding', service_type_id: rows.service, role: 'Guard', quantity: '10' },
      ...{
        unit: 'hour',
        phase: 'Gate',
        currency: null,
        cost_rate: '60',
        list_rate: '100',
        discount_pct: '0',
      },
    },
  ],
  overheads: [{ key: 'rent', name: 'Rent', amount_minor: 100 }],
  expenses: [{ key: 'van', name: 'Van', phase: 'Gate', cost_minor: 100, markup_pct: '5', billable: true }],
  risks: [{ text: 'Fog', likelihood: 'low', impact: 'high', mitigation: 'Lamps' }],
  assumptions: ['Two gates'],
});
const fields: Body = ({ rows, people }) => ({
  ...{ title: 'Night watch', client_id: rows.client, opportunity: 'A longer quay' },
  ...{ owner_id: people.director.member, probability_pct: 70, close_on: '2036-06-01' },
});

/** Bodies of the endpoints of dealsheets. */
export const DEAL_BODIES: Readonly<Record<string, Body>> = {
  'POST /dealsheets': (realm) => ({ ...fields(realm), content: content(realm), preset: null }),
  [`PATCH ${ONE}`]: fields,
  [`PATCH ${ONE}/content`]: content,
};

/** Endpoints of dealsheets: directors and above. */
export const DEALS: Readonly<Record<string, Expectation>> = {
  'GET /dealsheets': inOrganization('director'),
  'POST /dealsheets': inOrganization('director'),
  [`GET ${ONE}`]: inOrganization('director'),
  [`PATCH ${ONE}`]: inOrganization('director'),
  [`PATCH ${ONE}/content`]: inOrganization('director'),
  [`DELETE ${ONE}`]: inOrganization('director'),
  [`POST ${ONE}/restore`]: inOrganization('director', RESTING),
  [`GET ${ONE}/revisions`]: inOrganization('director'),
};
