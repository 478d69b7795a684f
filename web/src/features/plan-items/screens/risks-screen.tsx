import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { RISK_STATUSES } from '#contract/plan-items/risk.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { Card, Panel } from '../../../ui/card/card.tsx';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { accountPlan } from '../../account-plans/queries.ts';
import { t } from '../components/risks/messages.ts';
import { riskColumns } from '../components/risks/risk-columns.tsx';
import { RiskMatrix } from '../components/risks/risk-matrix.tsx';
import styles from '../components/tab.module.css';
import { inOrder, type MatrixPlace, openAt, type Risk, statusTurn } from '../effects/risks.ts';
import { useItemRemoval } from '../effects/use-item-removal.ts';
import { useItemTurn } from '../effects/use-item-turn.ts';
import { useMayWrite } from '../effects/use-may-write.ts';
import { planItems } from '../queries.ts';

const ItemFacts = lazy(() => import('../components/forms/item-facts.tsx'));
const RiskDialog = lazy(() => import('../components/forms/risk-dialog.tsx'));

type RisksScreenProps = { plan_id: string };

/** What may go wrong with an account: by likelihood and impact, and one by one. */
export function RisksScreen({ plan_id }: RisksScreenProps) {
  const { data: plan } = useQuery(accountPlan(plan_id));
  const { data: items, error, refetch } = useQuery(planItems(plan_id));
  if (error && !items)
    return (
      <Panel>
        <LoadError {...failedRead(error, t('load_failed'), refetch)} />
      </Panel>
    );
  if (!plan || !items) return <SkeletonRows rows={8} height={40} />;
  return <Risks plan={plan} risks={items.risks} />;
}

function Risks({ plan, risks }: { plan: AccountPlan; risks: readonly Risk[] }) {
  const mayWrite = useMayWrite(plan);
  const [written, setWritten] = useState<{ readonly item: Risk | null }>();
  const [chosen, setChosen] = useState<MatrixPlace>();
  const add = mayWrite && (
    <Button variant="primary" icon={IconPlus} onClick={() => setWritten({ item: null })}>
      {t('new_risk')}
    </Button>
  );
  return (
    <>
      {risks.length === 0 ? (
        <Card title={t('risks')} section="risks">
          <Empty title={t('no_risks')} note={t('no_risks_note')}>
            {add}
          </Empty>
        </Card>
      ) : (
        <div className={styles.stack}>
          {add && (
            <div className={styles.bar}>
              <span className={styles.end}>{add}</span>
            </div>
          )}
          <div className={styles.aside}>
            <RiskMatrix risks={risks} chosen={chosen} onChoose={setChosen} />
            <RiskList
              {...{ plan, risks, mayWrite, chosen }}
              onAll={() => setChosen(undefined)}
              onOpen={(item) => setWritten({ item })}
            />
          </div>
        </div>
      )}
      {written && (
        <Suspense fallback={null}>
          {written.item && !mayWrite ? (
            <ItemFacts
              plan={plan}
              kept={{ kind: 'risk', item: written.item }}
              onClose={() => setWritten(undefined)}
            />
          ) : (
            <RiskDialog plan={plan} item={written.item} onClose={() => setWritten(undefined)} />
          )}
        </Suspense>
      )}
    </>
  );
}

type RiskListProps = {
  plan: AccountPlan;
  risks: readonly Risk[];
  mayWrite: boolean;
  chosen: MatrixPlace | undefined;
  onAll: () => void;
  onOpen: (risk: Risk) => void;
};

function RiskList({ plan, risks, mayWrite, chosen, onAll, onOpen }: RiskListProps) {
  const format = useFormat();
  const remove = useItemRemoval(plan);
  const { turn, conflict } = useItemTurn(plan);
  const shown = inOrder(chosen ? openAt(risks, chosen) : risks);
  const words = chosen && {
    likelihood: t(`level_${chosen.likelihood}`),
    impact: t(`level_${chosen.impact}`),
  };
  const actions = (risk: Risk): MenuEntry[] => [
    { id: 'edit', label: t('edit'), icon: IconPencil, onSelect: () => onOpen(risk) },
    ...RISK_STATUSES.filter((status) => status !== risk.status).map((status) => ({
      ...{ id: status, label: t('mark', { status: t(`status_${status}`).toLowerCase() }) },
      onSelect: () => void turn(statusTurn(risk, status)),
    })),
    {
      ...{ id: 'remove', label: t('remove'), icon: IconTrash, danger: true },
      onSelect: () => remove({ kind: 'risk', item: risk }),
    },
  ];
  return (
    <Card
      title={t('risks')}
      section="risks"
      count={shown.length}
      note={words && t('only_those', words)}
      end={
        chosen && (
          <Button variant="ghost" small onClick={onAll}>
            {t('show_all')}
          </Button>
        )
      }
      flush
    >
      <DataTable
        label={t('risks')}
        columns={riskColumns(format)}
        rows={shown}
        rowId={({ id }) => id}
        rowLabel={({ text }) => text}
        onOpen={onOpen}
        {...(mayWrite ? { rowActions: actions } : {})}
        empty={<NothingFound title={t('none_in_cell')} onClear={onAll} />}
      />
      <ConflictDialog {...conflict} />
    </Card>
  );
}
