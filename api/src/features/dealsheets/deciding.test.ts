import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_BANDS } from '#contract/dealsheets/bands.ts';
import * as endpoints from '#contract/dealsheets/endpoints.ts';
import { type DealDesk, dealDesk, line } from '../../../test/deal-desk.ts';
import { makePerson, type TestOrganization } from '../../../test/people.ts';
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

test.each(['owner', 'executive', 'admin'] as const)(
  'whoever wrote a revision never decides it, and neither does who submitted it: %s',
  async (role) => {
    const written = await desk.make(undefined, people[role]);
    await desk.submit(written.id, people.director);
    const own = await desk.decide(written.id, people[role]);
    expect(own).toMatchObject({ status: 403, body: { rule: 'own-dealsheet' } });
    expect(await desk.read(written.id, people[role])).toMatchObject({
      ...{
        may_decide: false,
        why_not: 'You wrote in this revision or submitted it: somebody else has to decide.',
      },
    });
    const submitted = await desk.make();
    await desk.submit(submitted.id, people[role]);
    expect((await desk.decide(submitted.id, people[role])).body).toMatchObject({ rule: 'own-dealsheet' });
    expect(await desk.read(submitted.id)).toMatchObject({ status: 'submitted' });
  },
);

test('somebody who wrote in a revision once is an author of it and of all that are made from it', async () => {
  const { id } = await desk.make();
  await desk.rewrite(id, { terms: 'Mine' }, people.owner);
  await desk.rewrite(id, { terms: 'Theirs' });
  await desk.submit(id);
  expect((await desk.decide(id, people.owner)).body).toMatchObject({ rule: 'own-dealsheet' });
  await desk.decide(id, people.executive, 'rejected');
  await desk.rewrite(id, { terms: 'Anew' });
  await desk.submit(id);
  expect((await desk.decide(id, people.owner)).body).toMatchObject({ rule: 'own-dealsheet' });
  expect((await desk.decide(id, people.executive)).body).toMatchObject({ status: 'approved' });
});

test.each([
  ['40', '0', 'owner'],
  ['75', '0', 'owner'],
  ['75.01', '0', 'executive'],
  ['60', '10', 'owner'],
  ['60', '10.01', 'executive'],
  ['90', '0', 'executive'],
  ['90.01', '0', 'admin'],
  ['40', '25', 'executive'],
  ['40', '25.01', 'admin'],
] as const)(
  'a cost of %s and a discount of %s %% is decided by %s',
  async (cost_rate, discount_pct, approver) => {
    // Of a price of 100 an hour before the discount.
    const { id } = await desk.make({ discount_pct, lines: [line({ cost_rate })] });
    await desk.submit(id);
    expect(await desk.read(id)).toMatchObject({ approver });
    const order = ['owner', 'executive', 'admin'] as const;
    for (const role of order.slice(0, order.indexOf(approver)))
      expect((await desk.decide(id, people[role])).body).toMatchObject({
        code: 'forbidden',
        rule: 'approval-band',
      });
    expect(await desk.read(id, people[approver])).toMatchObject({ may_decide: true, why_not: null });
    expect((await desk.decide(id, people[approver])).body).toMatchObject({ status: 'approved' });
  },
);

test('a director submits and decides nothing', async () => {
  const { id } = await desk.make();
  await desk.submit(id);
  const other = await makePerson(muster.database, muster.organization.id, 'director');
  expect((await desk.decide(id, other)).status).toBe(403);
  expect(await desk.read(id, other)).toMatchObject({ may_decide: false });
});

test('what was changed since is not decided, and nothing changes', async () => {
  const { id } = await desk.make();
  await desk.submit(id);
  const { current } = await desk.read(id);
  await desk.rewrite(id, { terms: 'Changed meanwhile' });
  const before = await desk.read(id);
  const body = { revision: current.revision, version: current.version, decision: 'approved' as const };
  const params = { dealsheet_id: id };
  const forked = await desk.call(people.owner)(endpoints.decideDealsheet, { params, body });
  expect(forked.body).toMatchObject({ rule: 'revision-forked', fields: [{ field: 'revision' }] });
  expect(await desk.read(id)).toEqual(before);
  expect(before).toMatchObject({ status: 'draft', revision: 2 });
});

test('of two who decide at once one decides', async () => {
  const { id } = await desk.make();
  await desk.submit(id);
  const other = await makePerson(muster.database, muster.organization.id, 'owner');
  const answers = await Promise.all([
    desk.decide(id, people.owner, 'approved'),
    desk.decide(id, other, 'rejected'),
    desk.decide(id, people.executive, 'approved'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  for (const { body } of answers.filter(({ status }) => status === 422))
    expect(body.rule).toBe('wrong-state');
  const told = await muster.database.query(
    "select from events where subject_id = $1 and type in ('dealsheet.approved', 'dealsheet.rejected')",
    [id],
  );
  expect(told).toHaveLength(1);
});

test('asking for changes and rejecting need a word', async () => {
  const { id } = await desk.make();
  await desk.submit(id);
  for (const decision of ['changes_requested', 'rejected'] as const)
    expect((await desk.decide(id, people.owner, decision, '  ')).body).toMatchObject({ rule: 'note-needed' });
  expect(await desk.read(id)).toMatchObject({ status: 'submitted' });
});

test('administrators say who approves; what waits already stays with whom it went to', async () => {
  const { id } = await desk.make({ lines: [line({ cost_rate: '80' })] });
  await desk.submit(id);
  expect(await desk.read(id)).toMatchObject({ approver: 'executive' });
  const read = await desk.call()(endpoints.readApprovalBands);
  expect(read.body).toEqual({ version: 0, bands: DEFAULT_BANDS });
  const bands = [{ role: 'owner' as const, min_margin_pct: '15', max_discount_pct: '30' }];
  const say = (by: 'owner' | 'admin', body: { version: number; bands: typeof bands }) =>
    desk.call(people[by])(endpoints.writeApprovalBands, { body });
  expect((await say('owner', { version: 0, bands })).status).toBe(403);
  expect((await say('admin', { version: 0, bands })).body).toEqual({ version: 1, bands });
  expect((await say('admin', { version: 0, bands })).status).toBe(412);
  const narrower = [
    ...bands,
    { ...{ role: 'owner' as const, min_margin_pct: '20', max_discount_pct: '10' } },
  ];
  expect((await say('admin', { version: 1, bands: narrower })).body).toMatchObject({
    rule: 'bands-out-of-order',
  });
  expect(await desk.read(id)).toMatchObject({ approver: 'executive' });
  const after = await desk.make({ lines: [line({ cost_rate: '80' })] });
  expect(after).toMatchObject({ approver: 'owner' });
});

test('what waits for somebody is listed for them, and not what they wrote', async () => {
  const { id } = await desk.make(undefined, people.owner);
  await desk.submit(id, people.owner);
  const mine = async (by: keyof typeof people) => {
    const { body } = await desk.call(people[by])(endpoints.listDealsheets, {
      query: { mine_to_decide: 'true', per_page: 200 },
    });
    return body.data.map((row: { id: string }) => row.id);
  };
  expect(await mine('owner')).not.toContain(id);
  expect(await mine('executive')).toContain(id);
  expect(await mine('director')).toEqual([]);
});
