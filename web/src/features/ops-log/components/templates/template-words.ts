import { SEVERITIES } from '#contract/ops-log/states.ts';
import type { FieldWords } from '../../../../platform/applied/applied-words.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

const LABELS: Readonly<Record<string, string>> = {
  ...{ title: t('entry_title'), body: t('body'), severity: t('severity'), tags: t('tags') },
  follow_up_days: t('days'),
};

/** The fields of a template as presets speak of them. */
export const TEMPLATE_WORDS: FieldWords = {
  label: (field) => LABELS[field] ?? field,
  word: (field, value) => {
    if (value === null || value === undefined) return '';
    if (Array.isArray(value)) return value.map((tag) => `#${tag}`).join(', ');
    if (field === 'follow_up_days') return `${value} ${t('days_unit')}`;
    const severity = SEVERITIES.find((one) => field === 'severity' && one === value);
    return severity ? words(`severity_${severity}`) : String(value);
  },
};
