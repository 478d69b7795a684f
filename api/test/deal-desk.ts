import type { CalculationLine } from '#contract/calculator/inputs.ts';
import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import * as endpoints from '#contract/dealsheets/endpoints.ts';
import type { Decision } from '#contract/dealsheets/states.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { makeClient } from './factories/client.ts';
import type { TestPerson } from './people.ts';
import type { Answer, Call, TestServer } from './server.ts';

/** Ten hours at 100, which cost 60 each: a margin of 40 % and no discount. */
export const line = (fields: Partial<CalculationLine> = {}): CalculationLine => ({
  ...{ key: 'guard', name: 'Guarding', service_type_id: null, role: null, quantity: '10', unit: 'hour' },
  ...{ phase: null, currency: null, cost_rate: '60', list_rate: '100', discount_pct: '0' },
  ...fields,
});

/** Deals as people make them, in the test's own organization. */
export const dealDesk = async (muster: TestServer) => {
  const { organization, database } = muster;
  const { director } = organization.people;
  const client = await makeClient(database, organization);
  const call =
    (by: TestPerson = director) =>
    <E extends Endpoint>(endpoint: E, asked: Call<E> = {}): Promise<Answer> =>
      muster.as(by)(endpoint, { organization: organization.id, ...asked });
  const make = async (content: Partial<DealsheetContent> = { lines: [line()] }, by = director) => {
    const body = { title: 'Night watch', client_id: client, content };
    return (await call(by)(endpoints.createDealsheet, { body })).body;
  };
  const read = async (id: string, by = director) =>
    (await call(by)(endpoints.readDealsheet, { params: { dealsheet_id: id } })).body;
  const rewrite = async (id: string, content: Partial<DealsheetContent>, by = director) => {
    const { version, current } = await read(id);
    const body = { ...current.content, ...content };
    return call(by)(endpoints.updateDealsheetContent, { params: { dealsheet_id: id }, version, body });
  };
  const submit = async (id: string, by = director) => {
    const { current } = await read(id);
    const body = { revision: current.revision, version: current.version, note: 'As agreed' };
    return call(by)(endpoints.submitDealsheet, { params: { dealsheet_id: id }, body });
  };
  const decide = async (id: string, by: TestPerson, decision: Decision = 'approved', note = 'Fine') => {
    const { current } = await read(id);
    const body = { revision: current.revision, version: current.version, decision, note };
    return call(by)(endpoints.decideDealsheet, { params: { dealsheet_id: id }, body });
  };
  const send = async (id: string, sent_on: string | null = null) => {
    const { revision } = await read(id);
    return call()(endpoints.sendDealsheet, { params: { dealsheet_id: id }, body: { revision, sent_on } });
  };
  /** One that was submitted by the director, approved by the owner and sent. */
  const makeSent = async (content?: Partial<DealsheetContent>, sent_on: string | null = null) => {
    const { id } = await make(content);
    await submit(id);
    await decide(id, organization.people.owner);
    await send(id, sent_on);
    return read(id);
  };
  return { client, call, make, read, rewrite, submit, decide, send, makeSent };
};

/** See `dealDesk`. */
export type DealDesk = Awaited<ReturnType<typeof dealDesk>>;
