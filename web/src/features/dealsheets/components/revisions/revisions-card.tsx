import { IconGitCompare } from '@tabler/icons-react';
import type { Dealsheet, DealsheetRevision } from '#contract/dealsheets/shapes.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { dealsheetHref } from '../../effects/dealsheet-address.ts';
import { shareOf } from '../../effects/figures.ts';
import { t as words } from '../../messages.ts';
import { DealsheetStatusText } from '../dealsheet-status.tsx';
import { t } from './messages.ts';

type RevisionsCardProps = { deal: Dealsheet; revisions: readonly DealsheetRevision[] };

/** What was offered, newest first, and where each came to. */
export function RevisionsCard({ deal, revisions }: RevisionsCardProps) {
  const format = useFormat();
  const compare = { id: 'compare', label: t('compare_before'), icon: IconGitCompare };
  return (
    <Card title={t('revisions')} count={revisions.length} flush>
      <DataTable
        label={t('revisions')}
        columns={columnsOf(format)}
        rows={[...revisions]}
        rowId={({ revision }) => String(revision)}
        rowLabel={({ revision }) => `${t('revision')} ${revision}`}
        rowActions={({ revision }) =>
          revision === 1
            ? []
            : [
                {
                  ...compare,
                  href: dealsheetHref(deal.id, { tab: 'revisions', from: revision - 1, to: revision }),
                },
              ]
        }
        density="normal"
        empty={null}
      />
    </Card>
  );
}

const columnsOf = (format: Format): DataColumn<DealsheetRevision>[] => {
  const end = { align: 'end', look: 'figures' } as const;
  return [
    {
      ...{ id: 'revision', header: t('revision'), look: 'name', card: 'title' },
      cell: ({ revision }) => `${t('revision')} ${revision}`,
    },
    {
      ...{ id: 'status', header: words('status'), card: 'topRight' },
      cell: ({ status }) => <DealsheetStatusText status={status} />,
      cardCell: ({ status }) => <DealsheetStatusText status={status} small />,
    },
    {
      ...{ id: 'authors', header: t('authors'), look: 'muted', card: 'subtitle', maxWidth: 240 },
      cell: ({ authors }) => authors.map(({ name }) => name).join(', '),
    },
    {
      ...{ id: 'begun', header: t('begun'), look: 'muted' },
      cell: ({ created_at }) => <time title={format.instant(created_at)}>{format.relative(created_at)}</time>,
    },
    {
      ...{ id: 'price', header: t('price'), ...end, card: 'bottomRight' },
      cell: ({ results }) => format.money(results.price_minor, results.currency),
    },
    {
      ...{ id: 'margin', header: t('margin'), ...end },
      cell: ({ results }) => shareOf(format, results.margin_pct),
    },
  ];
};
