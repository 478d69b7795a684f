import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceSkills } from '#contract/members/skill-endpoints.ts';
import { makeFeed } from '../../../test/calendar-desk.ts';
import { makePerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('an export holds what the person is able to do and their calendar’s addresses, without a secret or its digest', async () => {
  const { id, slug, people } = muster.organization;
  const [person, colleague] = [
    await makePerson(muster.database, id, 'member'),
    await makePerson(muster.database, id, 'member'),
  ];
  for (const [who, skill] of [
    [person, 'Crane'],
    [colleague, 'Dogs'],
  ] as const) {
    const skills = [{ skill, level: 4, expires: '2036-06-30' }];
    await muster.as(people.owner)(replaceSkills, {
      params: { member_id: who.member ?? '' },
      body: { version: 1, skills },
    });
    await makeFeed(muster, who);
  }
  const { rawPayload } = await muster.server.http.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${await muster.tokenOf(person)}` },
  });
  const files = unzipSync(rawPayload);
  const rowsOf = (name: string) =>
    JSON.parse(strFromU8(files[`organizations/${slug}/${name}.json`] ?? new Uint8Array()));
  expect(rowsOf('skills')).toEqual([{ skill: 'Crane', level: 4, expires: '2036-06-30' }]);
  expect(rowsOf('calendar-addresses')).toEqual([
    { id: expect.any(String), created_at: expect.any(String), last_read_at: null, revoked_at: null },
  ]);
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('calendar-addresses');
});
