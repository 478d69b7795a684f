import { afterAll, beforeAll, expect, test } from 'vitest';
import { mentionToken } from '#contract/comments/mentions.ts';
import { addDealsheetComment } from '#contract/dealsheets/comments.ts';
import { closeDealsheet } from '#contract/dealsheets/endpoints.ts';
import { type DealDesk, dealDesk, line } from '../../../test/deal-desk.ts';
import type { TestOrganization, TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';
import { runningDeals } from './reactions.ts';

let muster: TestServer;
let desk: DealDesk;
let telling: Telling;
let people: TestOrganization['people'];
beforeAll(async () => {
  telling = openTelling();
  muster = await openTestServer({}, {}, telling.jobs);
  desk = await dealDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

const told = async (person: TestPerson, id: string) => {
  await telling.work(muster);
  const rows = await telling.toldTo(muster, person);
  return rows
    .filter(({ url }) => url === `/manager/dealsheets/${id}`)
    .map(({ type, title }) => [type, title]);
};
const look = () => {
  const { id: organization } = muster.organization;
  return muster.server.databases.within({ organization, sub: null, writes: true }, (db) =>
    runningDeals({ db, organization, now: new Date() }),
  );
};

test('those are told whose role decides it, but nobody who wrote in it; then its authors of the decision', async () => {
  const { id } = await desk.make();
  await desk.submit(id);
  const asked = ['dealsheet.submitted', 'submitted a dealsheet'];
  expect(await told(people.owner, id)).toEqual([asked]);
  expect(await told(people.executive, id)).toEqual([asked]);
  expect(await told(people.director, id)).toEqual([]);
  await desk.decide(id, people.owner, 'changes_requested');
  expect(await told(people.director, id)).toEqual([
    ['dealsheet.decided', 'asked for changes to your dealsheet'],
  ]);
  const steep = await desk.make({ lines: [line({ cost_rate: '85' })] }, people.executive);
  await desk.submit(steep.id);
  expect(await told(people.owner, steep.id)).toEqual([]);
  expect(await told(people.executive, steep.id)).toEqual([]);
  const dear = await desk.make({ lines: [line({ cost_rate: '99' })] });
  await desk.submit(dear.id);
  expect(await told(people.admin, dear.id)).toEqual([asked]);
});

test('whoever owns a deal is told how it ended, and whoever is mentioned of what was said', async () => {
  const { id } = await desk.makeSent(undefined, '2026-02-01');
  const owned = await desk.read(id);
  expect(owned.owner.id).toBe(people.director.member);
  const body = { outcome: 'lost' as const, closed_on: '2026-02-02', reason: 'Too dear' };
  await desk.call(people.owner)(closeDealsheet, { params: { dealsheet_id: id }, body });
  expect((await told(people.director, id)).at(-1)).toEqual(['dealsheet.closed', 'marked your deal as lost']);
  await desk.call()(addDealsheetComment, {
    ...{
      params: { dealsheet_id: id },
      body: { body: `Again, ${mentionToken(people.executive.member ?? '')}?` },
    },
  });
  expect((await told(people.executive, id)).at(-1)).toEqual([
    'mention.added',
    `mentioned you on ${owned.code} Night watch`,
  ]);
});

test('what was sent and is over by the organization’s day expires once, and its owner is told', async () => {
  const over = await desk.makeSent({ lines: [line()], validity_days: 5 }, '2026-02-01');
  const first = await look();
  const mine = (notices: Awaited<ReturnType<typeof look>>, id: string) =>
    notices.filter(({ target }) => target?.id === id).map(({ type, recipient }) => [type, recipient]);
  expect(mine(first, over.id)).toEqual([['dealsheet.closed', people.director.sub]]);
  expect(await desk.read(over.id)).toMatchObject({ status: 'expired', current: { status: 'expired' } });
  expect(mine(await look(), over.id)).toEqual([]);
  const events = await muster.database.query(
    "select actor from events where subject_id = $1 and type = 'dealsheet.expired'",
    [over.id],
  );
  expect(events).toEqual([{ actor: null }]);
});

test('an owner is told of an offer that expires within a week, of one that stands longer not yet', async () => {
  const soon = await desk.makeSent({ lines: [line()], validity_days: 7 });
  const later = await desk.makeSent({ lines: [line()], validity_days: 30 });
  const notices = await look();
  const about = (id: string) => notices.filter(({ target }) => target?.id === id);
  expect(about(soon.id)).toMatchObject([{ type: 'dealsheet.expiring', recipient: people.director.sub }]);
  expect(about(later.id)).toEqual([]);
  expect(await desk.read(soon.id)).toMatchObject({ status: 'sent' });
});
