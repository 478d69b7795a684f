import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerProposal, createRecurring, pinFavourite } from '#contract/activity/shortcut-endpoints.ts';
import { type Desk, openDesk } from '../../../test/time-desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ edit_window_days: 0 });
});
afterAll(() => desk.muster.close());

test('an export holds what the person pinned, their time that comes again and what they said to it, and nobody else’s', async () => {
  const [person, colleague] = [await desk.newcomer(), await desk.newcomer()];
  const purpose = {
    project_id: desk.project,
    service_type_id: null,
    category: 'work' as const,
    billable: true,
  };
  const rule = { rrule: 'FREQ=DAILY', starts_on: desk.today, ends_on: null, start: '09:00', duration_s: 900 };
  for (const [who, note] of [
    [person, 'Gate round'],
    [colleague, 'Not mine'],
  ] as const) {
    const ask = desk.muster.as(who);
    await ask(pinFavourite, { body: { ...purpose, note } });
    const { body } = await ask(createRecurring, {
      body: { ...purpose, ...rule, note, on_days_off: true, paused: false },
    });
    await ask(answerProposal, {
      params: { recurring_id: body.id, date: desk.today },
      body: { answer: 'skipped' },
    });
  }
  const { rawPayload } = await desk.muster.server.http.inject({
    url: '/api/users/me/export',
    headers: { authorization: `Bearer ${await desk.muster.tokenOf(person)}` },
  });
  const files = unzipSync(rawPayload);
  const rowsOf = (name: string) =>
    JSON.parse(
      strFromU8(files[`organizations/${desk.muster.organization.slug}/${name}.json`] ?? new Uint8Array()),
    );
  expect(rowsOf('favourites')).toMatchObject([{ note: 'Gate round', project_code: expect.any(String) }]);
  expect(rowsOf('recurring-time')).toMatchObject([
    {
      note: 'Gate round',
      rrule: 'FREQ=DAILY',
      starts_on: desk.today,
      start_time: '09:00:00',
      duration_s: 900,
    },
  ]);
  expect(rowsOf('recurring-answers')).toMatchObject([{ work_date: desk.today, answer: 'skipped' }]);
  expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('recurring-time');
});
