import type { MemberRate } from '#contract/members/rates.ts';
import { plainDecimal } from '#contract/money/plain.ts';
import type { PreviewSum, RatePreview } from '#contract/service-types/preview.ts';
import type { RateAnswer, ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { marginPct, standingOf } from '#contract/service-types/rates.ts';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import type { PreviewRow } from './queries/preview-sums.ts';
import type { answerRate } from './queries/rate-answer.ts';
import type { RateRow } from './queries/rates.ts';
import type { ServiceTypeRow } from './queries/service-types.ts';

/** A service type as people see it; with `costs` also what it costs. */
export const presentServiceType = (
  { current_rate, low_rates, min_margin_pct, ...row }: ServiceTypeRow,
  costs: boolean,
): ServiceType => ({
  ...row,
  min_margin_pct: min_margin_pct === null ? null : plainDecimal(min_margin_pct, 0),
  current_rate: current_rate && {
    ...current_rate,
    bill_rate: plainDecimal(current_rate.bill_rate, 2),
    cost_rate: costs ? plainDecimal(current_rate.cost_rate, 2) : null,
  },
  low_rates: costs ? low_rates : null,
});

/** A rate as people see it; with `costs` also what it costs. */
export const presentRate = (
  {
    bill_rate,
    cost_rate,
    service_type_id: _service,
    client_id: _client,
    member_id: _member,
    project_id: _project,
    ...row
  }: RateRow,
  costs: boolean,
): ServiceRate => ({
  ...row,
  bill_rate: plainDecimal(bill_rate, 2),
  cost_rate: costs ? plainDecimal(cost_rate, 2) : null,
});

/** A rate of somebody on a day, as who may read it sees it. */
export const presentMemberRate = (row: RateRow, today: string): MemberRate => {
  const cost_rate = plainDecimal(row.cost_rate, 2);
  const rate = presentRate(row, true);
  return {
    ...rate,
    cost_rate,
    standing: standingOf(row, today),
    margin_pct: marginPct({ ...rate, cost_rate }),
  };
};

/** Which rate counts, as who may know costs sees it. */
export const presentAnswer = ({
  question,
  client,
  service,
  chosen,
  lost,
  withheld,
}: Awaited<ReturnType<typeof answerRate>>): RateAnswer => ({
  client,
  level: question.level,
  unit: chosen?.service_type ? (service?.unit ?? 'hour') : 'hour',
  min_margin_pct: service?.min_margin_pct ? plainDecimal(service.min_margin_pct, 0) : null,
  chosen: chosen && presentRate(chosen, true),
  withheld,
  lost: lost.map(({ rate, why }) => ({ rate: presentRate(rate, true), why })),
});

const sumOf = ({ entries, seconds, ...row }: PreviewRow): PreviewSum => ({
  ...{ entries, seconds },
  before: { bill_minor: row.bill_minor, cost_minor: row.cost_minor },
  after: { bill_minor: row.new_bill_minor, cost_minor: row.new_cost_minor },
});

/** What a rate would have done: the first row is the sum of all. */
export const presentPreview = (
  [all, ...rows]: readonly [PreviewRow, ...PreviewRow[]],
  currency: string,
): RatePreview => ({
  ...{ from: all.first_day, to: all.last_day, currency, total: sumOf(all) },
  rows: rows.flatMap((row) =>
    row.month === null ? [] : [{ ...sumOf(row), month: row.month, project: row.project }],
  ),
  ...{ rows_in_all: all.rows_in_all, entries_left_out: all.left_out, entries_unpriced: all.unpriced },
});
