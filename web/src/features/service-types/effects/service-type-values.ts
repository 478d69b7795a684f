import type { NewServiceType, ServiceType, ServiceTypeChanges } from '#contract/service-types/shapes.ts';
import { t } from '../messages.ts';

/** A service type as the form holds it; texts may be empty. */
export type ServiceTypeValues = {
  code: string;
  name: string;
  category: string;
  unit: ServiceType['unit'];
  skills: string[];
  min_margin_pct: string;
  billable: boolean;
};

/** An empty form. */
export const NEW_SERVICE_TYPE: ServiceTypeValues = {
  code: '',
  name: '',
  category: '',
  unit: 'hour',
  skills: [],
  min_margin_pct: '',
  billable: true,
};

/** The form of a service type that there is. */
export const valuesOf = ({
  code,
  name,
  unit,
  skills,
  billable,
  ...service
}: ServiceType): ServiceTypeValues => ({
  code,
  name,
  unit,
  skills,
  billable,
  category: service.category ?? '',
  min_margin_pct: service.min_margin_pct ?? '',
});

/** A decimal as the API takes it: a comma counts as the point. */
export const decimalOf = (text: string): string => text.trim().replace(',', '.');

/** The form as the API takes it. */
export const fieldsOf = (values: ServiceTypeValues): NewServiceType => ({
  ...values,
  code: values.code.trim().toUpperCase(),
  category: values.category.trim() || null,
  min_margin_pct: decimalOf(values.min_margin_pct) || null,
});

/** The fields of `values` that differ from `base`. */
export const changedFields = (base: ServiceTypeValues, values: ServiceTypeValues): ServiceTypeChanges => {
  const before = new Map<string, unknown>(Object.entries(fieldsOf(base)));
  return Object.fromEntries(
    Object.entries(fieldsOf(values)).filter(
      ([field, value]) => JSON.stringify(before.get(field)) !== JSON.stringify(value),
    ),
  );
};

/** What can be said before asking the server. */
export const VALIDATE = {
  name: (name: string) => (name.trim() ? null : t('name_missing')),
  code: (code: string) => (code.trim() ? null : t('code_missing')),
};

/** The form's labels by field. */
export const LABELS: Record<keyof ServiceTypeValues, string> = {
  code: t('code'),
  name: t('name'),
  category: t('category'),
  unit: t('unit'),
  skills: t('skills'),
  min_margin_pct: t('min_margin'),
  billable: t('billable'),
};
