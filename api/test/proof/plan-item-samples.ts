import { insertRow } from '../factories/insert-row.ts';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization } from './who-may.ts';
import type { World } from './world.ts';

type Body = (realm: Realm) => object;
type Parameters = Record<string, string>;

const ITEMS = '/account-plans/:plan_id/items';
const ONE = `${ITEMS}/:item_id`;

const opportunity: Body = ({ rows, people }) => ({
  kind: 'opportunity',
  fields: {
    ...{ name: 'Night watch', stage: 'qualified', amount_minor: 900, probability_pct: 30 },
    ...{ close_on: '2036-06-01', owner_id: people.director.member, service_type_id: rows.service },
    note: 'From spring',
  },
});

/** Bodies of the endpoints of what account plans are made of. */
export const PLAN_ITEM_BODIES: Readonly<Record<string, Body>> = {
  [`POST ${ITEMS}`]: opportunity,
  [`PATCH ${ONE}`]: opportunity,
  [`POST ${ONE}/dealsheet`]: () => ({ title: 'Night watch' }),
};

/** What has to be said in their addresses. */
export const PLAN_ITEM_QUERIES: Readonly<Record<string, string>> = {
  [`DELETE ${ONE}`]: '?kind=opportunity',
};

/** Endpoints of what account plans are made of. */
export const PLAN_ITEMS: Readonly<Record<string, Expectation>> = {
  [`GET ${ITEMS}`]: inOrganization('coordinator'),
  'GET /account-plans/:plan_id/whitespace': inOrganization('coordinator'),
  [`POST ${ITEMS}`]: inOrganization('manager'),
  [`PATCH ${ONE}`]: inOrganization('manager'),
  [`DELETE ${ONE}`]: inOrganization('manager'),
  [`POST ${ONE}/dealsheet`]: inOrganization('director'),
};

/** A fresh one: others write the one that everybody knows. */
const fresh = async ({ muster: { database }, own: { id, rows } }: World): Promise<Parameters> => ({
  item_id: await insertRow(database, 'plan_opportunities', {
    ...{ org_id: id, plan_id: rows.accountPlan, name: 'Fresh' },
  }),
});

/** What has to be there before a body about an item can be taken. */
export const PLAN_ITEM_READY: Readonly<Record<string, (world: World) => Promise<Parameters>>> = {
  [`PATCH ${ONE}`]: fresh,
  [`POST ${ONE}/dealsheet`]: fresh,
};
