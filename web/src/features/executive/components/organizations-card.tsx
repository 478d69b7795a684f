import { useMemo } from 'react';
import type { Executive, ExecutiveOrganization } from '#contract/executive/shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../ui/table/model/data-column.ts';
import { type ExecutiveSearch, executiveHref } from '../effects/address.ts';
import { countWord, moneyWord, pctWord, untoldWord } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './executive.module.css';

type CardProps = { executive: Executive; search: ExecutiveSearch };

/** The organizations beside each other; each leads to its own figures. */
export function OrganizationsCard({ executive, search }: CardProps) {
  const format = useFormat();
  const { currency, organizations } = executive;
  const columns = useMemo(() => columnsOf(format, currency), [format, currency]);
  return (
    <Card title={t('organizations')} count={organizations.length} flush>
      <DataTable
        label={t('organizations')}
        columns={columns}
        rows={organizations}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => executiveHref({ ...search, organization_id: [id] })}
        empty={null}
      />
    </Card>
  );
}

type Column = DataColumn<ExecutiveOrganization>;

const columnsOf = (format: Format, currency: string): Column[] => {
  const figure = (id: string, header: string, text: (row: ExecutiveOrganization) => string): Column => ({
    ...{ id, header, align: 'end', look: 'figures' },
    cell: text,
  });
  return [
    {
      ...{ id: 'name', header: t('organization'), look: 'name', card: 'title' },
      cell: (row) => <Name row={row} format={format} />,
    },
    {
      ...figure('revenue', t('revenue'), ({ figures }) => moneyWord(format, figures.revenue_minor, currency)),
      card: 'topRight',
    },
    {
      ...figure('margin', t('margin'), ({ figures }) => pctWord(format, figures.margin_pct)),
      card: 'bottomRight',
      cardCell: ({ figures }) =>
        figures.margin_pct === null ? '–' : t('margin_part', { pct: pctWord(format, figures.margin_pct) }),
    },
    figure('utilisation', t('utilisation'), ({ figures }) => pctWord(format, figures.utilisation_pct)),
    figure('backlog', t('backlog'), ({ figures }) => moneyWord(format, figures.backlog_minor, currency)),
    figure('pipeline', t('pipeline'), ({ figures }) => moneyWord(format, figures.pipeline_minor, currency)),
    figure('sev', t('sev'), ({ figures: { sev1, sev2 } }) =>
      sev1 === null ? '–' : `${countWord(format, sev1)} / ${countWord(format, sev2)}`,
    ),
    figure('reviews', t('reviews'), ({ figures }) => countWord(format, figures.overdue_reviews)),
    {
      ...{ id: 'disagreements', header: t('disagreements'), align: 'end', look: 'figures' },
      cell: ({ figures }) => <Disagreements count={figures.disagreements} format={format} />,
    },
  ];
};

type NameProps = { row: ExecutiveOrganization; format: Format };

/** A name, and why nothing is told of it or what it is now. */
function Name({ row, format }: NameProps) {
  const untold = untoldWord(format, row);
  const now = row.status === 'suspended' ? t('now_suspended') : null;
  const said = untold ?? now;
  return (
    <span className={styles.name}>
      <span>{row.name}</span>
      {said && (
        <StatusText small tone={untold ? 'warn' : 'info'}>
          {said}
        </StatusText>
      )}
    </span>
  );
}

function Disagreements({ count, format }: { count: number | null; format: Format }) {
  if (count === null || count === 0) return countWord(format, count);
  return <StatusText tone="warn">{format.number(count)}</StatusText>;
}
