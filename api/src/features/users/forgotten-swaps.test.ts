import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProject } from '../../../test/factories/project.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import { makeSwap } from '../../../test/proof/making-swaps.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

test('whoever leaves takes along why they asked for swaps, and what was open between them and others ends', async () => {
  const { database, organization } = muster;
  const person = await muster.someone('member', 'Ottoline Fairweather');
  const { director } = organization.people;
  const token = await muster.signIn(person);
  const place = { project: await makeProject(database, organization), mark: 'School' };
  const asked = { requester: person, counterpart: director, ...place, day: '2036-04-01' };
  const own = await makeSwap(muster, organization, asked);
  const theirs = await makeSwap(muster, organization, {
    ...{ requester: director, counterpart: person, ...place, day: '2036-04-11', status: 'accepted' },
  });
  await muster.leave(token, person);
  const rows = await database.query(
    'select id, status, reason, status_reason from swaps where id = any ($1) order by id',
    [[own, theirs]],
  );
  const ended = { status: 'cancelled', status_reason: null };
  expect(rows).toEqual([
    { id: own, ...ended, reason: null },
    { id: theirs, ...ended, reason: 'School play' },
  ]);
});
