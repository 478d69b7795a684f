import { createAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { World } from './world.ts';

type Parameters = Record<string, string>;
type Preparing = (world: World) => Promise<Parameters & { readonly plan_id: string }>;

/** A fresh draft of the manager's: others write the one that everybody knows. */
export const draftOfPlan: Preparing = async ({ muster, own }) => {
  const client_id = await muster.database
    .query<{ id: string }>(`insert into clients (org_id, name) values ('${own.id}', 'Fresh') returning id`)
    .then(([made]) => made?.id ?? '');
  const body = { name: 'Fresh', client_id, starts_on: '2036-01-01', ends_on: '2036-12-31' };
  const made = await muster.as(own.people.manager)(createAccountPlan, { organization: own.id, body });
  const plan_id: string = made.body.id;
  return { plan_id };
};

/** The same in another state, at its first version. */
const standing =
  (state: string): Preparing =>
  async (world) => {
    const params = await draftOfPlan(world);
    await world.muster.database.query(
      `begin; set local session_replication_role = replica;
       update account_plans set version = 1, ${state} where id = '${params.plan_id}'; commit`,
    );
    return params;
  };

const ONE = '/account-plans/:plan_id';
const fresh = standing("status = 'draft'");

/** What has to be there before a body about an account plan can be taken. */
export const PLAN_READY: Readonly<Record<string, (world: World) => Promise<Parameters>>> = {
  [`PATCH ${ONE}`]: fresh,
  [`PUT ${ONE}/health`]: fresh,
  [`POST ${ONE}/preset/preview`]: fresh,
  [`POST ${ONE}/preset`]: fresh,
  [`POST ${ONE}/activation`]: standing("status = 'approved', revision = 1, approved_revision = 1"),
  [`POST ${ONE}/closing`]: standing("status = 'active', revision = 1, approved_revision = 1"),
};
