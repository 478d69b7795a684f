import type { Insight } from '#contract/insights/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import type { ListColumn } from '../../../../ui/table/model/list-columns.tsx';
import { measuredText } from '../../effects/values/measured.ts';
import { t as kinds } from '../../effects/words/kind-messages.ts';
import { t as words } from '../../effects/words/messages.ts';
import { formulaOf, sentenceOf } from '../../effects/words/sentences.ts';
import { t as values } from '../../effects/words/value-messages.ts';
import { t } from '../../messages.ts';

type Column = Pick<ListColumn<Insight>, 'id' | 'header' | 'csv' | 'as'>;

/** What of an insight is saved: what it says, how sure, how it is worked out and what it rests on. */
export const exportColumns = (format: Format): Column[] => [
  { id: 'insight', header: t('insight'), csv: (row) => sentenceOf(row, format) },
  { id: 'group', header: t('group'), csv: ({ group }) => words(`group_${group}`) },
  { id: 'kind', header: t('kind'), csv: ({ kind }) => kinds(kind) },
  { id: 'severity', header: t('severity'), csv: ({ severity }) => words(`severity_${severity}`) },
  {
    ...{ id: 'confidence', header: t('confidence'), as: 'percent' },
    csv: ({ confidence }) => confidence.pct / 100,
  },
  { id: 'state', header: t('state'), csv: ({ state }) => t(`state_${state}`) },
  { id: 'subject', header: t('subject'), csv: ({ subject }) => subject.name },
  { id: 'from', header: t('days'), csv: ({ days }) => days?.from ?? null },
  { id: 'to', header: t('until'), csv: ({ days }) => days?.to ?? null },
  { id: 'formula', header: t('formula'), csv: (row) => formulaOf(row, format) },
  {
    ...{ id: 'evidence', header: t('evidence') },
    csv: ({ evidence }) =>
      evidence.map(({ code, is }) => `${values(code)}: ${measuredText(is, format)}`).join('; '),
  },
  {
    ...{ id: 'first_found_at', header: t('first_found'), as: 'instant' },
    csv: ({ first_found_at }) => first_found_at,
  },
  {
    ...{ id: 'last_found_at', header: t('last_found'), as: 'instant' },
    csv: ({ last_found_at }) => last_found_at,
  },
];
