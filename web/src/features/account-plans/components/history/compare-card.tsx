import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { PlanRevision } from '#contract/account-plans/revisions.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { CompactSelect } from '../../../../ui/form/compact-select.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { differencesInWords } from '../../effects/history/differences.ts';
import { historyHref, type Side } from '../../effects/history/history-address.ts';
import { planRevisionWhole } from '../../effects/history/revision-queries.ts';
import { type ComparedSides, sideName } from '../../effects/history/sides.ts';
import { DifferenceTable } from './difference-table.tsx';
import styles from './history.module.css';
import { t } from './messages.ts';

type CompareCardProps = {
  plan_id: string;
  sides: ComparedSides;
  revisions: readonly PlanRevision[];
};

/** How two states of a plan differ, side by side; both are chosen here and stand in the address. Choosing what stands on the other side swaps them. */
export function CompareCard({ plan_id, sides: { from, to }, revisions }: CompareCardProps) {
  const { history } = useRouter();
  const options = [
    { value: 'current', label: t('current') },
    ...revisions.map((one) => ({ value: String(one.revision), label: sideName(one.revision, revisions) })),
  ];
  const sideOf = (value: string): Side => (value === 'current' ? value : Number(value));
  const compare = (one: Side | null, other: Side) =>
    history.replace(historyHref(plan_id, { ...(one === null ? {} : { from: one }), to: other }));
  const nothing = { value: 'nothing', label: t('nothing') };
  return (
    <Card title={t('comparison')} flush>
      <div className={styles.chosen}>
        <CompactSelect
          label={t('from')}
          options={
            from === null ? [...options.filter(({ value }) => value !== String(to)), nothing] : options
          }
          value={from === null ? nothing.value : String(from)}
          onChange={(value) => compare(sideOf(value), sideOf(value) === to ? (from ?? to) : to)}
        />
        {from === null ? (
          <span aria-hidden="true">→</span>
        ) : (
          <IconButton
            variant="ghost"
            icon={IconArrowsExchange}
            label={t('swap')}
            onClick={() => compare(to, from)}
          />
        )}
        <CompactSelect
          label={t('to')}
          options={options}
          value={String(to)}
          onChange={(value) => compare(sideOf(value) === from ? to : from, sideOf(value))}
        />
      </div>
      <Differences plan_id={plan_id} sides={{ from, to }} revisions={revisions} />
    </Card>
  );
}

function Differences({ plan_id, sides: { from, to }, revisions }: CompareCardProps) {
  const format = useFormat();
  const earlier = useQuery({ ...planRevisionWhole(plan_id, from ?? to), enabled: from !== null });
  const later = useQuery(planRevisionWhole(plan_id, to));
  const failed = failedRead(later.error ?? earlier.error, t('compare_failed'), () =>
    Promise.all([later.refetch(), from === null ? null : earlier.refetch()]),
  );
  if (!later.data || (from !== null && !earlier.data))
    return failed ? <LoadError {...failed} /> : <SkeletonRows rows={6} />;
  const found = differencesInWords(from === null ? null : (earlier.data ?? null), later.data, format);
  const titles = [from === null ? t('nothing') : sideName(from, revisions), sideName(to, revisions)] as const;
  return <DifferenceTable {...found} titles={titles} />;
}
