import { readPlanDelivery } from '#contract/account-plans/endpoints.ts';
import {
  type DeliveryMeasures,
  HEALTH_DAYS,
  type HealthFactor,
  type PlanDelivery,
  TREND_DAYS,
} from '#contract/account-plans/health.ts';
import { addDays } from '#contract/projects/calendar.ts';
import type { Format } from '../../../platform/format/use-format.ts';
import { messages } from '../../../platform/messages.ts';
import { reading } from '../../../platform/reading.ts';
import { stringifySearch } from '../../../platform/search.ts';

const t = messages('account-plan-delivery', {
  factor_margin: 'Margin',
  factor_incidents: 'Incidents',
  factor_milestones: 'Milestones',
  factor_activity: 'Activity',
  margin: '{{margin}}, lowest {{least}}',
  margin_of: 'of {{bill}} in {{days}} days',
  no_sales: 'Nothing sold in {{days}} days',
  no_costs: '{{bill}} sold in {{days}} days; its costs aren’t known, or not shown to you',
  no_incidents: 'None of severity 1 or 2 in {{days}} days',
  open_incidents: '{{sev1}} open of severity 1, {{sev2}} of severity 2',
  begun: '{{begun}} began in {{days}} days',
  no_milestones: 'None planned',
  in_time_one: '{{count}} to come, none late',
  in_time_other: '{{count}} to come, none late',
  late_one: '{{count}} late by {{days}} days',
  late_other: '{{count}} late, by up to {{days}} days',
  activity: '{{recent}} in {{days}} days, {{change}}',
  no_before: '{{recent}} in {{days}} days',
  activity_before: '{{before}} in the {{days}} before',
  no_activity: 'None in {{days}} days',
});

/** What is delivered for a plan's client, and the health computed from it, of this moment. */
export const planDelivery = (plan_id: string) => ({
  ...reading(readPlanDelivery, { params: { plan_id } }),
  staleTime: 60_000,
});

/** What a factor of health rests on, in words, and where that is listed. */
export interface Evidence {
  readonly name: string;
  readonly figure: string;
  readonly more: string;
  readonly href: string;
}

/** What each factor rests on. */
export const evidenceOf = (
  { key }: HealthFactor,
  { measures, margin_pct }: Pick<PlanDelivery, 'measures' | 'margin_pct'>,
  client_id: string,
  format: Format,
): Evidence => {
  const client = `/manager/clients/${client_id}`;
  const [figure, more] = {
    margin: () => marginWords(measures, margin_pct, format),
    incidents: () => incidentWords(measures),
    milestones: () => milestoneWords(measures),
    activity: () => activityWords(measures, format),
  }[key]();
  const days = { margin: HEALTH_DAYS, activity: 2 * TREND_DAYS, incidents: 0, milestones: 0 }[key];
  return { name: t(`factor_${key}`), figure, more, href: `${client}${monthsBack(measures.day, days)}` };
};

/** The months of the client's work that days back from one lie in; nothing for no days. */
const monthsBack = (day: string, days: number): string =>
  days === 0
    ? ''
    : stringifySearch({ work_from: addDays(day, 1 - days).slice(0, 7), work_to: day.slice(0, 7) });

type Words = readonly [figure: string, more: string];

const marginWords = (
  { bill_minor, currency, least_margin_pct }: DeliveryMeasures,
  margin: string | null,
  format: Format,
): Words => {
  const [days, bill] = [HEALTH_DAYS, format.money(bill_minor, currency, { compact: true })];
  if (margin !== null)
    return [
      t('margin', { margin: format.percentage(margin), least: format.percentage(least_margin_pct) }),
      t('margin_of', { bill, days }),
    ];
  return [bill_minor > 0 ? t('no_costs', { bill, days }) : t('no_sales', { days }), ''];
};

const incidentWords = ({ open_sev1: sev1, open_sev2: sev2, begun }: DeliveryMeasures): Words => {
  const days = HEALTH_DAYS;
  if (sev1 + sev2 + begun === 0) return [t('no_incidents', { days }), ''];
  return [t('open_incidents', { sev1, sev2 }), t('begun', { begun, days })];
};

const milestoneWords = (measures: DeliveryMeasures): Words => {
  const { late_milestones: late, longest_late_days: days, open_milestones: open } = measures;
  if (late > 0) return [t('late', { count: late, days }), ''];
  return [open > 0 ? t('in_time', { count: open }) : t('no_milestones'), ''];
};

const activityWords = (measures: DeliveryMeasures, format: Format): Words => {
  const { recent_seconds: recent, before_seconds: before } = measures;
  const days = TREND_DAYS;
  if (recent + before === 0) return [t('no_activity', { days: 2 * days }), ''];
  const hours = format.spelledDuration(recent);
  const was = t('activity_before', { before: format.spelledDuration(before), days });
  if (before === 0) return [t('no_before', { recent: hours, days }), was];
  return [t('activity', { recent: hours, days, change: changeOf(recent / before - 1, format) }), was];
};

const changeOf = (share: number, format: Format): string =>
  `${share < 0 ? '−' : '+'}${format.percent(Math.abs(share))}`;
