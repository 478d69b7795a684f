import * as endpoints from '#contract/account-plans/endpoints.ts';
import type { NewAccountPlan } from '#contract/account-plans/shapes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { makeClient } from './factories/client.ts';
import type { TestPerson } from './people.ts';
import type { Answer, Call, TestServer } from './server.ts';

/** Account plans as managers make them, in the test's own organization. */
export const accountPlanDesk = async (muster: TestServer) => {
  const { organization, database } = muster;
  const { manager } = organization.people;
  const client = await makeClient(database, organization);
  const call =
    (by: TestPerson = manager) =>
    <E extends Endpoint>(endpoint: E, asked: Call<E> = {}): Promise<Answer> =>
      muster.as(by)(endpoint, { organization: organization.id, ...asked });
  const create = (fields: Partial<NewAccountPlan> = {}, by = manager) => {
    const body = {
      name: 'Growth',
      client_id: client,
      starts_on: '2036-01-01',
      ends_on: '2036-12-31',
      ...fields,
    };
    return call(by)(endpoints.createAccountPlan, { body });
  };
  const make = async (fields: Partial<NewAccountPlan> = {}, by = manager) => (await create(fields, by)).body;
  const read = async (id: string, by = manager) =>
    (await call(by)(endpoints.readAccountPlan, { params: { plan_id: id } })).body;
  /** Changes it over the version that it has now. */
  const update = async (id: string, body: object, by = manager) => {
    const { version } = await read(id);
    return call(by)(endpoints.updateAccountPlan, { params: { plan_id: id }, version, body });
  };
  /** Brings it into a state as its life would, without whoever decides. */
  const stand = async (id: string, state: 'in_review' | 'approved' | 'active') => {
    const waits = state === 'in_review' ? ', waiting_revision = 1' : ', approved_revision = 1';
    await database.query(`update account_plans set status = $2, revision = 1 ${waits} where id = $1`, [
      id,
      state,
    ]);
    return read(id);
  };
  const activate = async (id: string, by = manager) => {
    const { version } = await read(id);
    return call(by)(endpoints.activatePlan, { params: { plan_id: id }, body: { version } });
  };
  const events = (id: string) =>
    database.query<{ type: string; changes: object; data: object }>(
      'select type, changes, data from events where subject_id = $1 order by id',
      [id],
    );
  return { client, call, create, make, read, update, stand, activate, events };
};

/** See `accountPlanDesk`. */
export type AccountPlanDesk = Awaited<ReturnType<typeof accountPlanDesk>>;
