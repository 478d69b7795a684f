import { isOpen, weighted } from '#contract/account-plans/forecast.ts';
import { OPPORTUNITY_STAGES } from '#contract/plan-items/opportunity.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import type { DataColumn } from '../../../../ui/table/model/data-column.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { LATEST, type Opportunity } from '../../effects/opportunities/pipeline.ts';
import { t } from './messages.ts';
import { dealsheetHref, menuOf, useOpportunityActs } from './opportunity-verbs.ts';
import { StageText } from './stage-text.tsx';

type ListProps = { opportunities: readonly Opportunity[]; currency: string };

const columnsOf = (format: Format, currency: string): DataColumn<Opportunity>[] => {
  const money = (minor: number) => format.money(minor, currency);
  const likely = ({ probability_pct }: Opportunity) => format.percent(probability_pct / 100);
  const day = ({ close_on }: Opportunity) => (close_on ? format.day(close_on) : '–');
  return [
    {
      ...{ id: 'name', header: t('name'), look: 'name', maxWidth: 320, card: 'title' },
      cell: ({ name }) => name,
    },
    {
      ...{ id: 'stage', header: t('stage'), card: 'topRight' },
      cell: ({ stage }) => <StageText stage={stage} />,
      cardCell: ({ stage }) => <StageText stage={stage} small />,
    },
    {
      ...{ id: 'service', header: t('service'), look: 'muted', maxWidth: 200 },
      cell: ({ service }) => service?.name ?? '–',
    },
    {
      ...{ id: 'amount', header: t('amount'), align: 'end', look: 'figures', card: 'bottomRight' },
      cell: ({ amount_minor }) => money(amount_minor),
      cardCell: ({ amount_minor }) => format.money(amount_minor, currency, { compact: true }),
    },
    { ...{ id: 'probability', header: t('probability'), align: 'end', look: 'figures' }, cell: likely },
    {
      ...{ id: 'weighted', header: t('weighted_amount'), align: 'end', look: 'figures' },
      cell: (one) => (isOpen(one) ? money(weighted(one)) : '–'),
    },
    {
      ...{ id: 'close_on', header: t('close_on'), align: 'end', card: 'subtitle' },
      cell: day,
      cardCell: (one) => `${likely(one)} · ${one.close_on ? t('closes', { day: day(one) }) : t('undated')}`,
    },
    {
      ...{ id: 'owner', header: t('owner'), bone: 'avatar' },
      cell: ({ owner }) => owner && <Avatar name={owner.name} />,
    },
    {
      ...{ id: 'dealsheet', header: t('dealsheet'), look: 'code' },
      cell: ({ dealsheet }) => dealsheet && <Link href={dealsheetHref(dealsheet.id)}>{dealsheet.code}</Link>,
    },
  ];
};

const inOrder = (one: Opportunity, other: Opportunity): number =>
  OPPORTUNITY_STAGES.indexOf(one.stage) - OPPORTUNITY_STAGES.indexOf(other.stage) ||
  (one.close_on ?? LATEST).localeCompare(other.close_on ?? LATEST);

/** The pipeline in rows, by stage, then by the day of closing. */
export function OpportunityList({ opportunities, currency }: ListProps) {
  const format = useFormat();
  const acts = useOpportunityActs();
  return (
    <DataTable
      label={t('opportunities')}
      columns={columnsOf(format, currency)}
      rows={opportunities.toSorted(inOrder)}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      onOpen={acts.open}
      rowActions={(one) =>
        menuOf(one, acts).flatMap(({ id, label, entries }) =>
          entries.map((entry) => ({
            ...entry,
            ...(id === 'stages' && label ? { label: `${label}: ${entry.label}` } : {}),
          })),
        )
      }
      empty={null}
    />
  );
}
