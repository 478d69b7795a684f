import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, RESTING } from './who-may.ts';

type Body = (realm: Realm) => object;
const ONE = '/account-plans/:plan_id';

const fields: Body = ({ rows, people }) => ({
  ...{ name: 'Growth', client_id: rows.client, owner_id: people.director.member },
  ...{ sponsor_id: people.owner.member, tier: 'A', starts_on: '2036-01-01', ends_on: '2036-12-31' },
  ...{ currency: 'GBP', revenue_target_minor: 100, wallet_minor: 200, summary: 'Summary' },
  ...{ client_goals: 'Goals', strategy: 'Strategy', review_every_months: 6, next_review_on: '2036-06-01' },
});
const applied = ({ rows }: Realm) => ({
  ...{ preset_id: rows.planPreset, revision: 1, take: ['/tier'], leave: ['/summary'] },
});

/** Bodies of the endpoints of account plans. */
export const PLAN_BODIES: Readonly<Record<string, Body>> = {
  'POST /account-plans': (realm) => ({
    ...{ ...fields(realm), from_plan_id: realm.rows.accountPlan },
    preset: { preset_id: realm.rows.planPreset, revision: 1 },
  }),
  [`PATCH ${ONE}`]: fields,
  [`POST ${ONE}/activation`]: () => ({ version: 1 }),
  [`PUT ${ONE}/health`]: () => ({ version: 1, said: { health: 'off_track', reason: 'They told us' } }),
  [`POST ${ONE}/closing`]: () => ({ version: 1, reason: 'The year is over' }),
  [`POST ${ONE}/preset/preview`]: applied,
  [`POST ${ONE}/preset`]: (realm) => ({ ...applied(realm), version: 1 }),
};

/** Endpoints of account plans: read by coordinators, written by managers, archived by directors. */
export const PLANS: Readonly<Record<string, Expectation>> = {
  'GET /account-plans': inOrganization('coordinator'),
  'POST /account-plans': inOrganization('manager'),
  'GET /account-plans/board': inOrganization('coordinator'),
  [`GET ${ONE}`]: inOrganization('coordinator'),
  [`PATCH ${ONE}`]: inOrganization('manager'),
  [`DELETE ${ONE}`]: inOrganization('director'),
  [`POST ${ONE}/restore`]: inOrganization('director', RESTING),
  [`POST ${ONE}/activation`]: inOrganization('manager'),
  [`POST ${ONE}/closing`]: inOrganization('manager'),
  [`GET ${ONE}/delivery`]: inOrganization('coordinator'),
  [`GET ${ONE}/last-contacts`]: inOrganization('coordinator'),
  [`PUT ${ONE}/health`]: inOrganization('manager'),
  [`GET ${ONE}/preset`]: inOrganization('coordinator'),
  [`POST ${ONE}/preset/preview`]: inOrganization('manager'),
  [`POST ${ONE}/preset`]: inOrganization('manager'),
  [`DELETE ${ONE}/preset`]: inOrganization('manager'),
};
