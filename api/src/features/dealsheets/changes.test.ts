import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '#contract/clients/changes.ts';
import { listDealsheetChanges } from '#contract/dealsheets/changes.ts';
import * as comments from '#contract/dealsheets/comments.ts';
import * as endpoints from '#contract/dealsheets/endpoints.ts';
import { type DealDesk, dealDesk } from '../../../test/deal-desk.ts';
import type { TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: DealDesk;
let people: TestOrganization['people'];
beforeAll(async () => {
  muster = await openTestServer();
  desk = await dealDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

const history = async (dealsheet_id: string, query: object = {}) =>
  (await desk.call()(listDealsheetChanges, { params: { dealsheet_id }, query })).body;
const types = ({ data }: { data: Change[] }) => data.map(({ type }) => type);

/** A deal that was rejected, written anew, approved, sent and lost, and talked about. */
const lived = async () => {
  const { id } = await desk.make();
  const params = { dealsheet_id: id };
  await desk.submit(id);
  await desk.decide(id, people.owner, 'rejected', 'Too cheap');
  await desk.rewrite(id, { terms: 'Anew' });
  const said = await desk.call(people.owner)(comments.addDealsheetComment, {
    params,
    body: { body: 'Good' },
  });
  await desk.call(people.owner)(comments.deleteDealsheetComment, {
    ...{ params: { ...params, comment_id: said.body.id }, version: 1 },
  });
  await desk.submit(id);
  await desk.decide(id, people.executive);
  await desk.send(id);
  const closed_on = (await desk.read(id)).sent_on;
  await desk.call()(endpoints.closeDealsheet, {
    params,
    body: { outcome: 'lost', closed_on, reason: 'Price' },
  });
  return id;
};

test('a deal’s history says who did what, with what they said of it, its comments among the rest', async () => {
  const id = await lived();
  await lived();
  const { data } = await history(id);
  expect(data).toMatchObject([
    { type: 'dealsheet.lost', actor: people.director.name, changes: { lost_reason: [null, 'Price'] } },
    { type: 'dealsheet.sent', data: { revision: 2 } },
    { type: 'dealsheet.approved', actor: people.executive.name, data: { note: 'Fine' } },
    { type: 'dealsheet.submitted', data: { note: 'As agreed', revision: 2 } },
    { type: 'dealsheet-comment.deleted', actor: people.owner.name },
    { type: 'dealsheet-comment.added', actor: people.owner.name, data: { revision: 1 + 1 } },
    { type: 'dealsheet.forked', changes: { revision: [1, 2], terms: ['', 'Anew'] } },
    { type: 'dealsheet.rejected', actor: people.owner.name, data: { note: 'Too cheap', revision: 1 } },
    { type: 'dealsheet.submitted', data: { revision: 1 } },
    { type: 'dealsheet.created', actor: people.director.name },
  ]);
});

test('it is read page after page, both ways', async () => {
  const id = await lived();
  const all = types(await history(id));
  const first = await history(id, { per_page: 4 });
  const second = await history(id, { per_page: 4, after: first.after });
  expect([...types(first), ...types(second)]).toEqual(all.slice(0, 8));
  expect(types(await history(id, { per_page: 4, before: second.before }))).toEqual(all.slice(0, 4));
});

test('whoever may not read dealsheets finds no history, and one that isn’t there has none', async () => {
  const { id } = await desk.make();
  const params = { dealsheet_id: id };
  expect((await desk.call(people.manager)(listDealsheetChanges, { params })).status).toBe(403);
  const missing = { dealsheet_id: '0190be0c-0000-7000-8000-00000000dead' };
  expect((await desk.call()(listDealsheetChanges, { params: missing })).status).toBe(404);
});
