import type { KindPrecision } from '#contract/insights/shapes.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { stringifySearch } from '../../../../platform/search.ts';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { type InsightView, RPAI } from '../../effects/insights-address.ts';
import { t as kinds } from '../../effects/words/kind-messages.ts';
import { t as words } from '../../effects/words/messages.ts';
import { t } from './messages.ts';
import { precisionText } from './precision-words.ts';

const NUMBER = { align: 'end', look: 'figures' } as const;

/** The insights of a kind in one of their states. */
export const kindHref = ({ kind }: KindPrecision, view: InsightView = 'all'): string =>
  `${RPAI}${stringifySearch({ view, kind })}`;

/** How many of a kind are open, and grave; as numbers. */
const openOf = ({ open: { high, medium, low } }: KindPrecision): number => high + medium + low;

/** The columns of the kinds: what of each is open, accepted and dismissed, and how right it was. */
export const precisionColumns = (format: Format): DataColumn<KindPrecision>[] => [
  {
    ...{ id: 'kind', header: t('kind'), look: 'name', card: 'title' },
    cell: ({ kind }) => kinds(kind),
  },
  {
    ...{ id: 'group', header: t('group'), look: 'muted' },
    cell: ({ group }) => words(`group_${group}`),
  },
  { id: 'open', header: t('open'), cell: (row) => format.number(openOf(row)), ...NUMBER },
  { id: 'accepted', header: t('accepted'), cell: ({ accepted }) => format.number(accepted), ...NUMBER },
  { id: 'dismissed', header: t('dismissed'), cell: ({ dismissed }) => format.number(dismissed), ...NUMBER },
  { id: 'wrong', header: t('wrong'), cell: ({ wrong }) => format.number(wrong), ...NUMBER },
  {
    ...{ id: 'precision', header: t('precision'), card: 'subtitle', ...NUMBER },
    cell: (row) => precisionText(row, format),
  },
];
