import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventsAt, makeFeed } from '../../../test/calendar-desk.ts';
import { openSwapDesk, type SwapDesk } from '../../../test/swap-desk.ts';

let desk: SwapDesk;
beforeAll(async () => {
  desk = await openSwapDesk();
});
afterAll(() => desk.muster.close());

test('shifts that two people swapped change places in their calendars once that is approved, and not before', async () => {
  const pair = await desk.pair();
  const { address } = await makeFeed(desk.muster, pair.ann);
  const events = () => eventsAt(desk.muster, address);
  const [mine] = await events();
  const id = await desk.agreed(pair);
  expect(await events()).toEqual([mine]);
  expect((await desk.approve(desk.manager, id)).status).toBe(200);
  const [given, got, ...others] = await events();
  expect(others).toEqual([]);
  expect(given).toMatchObject({ uid: `${pair.annBooking}@muster`, status: 'CANCELLED', from: mine?.from });
  expect(given?.sequence).toBeGreaterThan(mine?.sequence ?? Number.POSITIVE_INFINITY);
  expect(got).toMatchObject({ status: 'CONFIRMED' });
  expect(got?.uid).not.toBe(`${pair.benBooking}@muster`);
});
