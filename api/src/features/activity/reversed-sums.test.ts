import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstDayOf, monthAfter, monthOf } from '#contract/activity/months.ts';
import { readProjectDashboard } from '#contract/projects/endpoints.ts';
import { type Closing, openClosing } from '../../../test/closing-desk.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';

let at: Closing;
let service: string;
beforeAll(async () => {
  at = await openClosing({ approval: 'off', rounding: 'up', rounding_minutes: 15 });
  service = await at.desk.makeService();
  await insertRow(at.desk.muster.database, 'service_rates', {
    ...{ org_id: at.desk.muster.organization.id, service_type_id: service, scope: 'service' },
    ...{ cost_rate: '31.17', bill_rate: '47.93', currency: 'GBP', valid_from: '2020-01-01' },
  });
});
afterAll(() => at.desk.muster.close());

const query = (text: string, values: unknown[] = []) => at.desk.muster.database.query(text, values);

const SUMS = `coalesce(sum(duration_s), 0)::int as seconds, coalesce(sum(bill_minor), 0)::int as bill_minor,
  coalesce(sum(cost_minor), 0)::int as cost_minor`;

const step = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  duration_s: fc.integer({ min: 1, max: 7_200 }),
  billable: fc.boolean(),
  fate: fc.constantFrom('stays', 'reversed', 'corrected'),
  corrected_s: fc.integer({ min: 1, max: 7_200 }),
});

test('whatever is reversed and corrected, the sums that are kept are those of the entries, and a closed month’s never change', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const person = await at.desk.newcomer();
      const project = await at.desk.makeProject();
      await at.reopen(at.last);
      const logged = [];
      for (const { day, duration_s, billable, ...fate } of steps) {
        const work_date = at.day(at.last, day);
        const fields = { project_id: project, service_type_id: service, duration_s, billable };
        const { body } = await at.desk.log(person, { work_date, ...fields });
        await at.submit(person, work_date);
        logged.push({ id: body.id, ...fate });
      }
      const closed = (await at.close(at.last, { leave: true })).body.sums;
      for (const { id, fate, corrected_s } of logged)
        if (fate !== 'stays')
          await at.reverse(id, fate === 'corrected' ? { correction: { duration_s: corrected_s } } : {});
      const [raw] = await query(`select ${SUMS} from activity_entries where project_id = $1`, [project]);
      const kept = `select ${SUMS.replace('duration_s', 'seconds')} from`;
      expect((await query(`${kept} project_days where project_id = $1`, [project]))[0]).toEqual(raw);
      expect((await query(`${kept} project_totals where project_id = $1`, [project]))[0]).toEqual(raw);
      const meant = logged.reduce(
        (sum, { fate, corrected_s }, place) =>
          sum + (fate === 'stays' ? (steps[place]?.duration_s ?? 0) : fate === 'corrected' ? corrected_s : 0),
        0,
      );
      expect(raw).toMatchObject({ seconds: meant });
      const { body } = await at.as(at.manager)(readProjectDashboard, { params: { project_id: project } });
      expect(body.totals).toMatchObject(raw ?? {});
      for (const parts of [body.weeks, body.people, body.service_types])
        expect(parts.reduce((sum: number, { seconds }: { seconds: number }) => sum + seconds, 0)).toBe(meant);
      expect((await at.preview(at.last)).body.month.sums).toEqual(closed);
      const [again] = await query(
        `select coalesce(sum(duration_s), 0)::int as seconds, count(*)::int as entries from activity_entries
         where status in ('approved', 'locked') and work_date >= $1 and work_date < $2`,
        [firstDayOf(at.last), firstDayOf(monthAfter(monthOf(at.last)))],
      );
      expect(closed.approved).toEqual(again);
    }),
    { numRuns: 6 },
  );
});
