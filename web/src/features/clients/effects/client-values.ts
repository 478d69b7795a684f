import type { Client, ClientFields, ClientStatus } from '#contract/clients/shapes.ts';
import { t } from '../messages.ts';

/** A client as the form holds it: texts may be empty, ids null. */
export type ClientValues = {
  name: string;
  code: string;
  status: ClientStatus;
  industry: string;
  owner_id: string | null;
  parent_id: string | null;
  website: string;
  legal_name: string;
  vat_id: string;
  currency: string | null;
  payment_terms_days: number | null;
  tags: string[];
  external_ref: string;
};

/** An empty form. */
export const NEW_CLIENT: ClientValues = {
  name: '',
  code: '',
  status: 'active',
  industry: '',
  owner_id: null,
  parent_id: null,
  website: '',
  legal_name: '',
  vat_id: '',
  currency: null,
  payment_terms_days: 30,
  tags: [],
  external_ref: '',
};

/** The form of a client that there is. */
export const valuesOf = (client: Client): ClientValues => ({
  name: client.name,
  code: client.code ?? '',
  status: client.status,
  industry: client.industry ?? '',
  owner_id: client.owner?.id ?? null,
  parent_id: client.parent?.id ?? null,
  website: client.website ?? '',
  legal_name: client.legal_name ?? '',
  vat_id: client.vat_id ?? '',
  currency: client.currency,
  payment_terms_days: client.payment_terms_days,
  tags: client.tags,
  external_ref: client.external_ref ?? '',
});

const filled = (text: string): string | null => text.trim() || null;

const addressOf = (website: string): string | null => {
  const text = website.trim();
  return /^[^\s/:]+\.[^\s:]+$/.test(text) ? `https://${text}` : filled(text);
};

/** The form as the API takes it; a website without a scheme gets https. */
export const fieldsOf = (values: ClientValues): ClientFields => ({
  ...values,
  code: filled(values.code.toUpperCase()),
  industry: filled(values.industry),
  website: addressOf(values.website),
  legal_name: filled(values.legal_name),
  vat_id: filled(values.vat_id),
  external_ref: filled(values.external_ref),
  payment_terms_days: values.payment_terms_days ?? 0,
});

/** The fields of `values` that differ from `base`. */
export const changedFields = (base: ClientValues, values: ClientValues): Partial<ClientFields> => {
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
  payment_terms_days: (days: number | null) =>
    days !== null && days >= 0 && days <= 120 ? null : t('payment_terms_missing'),
};

/** The form's fields, in their order. */
export const CLIENT_FIELDS = [
  ...(['name', 'code', 'status', 'industry', 'owner_id', 'parent_id', 'website', 'legal_name'] as const),
  ...(['vat_id', 'currency', 'payment_terms_days', 'tags', 'external_ref'] as const),
];

/** The form's labels by field. */
export const LABELS: Record<keyof ClientValues, string> = {
  name: t('name'),
  code: t('code'),
  status: t('status'),
  industry: t('industry'),
  owner_id: t('owner'),
  parent_id: t('parent'),
  website: t('website'),
  legal_name: t('legal_name'),
  vat_id: t('vat_id'),
  currency: t('currency'),
  payment_terms_days: t('payment_terms'),
  tags: t('tags'),
  external_ref: t('external_ref'),
};
