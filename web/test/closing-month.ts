import type { ClosingMonth, MonthPreview } from '#contract/activity/month-shapes.ts';

const none = { entries: 0, seconds: 0 };

/** October, over and open: ten hours are approved; two and a half aren't, unless there is nothing of the kind. */
export const closingMonth = ({
  nothing = false,
  ...fields
}: Partial<ClosingMonth> & { nothing?: boolean } = {}): ClosingMonth => ({
  ...{ month: '2026-10', status: 'open', version: 0, over: true },
  ...{ decided_by: null, decided_at: null, reason: null },
  sums: {
    ...{ approved: { entries: 10, seconds: 36_000 }, rejected: none, billable_seconds: 28_800 },
    draft: nothing ? none : { entries: 1, seconds: 5_400 },
    submitted: nothing ? none : { entries: 1, seconds: 3_600 },
    money: [{ currency: 'GBP', bill_minor: 40_000, cost_minor: 25_000 }],
  },
  ...fields,
});

/** What of it is open: Tomasz' time, and two days of Idris'. */
export const monthPreview = (fields: Partial<MonthPreview> = {}): MonthPreview => ({
  month: closingMonth(),
  people: [
    {
      member: { id: '0198c0de-0000-7000-8000-000000000031', name: 'Tomasz Wrona' },
      ...{ draft: { entries: 1, seconds: 5_400 }, submitted: { entries: 1, seconds: 3_600 } },
      ...{ rejected: none, timer_since: null, missing_days: 0 },
    },
    {
      member: { id: '0198c0de-0000-7000-8000-000000000032', name: 'Idris Bello' },
      ...{ draft: none, submitted: none, rejected: none, timer_since: null, missing_days: 2 },
    },
  ],
  more: 0,
  ...fields,
});
