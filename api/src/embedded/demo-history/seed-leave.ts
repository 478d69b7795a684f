import type pg from 'pg';
import { addDays } from '#contract/activity/rules.ts';
import { daysOfLeave, minutesOf } from '#contract/leave/minutes.ts';
import { dayIn, startOfDay } from '../../platform/wall-clock.ts';
import type { Company } from '../demo/company.ts';
import { insert, type Row } from '../demo/insert.ts';
import { type DemoLeave, daysOf, LEAVE, WORKING_DAYS } from '../demo/leave.ts';
import { idOf } from '../demo/random.ts';

const DAY = 480;

/** Writes what people of an organization asked for, what was decided, and what it took of what they have. */
export const seedLeave = async (client: pg.Client, company: Company, now: Date): Promise<void> => {
  const { slug, settings } = company;
  const org_id = idOf(slug);
  const today = dayIn(settings.timezone, now);
  const year = today.slice(0, 4);
  await insert(client, 'leave_allowances', [
    { org_id, type: 'paid', year_minutes: 25 * DAY, carry_over_minutes: 5 * DAY, below_minutes: 0 },
    { org_id, type: 'compensatory', year_minutes: 2 * DAY, carry_over_minutes: 0, below_minutes: DAY },
  ]);
  await insert(client, 'leave_settings', [
    { org_id, country: slug === 'kestrel' ? 'IE' : 'GB', version: 1, updated_at: now },
  ]);
  await insert(client, 'leave_blocks', [blockOf(org_id, slug, today, now)]);
  await client.query(
    `insert into leave_entries (org_id, member_id, type, kind, day, minutes, reason)
     select m.org_id, m.id, t.type::leave_type, t.kind::leave_entry_kind, $2, t.minutes, t.reason
     from members m, (values ('paid', 'entitlement', 12000, null), ('compensatory', 'entitlement', 960, null),
         ('paid', 'adjustment', 960, 'Two days of the year before, moved by agreement'))
       as t (type, kind, minutes, reason) where m.org_id = $1`,
    [org_id, `${year}-01-01`],
  );
  const made = LEAVE[slug].map((leave, at) => requestOf(company, leave, { today, now, at }));
  await insert(
    client,
    'leave_requests',
    made.map(({ row }) => row),
  );
  await insert(
    client,
    'leave_entries',
    made.flatMap(({ taken }) => taken),
  );
};

const blockOf = (org_id: string, slug: string, today: string, now: Date): Row => ({
  ...{ org_id, id: idOf(slug, 'leave block'), name: 'Year-end stocktake', version: 1 },
  ...{ from_date: addDays(today, 40), to_date: addDays(today, 43), created_at: now, updated_at: now },
});

interface Place {
  readonly today: string;
  readonly now: Date;
  readonly at: number;
}

const requestOf = ({ slug, settings }: Company, leave: DemoLeave, { today, now, at }: Place) => {
  const { who, type, status, part = 'whole-day', reason = null, cover, said = null } = leave;
  const [org_id, member_id, id] = [idOf(slug), idOf(slug, who), idOf(slug, 'leave', String(at))];
  const { from, to } = daysOf(leave, today);
  const days = daysOfLeave({ from, to, part }, { working_days: WORKING_DAYS, holidays: new Map() });
  const starts = startOfDay(settings.timezone, from);
  const ends = part === 'morning' ? starts + 43_200_000 : startOfDay(settings.timezone, addDays(to, 1));
  const decided = status === 'approved' || status === 'rejected';
  const asked_at = new Date(Math.min(now.getTime() - 86_400_000 * (1 + (at % 3)), starts - 86_400_000 * 9));
  const row = {
    ...{ org_id, id, member_id, type, from_date: from, to_date: to, part, timezone: settings.timezone },
    ...{ starts_at: new Date(starts), ends_at: new Date(ends), minutes: minutesOf(days), reason, status },
    cover_id: cover ? idOf(slug, cover) : null,
    ...{ decided_by: decided ? idOf(slug, 'Jonas Meyer') : null, decision_reason: said },
    ...{ decided_at: decided ? asked_at : null, created_at: asked_at, updated_at: asked_at, version: 1 },
  };
  const taken = days.flatMap(({ day, minutes }) =>
    status === 'approved' && minutes > 0
      ? [
          {
            ...{ org_id, id: idOf(slug, 'leave', String(at), day), member_id, type, kind: 'taken', day },
            ...{ minutes: -minutes, request_id: id, created_at: asked_at },
          },
        ]
      : [],
  );
  return { row, taken };
};
