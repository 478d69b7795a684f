import { addDays } from '#contract/projects/calendar.ts';
import type { RatePreviewQuestion } from '#contract/service-types/preview.ts';
import {
  NAMED_BY_SCOPE,
  type NewServiceRate,
  SCOPES_OF_ALL_SERVICES,
  type ServiceRate,
} from '#contract/service-types/rate-shapes.ts';
import type { RateScope } from '#contract/service-types/shapes.ts';
import { t } from '../messages.ts';
import { decimalOf } from './service-type-values.ts';

/** A new rate as the dialog holds it. */
export type RateValues = {
  /** Null for a rate of all services. */
  service_type_id: string | null;
  scope: RateScope;
  client_id: string | null;
  member_id: string | null;
  project_id: string | null;
  level: string;
  bill_rate: string;
  cost_rate: string;
  currency: string | null;
  valid_from: string | null;
  valid_to: string | null;
  end_current: boolean;
};

/** The dialog's fields as they start. */
export const newRate = (
  currency: string,
  today: string,
  fixed: Partial<Pick<RateValues, 'scope' | 'service_type_id' | 'client_id' | 'member_id'>> = {},
): RateValues => ({
  service_type_id: null,
  scope: 'service',
  client_id: null,
  member_id: null,
  project_id: null,
  level: '',
  bill_rate: '',
  cost_rate: '',
  currency,
  valid_from: today,
  valid_to: null,
  end_current: true,
  ...fixed,
});

const plain = (rate: string): string => (rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate);

/** The first day on which another may count instead of a rate: today, but for one that begins today or ends later. */
const dayAfter = ({ valid_from, valid_to }: ServiceRate, today: string): string =>
  addDays(valid_to ?? (valid_from < today ? addDays(today, -1) : today), 1);

/** A new rate for the same work as one that counts, with what it is now. */
export const instead = (rate: ServiceRate, today: string): RateValues => ({
  ...newRate(rate.currency, dayAfter(rate, today)),
  scope: rate.scope,
  service_type_id: rate.service_type?.id ?? null,
  client_id: rate.client?.id ?? null,
  member_id: rate.member?.id ?? null,
  project_id: rate.project?.id ?? null,
  level: rate.level ?? '',
  bill_rate: plain(rate.bill_rate),
  cost_rate: plain(rate.cost_rate ?? ''),
});

type Name = (typeof NAMED_BY_SCOPE)[RateScope][number];

/** True where a rate of the chosen scope names this. */
export const names = ({ scope }: Pick<RateValues, 'scope'>, name: Name): boolean => {
  const named: readonly Name[] = NAMED_BY_SCOPE[scope];
  return named.includes(name);
};

/** The rate as the API takes it; what the scope doesn't need is left out. */
export const rateOf = (values: RateValues): NewServiceRate => ({
  scope: values.scope,
  client_id: names(values, 'client_id') ? values.client_id : null,
  member_id: names(values, 'member_id') ? values.member_id : null,
  project_id: names(values, 'project_id') ? values.project_id : null,
  level: names(values, 'level') ? values.level.trim() : null,
  bill_rate: decimalOf(values.bill_rate),
  cost_rate: decimalOf(values.cost_rate),
  currency: values.currency ?? '',
  valid_from: values.valid_from ?? '',
  valid_to: values.valid_to,
  end_current: values.end_current,
});

/** Words for a text that is no rate; null for one that is. */
export const isDecimal = (text: string) =>
  /^\d{1,10}([.,]\d{1,4})?$/.test(text.trim()) ? null : t('rate_missing');

const FOR_ALL: readonly RateScope[] = SCOPES_OF_ALL_SERVICES;

/** What can be said before asking the server. */
export const VALIDATE_RATE = {
  service_type_id: (service: string | null, { scope }: RateValues) =>
    service || FOR_ALL.includes(scope) ? null : t('service_missing'),
  client_id: (client: string | null, values: RateValues) =>
    names(values, 'client_id') && !client ? t('client_missing') : null,
  member_id: (member: string | null, values: RateValues) =>
    names(values, 'member_id') && !member ? t('member_missing') : null,
  project_id: (project: string | null, values: RateValues) =>
    names(values, 'project_id') && !project ? t('project_missing') : null,
  level: (level: string, values: RateValues) =>
    names(values, 'level') && !level.trim() ? t('level_missing') : null,
  bill_rate: isDecimal,
  cost_rate: isDecimal,
  currency: (currency: string | null) => (currency ? null : t('currency_missing')),
  valid_from: (day: string | null) => (day ? null : t('valid_from_missing')),
};

/** The rate as its preview asks for it; null while something that it needs is missing. */
export const questionOf = (values: RateValues): RatePreviewQuestion | null => {
  if (
    VALIDATE_RATE.service_type_id(values.service_type_id, values) ||
    VALIDATE_RATE.client_id(values.client_id, values) ||
    VALIDATE_RATE.member_id(values.member_id, values) ||
    VALIDATE_RATE.project_id(values.project_id, values) ||
    VALIDATE_RATE.level(values.level, values) ||
    VALIDATE_RATE.bill_rate(values.bill_rate) ||
    VALIDATE_RATE.cost_rate(values.cost_rate) ||
    VALIDATE_RATE.currency(values.currency)
  )
    return null;
  const { valid_from: _from, valid_to: _to, end_current: _end, ...rate } = rateOf(values);
  return { ...rate, service_type_id: values.service_type_id };
};
