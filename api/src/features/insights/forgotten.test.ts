import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { type LeavingServer, openLeavingServer } from '../../../test/leaving.ts';
import { dayFrom } from './fixtures/desk.ts';
import { runInsights } from './reactions/run-insights.ts';

let muster: LeavingServer;
beforeAll(async () => {
  muster = await openLeavingServer();
});
afterAll(() => muster.close());

const look = async () => {
  const { database, organization, server } = muster;
  const run = await insertRow(database, 'insight_runs', {
    ...{
      org_id: organization.id,
      day: dayFrom(0),
      from_date: dayFrom(-60),
      to_date: dayFrom(0),
      seed: 1,
      engine: 1,
    },
  });
  await runInsights(server.databases).run({ organization: organization.id, run });
};

test('whoever leaves is named nowhere in what was found, neither in sentences nor in addresses; others still are', async () => {
  const { database, organization } = muster;
  const person = await muster.someone('member', 'Ottoline “Otto” Fairweather-Ås');
  const colleague = await muster.someone('member', 'Barnaby Stone');
  const token = await muster.signIn(person);
  await database.query("update members set start_date = '2024-01-01'");
  for (const { member } of [person, colleague]) {
    const entry = { org_id: organization.id, member_id: member, work_date: dayFrom(-5), source: 'manual' };
    for (const hour of ['09:00', '09:30'])
      await insertRow(database, 'activity_entries', {
        ...{ ...entry, duration_s: 3_600, note: 'Rounds' },
        started_at: `${dayFrom(-5)}T${hour}:00Z`,
        ended_at: `${dayFrom(-5)}T${hour.replace('09', '10')}:00Z`,
      });
  }
  await look();
  const naming = async (...words: readonly string[]) =>
    (
      await database.query<{ found: string }>(
        'select finding::text || coalesce(draft_name, $1) as found from insights',
        [''],
      )
    ).filter(({ found }) => words.some((word) => found.includes(word))).length;
  expect(await naming('Fairweather')).toBeGreaterThan(1);
  const others = await naming('Barnaby Stone', 'Barnaby+Stone');
  expect(others).toBeGreaterThan(1);
  await muster.leave(token, person);
  expect(await naming('Ottoline', 'Fairweather', 'Otto+', 'Otto%20')).toBe(0);
  expect(await naming('Barnaby Stone', 'Barnaby+Stone')).toBe(others);
});
