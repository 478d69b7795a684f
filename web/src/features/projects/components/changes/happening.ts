import type { Change } from '#contract/clients/changes.ts';
import { PROJECT_STATUSES } from '#contract/projects/states.ts';
import { type ChangeWords, happeningOf } from '../../../../platform/format/happening.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { FIELD_LABELS, fieldWord, REFERENCES } from '../../effects/field-words.ts';
import { t } from './messages.ts';

const WORDS: ChangeWords = {
  deeds: {
    ...Object.fromEntries(PROJECT_STATUSES.map((status) => [`project.${status}`, t('did_move')])),
    'project.created': t('did_create'),
    'project.updated': t('did_change'),
    'project.archived': t('did_archive'),
    'project.restored': t('did_restore'),
  },
  labels: FIELD_LABELS,
  ids: REFERENCES,
  another: t('another'),
  somebody: t('somebody'),
};

/** What happened to a project, in words; money in its currency. */
export const useHappening = (currency: string) => {
  const format = useFormat();
  return (change: Change) => said(change, format, currency);
};

const said = (change: Change, format: Format, currency: string) => {
  const happening = happeningOf({ ...change, changes: worded(change, format, currency) }, WORDS, format);
  return { ...happening, what: bulkWords(change, format) ?? happening.what };
};

/** The values of the fields in words; ids stay what they are. */
const worded = ({ changes }: Change, format: Format, currency: string): Change['changes'] =>
  Object.fromEntries(
    Object.entries(changes).map(([field, pair]) => {
      if (REFERENCES.includes(field)) return [field, pair];
      const [before, after] = pair.map((value) => fieldWord(field, value, format, currency));
      return [field, [before, after]];
    }),
  );

/** What an import or a copied week brought to a project, or took from it. */
const bulkWords = ({ type, data }: Change, format: Format): string | undefined => {
  const { file_name, entries, seconds, from_week, copy_of } = data ?? {};
  const many = { time: format.spelledDuration(Number(seconds)), count: Number(entries) };
  if (type === 'project.time_copied')
    return t('did_copy', { ...many, week: format.day(String(from_week), 'short') });
  const copied = nameIn(copy_of);
  if (copied) return t('did_create_copy', { name: copied });
  if (typeof file_name !== 'string') return undefined;
  const words = { ...many, file: file_name };
  if (type === 'project.imported') return t('did_import', words);
  if (type === 'project.import_undone') return t('did_undo_import', words);
  return type === 'project.created' ? t('did_create_by_import', { file: file_name }) : undefined;
};

const nameIn = (of: unknown): string | undefined =>
  typeof of === 'object' && of !== null && 'name' in of ? String(of.name) : undefined;
