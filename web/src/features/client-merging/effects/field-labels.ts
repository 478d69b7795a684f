import type { MergeField } from '#contract/clients/merging.ts';
import { t } from '../messages.ts';

/** A client's fields in words. */
export const FIELD_LABELS: Readonly<Record<MergeField, string>> = {
  name: t('field_name'),
  code: t('field_code'),
  legal_name: t('field_legal_name'),
  vat_id: t('field_vat_id'),
  status: t('field_status'),
  industry: t('field_industry'),
  parent_id: t('field_parent'),
  owner_id: t('field_owner'),
  currency: t('field_currency'),
  payment_terms_days: t('field_payment_terms'),
  website: t('field_website'),
  tags: t('field_tags'),
  external_ref: t('field_external_ref'),
};
