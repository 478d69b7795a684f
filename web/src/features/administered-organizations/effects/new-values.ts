import type { NewOrganization } from '#contract/organizations/administration.ts';
import { t } from '../messages.ts';

/** What the form of a new organization holds. */
export type NewValues = {
  name: string;
  slug: string;
  legal_name: string;
  currency: string | null;
  timezone: string | null;
  owner_name: string;
  owner_email: string;
};

/** An empty form; the zone is the one that its administrator is in. */
export const emptyOrganization = (timezone: string): NewValues => ({
  ...{ name: '', slug: '', legal_name: '', currency: null },
  timezone,
  ...{ owner_name: '', owner_email: '' },
});

/** The form as the API takes it. */
export const fieldsOf = (values: NewValues): NewOrganization => ({
  name: values.name.trim(),
  slug: values.slug.trim(),
  legal_name: values.legal_name.trim() || null,
  currency: values.currency ?? '',
  timezone: values.timezone ?? '',
  owner: { name: values.owner_name.trim(), email: values.owner_email.trim() },
});

/** `Northgate Services Ltd.` → `northgate-services-ltd`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

const needed = (words: string) => (value: string | null) => (value?.trim() ? null : words);

/** What can be said before asking the server. */
export const VALIDATE = {
  name: needed(t('name_missing')),
  slug: needed(t('slug_missing')),
  currency: needed(t('currency_missing')),
  timezone: needed(t('timezone_missing')),
  owner_name: needed(t('owner_name_missing')),
  owner_email: needed(t('owner_email_missing')),
};

/** The form's labels by field. */
export const LABELS: Record<keyof NewValues, string> = {
  name: t('name'),
  slug: t('slug'),
  legal_name: t('legal_name'),
  currency: t('currency'),
  timezone: t('timezone'),
  owner_name: t('owner_name'),
  owner_email: t('owner_email'),
};

/** Where a field of the owner stands in the form: `owner.email` → `owner_email`. */
export const placeOf = (field: string): string => field.replace('.', '_');
