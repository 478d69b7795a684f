import { randomUUID } from 'node:crypto';
import { mentionToken } from '#contract/comments/mentions.ts';
import { emptyContent } from '#contract/dealsheets/beginning.ts';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, inProject, NOT_ON_THE_TEAM, RESTING } from './who-may.ts';

type Body = (realm: Realm) => object;
const ONE = '/dealsheets/:dealsheet_id';
const projectCode = () => `W-${randomUUID().slice(0, 8).toUpperCase()}`;

const applied = ({ rows }: Realm) => ({
  ...{ preset_id: rows.dealPreset, revision: 1, take: ['/terms'], leave: ['/validity_days'] },
});
const remark: Body = ({ people }) => ({ body: `Ask ${mentionToken(people.owner.member ?? '')}` });

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
  'POST /dealsheets/embedded/tokens': () => ({ purpose: 'Wall screen' }),
  'POST /account-plans/embedded/tokens': () => ({ purpose: 'Wall screen' }),
  'POST /dealsheets': (realm) => ({ ...fields(realm), content: content(realm), preset: null }),
  [`PATCH ${ONE}`]: fields,
  [`PATCH ${ONE}/content`]: content,
  [`POST ${ONE}/submit`]: () => ({ revision: 1, version: 1, note: 'As agreed' }),
  [`POST ${ONE}/decision`]: () => ({ revision: 1, version: 2, decision: 'approved', note: 'Fine' }),
  [`POST ${ONE}/sending`]: () => ({ revision: 1, sent_on: '2026-03-02' }),
  [`POST ${ONE}/outcome`]: () => ({
    ...{ outcome: 'won', closed_on: '2026-03-03' },
    project: { ...{ code: projectCode(), name: 'Won', start_date: '2026-04-01' }, end_date: '2026-12-31' },
  }),
  [`POST ${ONE}/comments`]: remark,
  [`POST ${ONE}/preset/preview`]: applied,
  [`POST ${ONE}/preset`]: (realm) => ({ ...applied(realm), version: 1 }),
  [`PATCH ${ONE}/comments/:comment_id`]: remark,
  'PUT /dealsheets/bands': () => ({
    version: 0,
    bands: [{ role: 'owner', min_margin_pct: '20', max_discount_pct: '12' }],
  }),
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
  [`GET ${ONE}/changes`]: inOrganization('director'),
  'GET /dealsheets/board': inOrganization('director'),
  [`POST ${ONE}/submit`]: inOrganization('director'),
  [`POST ${ONE}/decision`]: inOrganization('owner'),
  [`POST ${ONE}/sending`]: inOrganization('director'),
  [`POST ${ONE}/outcome`]: inOrganization('director'),
  [`GET ${ONE}/comments`]: inOrganization('director'),
  [`POST ${ONE}/comments`]: inOrganization('director', NOT_ON_THE_TEAM),
  [`PATCH ${ONE}/comments/:comment_id`]: inOrganization('director', NOT_ON_THE_TEAM),
  [`DELETE ${ONE}/comments/:comment_id`]: inOrganization('director', NOT_ON_THE_TEAM),
  [`GET ${ONE}/preset`]: inOrganization('director'),
  [`POST ${ONE}/preset/preview`]: inOrganization('director'),
  [`POST ${ONE}/preset`]: inOrganization('director'),
  [`DELETE ${ONE}/preset`]: inOrganization('director'),
  [`GET ${ONE}/mentionable`]: inOrganization('director'),
  [`GET ${ONE}/actuals`]: inOrganization('director'),
  'GET /projects/:project_id/demand': inProject('manager'),
  'GET /dealsheets/bands': inOrganization('director'),
  'PUT /dealsheets/bands': inOrganization('admin'),
};
