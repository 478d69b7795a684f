import { t } from '../messages.ts';
import { settingName } from './setting-words.ts';
import type { Effects } from './use-effects.ts';

/** Settings of which nothing is counted: what they do is said in words, or is what they are. */
const UNCOUNTED: Readonly<Record<string, string>> = {
  name: '',
  legal_name: '',
  tax_id: '',
  address: '',
  locale: t('does_locale'),
  approve_within_plan: t('does_within_plan'),
};

/** What settings do of which nothing is counted, by field. */
export const wordsOfUncounted = ({ fields }: Effects): [field: string, words: string][] =>
  fields
    .map((field): [string, string] => [field, UNCOUNTED[field] ?? ''])
    .filter(([, words]) => words !== '');

/** Settings that were counted, and that change nothing that is there. */
export const quietFields = ({ fields, found }: Effects): string[] => {
  const felt = new Set(found?.effects.filter(({ count }) => count > 0).map(({ field }) => field));
  return fields.filter((field) => !(field in UNCOUNTED) && !felt.has(field)).map(settingName);
};
