import type { Endpoint } from '#contract/endpoint.ts';
import * as endpoints from '#contract/plan-items/endpoints.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import { makeAccountPlan } from './factories/account-plan.ts';
import { makeClient } from './factories/client.ts';
import { insertRow } from './factories/insert-row.ts';
import type { TestPerson } from './people.ts';
import type { Answer, Call, TestServer } from './server.ts';

type Fields<Kind extends PlanItemKind> = Extract<endpoints.NewPlanItem, { kind: Kind }>['fields'];
type Changed<Kind extends PlanItemKind> = Extract<endpoints.PlanItemChange, { kind: Kind }>['fields'];
type Asked = { [Kind in PlanItemKind]: { kind: Kind; fields: Fields<Kind> } }[PlanItemKind];
type Change = { [Kind in PlanItemKind]: { kind: Kind; fields: Changed<Kind> } }[PlanItemKind];

/** A plan of a client of the test's own organization, and what people write in it. */
export const planDesk = async (muster: TestServer, fields: Readonly<Record<string, unknown>> = {}) => {
  const { organization, database } = muster;
  const client = await makeClient(database, organization);
  const plan = await makeAccountPlan(database, organization, client, fields);
  const params = { plan_id: plan };
  const call =
    (by: TestPerson = organization.people.manager) =>
    <E extends Endpoint>(endpoint: E, asked: Call<E> = {}): Promise<Answer> =>
      muster.as(by)(endpoint, { organization: organization.id, ...asked });
  const add = (body: Asked, by?: TestPerson) => call(by)(endpoints.addPlanItem, { params, body });
  /** Adds one that has to be taken, and answers it. */
  const made = async (body: Asked) => (await add(body)).body.item;
  const change = (id: string, body: Change, version = 1, by?: TestPerson) =>
    call(by)(endpoints.changePlanItem, { params: { ...params, item_id: id }, body, version });
  const remove = (id: string, kind: PlanItemKind, version = 1, by?: TestPerson) =>
    call(by)(endpoints.removePlanItem, { params: { ...params, item_id: id }, query: { kind }, version });
  const list = async (by?: TestPerson) => (await call(by)(endpoints.listPlanItems, { params })).body;
  /** A contact, of the plan's client unless another is said. */
  const contact = (last_name: string, client_id = client) =>
    insertRow(database, 'contacts', { org_id: organization.id, client_id, first_name: 'Ada', last_name });
  /** The plan's own row. */
  const row = async () => {
    const [found] = await database.query('select * from account_plans where id = $1', [plan]);
    if (!found) throw new Error('The plan is gone.');
    return found;
  };
  const events = () =>
    database.query('select type, actor, changes, data from events where subject_id = $1 order by id', [plan]);
  return { ...{ client, plan, params, call, add, made, change, remove, list, contact, row, events } };
};

/** See `planDesk`. */
export type PlanDesk = Awaited<ReturnType<typeof planDesk>>;
