import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restingOf } from '../../../test/resting.ts';
import type { Tell } from '../../platform/reactions.ts';
import { tellBeside } from '../notifications/reactions.ts';
import { type Crowd, makeCrowd } from './fixtures/crowd.ts';
import { addPeople, countTold, type Desk, openDesk, toldOf } from './fixtures/desk.ts';
import { SENDING } from './queries/order.ts';
import { orderOverdue } from './reactions.ts';

let desk: Desk;
let crowd: Crowd;
beforeAll(async () => {
  desk = await openDesk();
  crowd = await makeCrowd(desk.muster);
});
afterAll(() => desk.muster.close());
const home = restingOf(
  () => desk.muster,
  () => crowd.home,
);
const far = restingOf(
  () => desk.muster,
  () => crowd.far,
);
beforeEach(async () => {
  await home.bringBack();
  await far.bringBack();
});

const RESTS = ['suspend', 'archive'] as const;
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
const order = async (at: string | null, audience: object = {}): Promise<string> => {
  const { body } = await desk.write(crowd.home, audience);
  await desk.send(crowd.home, body.id, at);
  return body.id;
};
const told = async (id: string) => (await toldOf(desk, id)).map(({ name }) => name).join(' ');
const statusOf = async (id: string) => (await desk.read(crowd.home, id)).body;
type Job = Parameters<Desk['run']>[0];
/** Lets its moment have passed ten minutes ago; answers the order that was in the queue for it. */
const pass = async (id: string): Promise<Job> => {
  const [row] = await desk.muster.database.query<{ at: Date }>(
    `update announcements set send_at = date_trunc('milliseconds', now()) - interval '10 minutes'
     where id = $1 returning send_at as at`,
    [id],
  );
  const data = { organization: crowd.home, announcement: id, send_at: row?.at.toISOString() };
  return { queue: SENDING, data, notBefore: undefined };
};
/** Looks for what is overdue, and does that. */
const doOverdue = async () => {
  const found: Job[] = [];
  await orderOverdue(desk.muster.server.databases, async (_, queue, data, notBefore) => {
    found.push({ queue, data, notBefore });
  }).run({});
  for (const job of found) await desk.run(job);
};

test.each(RESTS)(
  '%s: what falls due there reaches nobody, and is a draft that says so when it is back',
  async (rest) => {
    const id = await order(IN_AN_HOUR);
    await home[rest]();
    await desk.run(await pass(id));
    await doOverdue();
    expect(await told(id)).toBe('');
    await home.bringBack();
    expect(await statusOf(id)).toMatchObject({ status: 'scheduled' });
    await doOverdue();
    expect(await told(id)).toBe('');
    expect(await statusOf(id)).toMatchObject({
      ...{ status: 'draft', send_at: null },
      problem: 'When it was due, its organization was suspended or archived.',
    });
    await desk.send(crowd.home, id, null);
    await desk.work();
    expect(await told(id)).not.toBe('');
  },
);

test('what is due only after it is back goes out then, once', async () => {
  const id = await order(IN_AN_HOUR, { roles: ['manager'] });
  await home.suspend();
  await home.bringBack();
  const job = desk.waiting.at(-1);
  await desk.work();
  if (job) await desk.run(job);
  expect(await told(id)).toBe('Cay');
});

test('one that was being sent stops, and reaches the others once when it is back', async () => {
  await addPeople(desk, crowd.home, 700);
  const id = await order(null);
  const job = desk.waiting.at(-1);
  if (!job) throw new Error('It was ordered.');
  const pipeline = tellBeside(async () => undefined);
  let stretches = 0;
  const interrupted: Tell = async (...asked) => {
    stretches += 1;
    if (stretches > 1) throw new Error('the worker died');
    await pipeline(...asked);
  };
  await expect(desk.run(job, interrupted)).rejects.toThrow('the worker died');
  const half = await countTold(desk, id);
  await home.suspend();
  await desk.run(job);
  expect(await countTold(desk, id)).toEqual(half);
  expect(await statusOf(id)).toMatchObject({ status: 'sending' });
  await home.bringBack();
  await desk.run(job);
  const whole = await countTold(desk, id);
  expect(whole?.people).toBeGreaterThan(700);
  expect(whole?.notifications).toBe(whole?.people);
  expect(await statusOf(id)).toMatchObject({ status: 'sent', people: whole?.people });
});

test.each(RESTS)('%s: of another organization that rests nobody is told, nor counted', async (rest) => {
  const id = await order(null, { organizations: [crowd.home, crowd.far], roles: ['owner'] });
  await far[rest]();
  await desk.work();
  expect(await told(id)).toBe('Owl');
  expect(await statusOf(id)).toMatchObject({ status: 'sent', people: 1 });
});
