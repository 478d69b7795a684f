import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/people.ts';
import { openSwapDesk, type SwapDesk } from '../../../test/swap-desk.ts';

let desk: SwapDesk;
beforeAll(async () => {
  desk = await openSwapDesk();
});
afterAll(() => desk.muster.close());

const swapsOf = async (person: TestPerson) => {
  const { rawPayload } = await desk.muster.server.http.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${await desk.muster.tokenOf(person)}` },
  });
  const file = unzipSync(rawPayload)[`organizations/${desk.muster.organization.slug}/swaps.json`];
  return file ? JSON.parse(strFromU8(file)) : [];
};

test('an export holds what the person asked and was asked about shifts, and the reason of whoever asked alone', async () => {
  const { ann, ben, annBooking, benBooking } = await desk.pair();
  const asked = { kind: 'swap', assignment_id: annBooking, with_assignment_id: benBooking } as const;
  const { body } = await desk.ask(ann, { ...asked, reason: 'School play' });
  await desk.decline(ben, body.id);
  const told = { kind: 'swap', status: 'declined', asked_by: ann.name, asked: ben.name };
  expect(await swapsOf(ann)).toMatchObject([
    { ...told, reason: 'School play', status_reason: 'Exam that day' },
  ]);
  expect(await swapsOf(ben)).toMatchObject([{ ...told, reason: null }]);
  expect(await swapsOf(await desk.guard())).toEqual([]);
});
