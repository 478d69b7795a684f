import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card, Panel } from '../../../ui/card/card.tsx';
import { useSectionMark } from '../../../ui/card/section-mark.ts';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { accountPlan } from '../../account-plans/queries.ts';
import { DecisionLog } from '../components/decisions/decision-log.tsx';
import { t } from '../components/decisions/messages.ts';
import styles from '../components/tab.module.css';
import type { Decision } from '../effects/decisions.ts';
import { useItemRemoval } from '../effects/use-item-removal.ts';
import { useMayWrite } from '../effects/use-may-write.ts';
import { planItems } from '../queries.ts';

const DecisionDialog = lazy(() => import('../components/forms/decision-dialog.tsx'));

type DecisionsScreenProps = { plan_id: string };

/** What was decided for an account, and why. */
export function DecisionsScreen({ plan_id }: DecisionsScreenProps) {
  const { data: plan } = useQuery(accountPlan(plan_id));
  const { data: items, error, refetch } = useQuery(planItems(plan_id));
  if (error && !items)
    return (
      <Panel>
        <LoadError {...failedRead(error, t('load_failed'), refetch)} />
      </Panel>
    );
  if (!plan || !items) return <SkeletonRows rows={8} height={60} />;
  return <Decisions plan={plan} decisions={items.decisions} />;
}

function Decisions({ plan, decisions }: { plan: AccountPlan; decisions: readonly Decision[] }) {
  const mayWrite = useMayWrite(plan);
  const mark = useSectionMark('decisions');
  const remove = useItemRemoval(plan);
  const [written, setWritten] = useState<{ readonly item: Decision | null }>();
  const acts = mayWrite
    ? {
        edit: (item: Decision) => setWritten({ item }),
        remove: (item: Decision) => remove({ kind: 'decision', item }),
      }
    : undefined;
  const add = acts && (
    <Button variant="primary" icon={IconPlus} onClick={() => setWritten({ item: null })}>
      {t('new_decision')}
    </Button>
  );
  return (
    <div className={styles.stack}>
      {decisions.length === 0 ? (
        <Card title={t('decisions')} section="decisions">
          <Empty title={t('no_decisions')} note={t('no_decisions_note')}>
            {add}
          </Empty>
        </Card>
      ) : (
        <>
          {(mark || add) && (
            <div className={styles.bar}>
              <span className={styles.end}>
                {mark}
                {add}
              </span>
            </div>
          )}
          <DecisionLog decisions={decisions} acts={acts} />
        </>
      )}
      {written && (
        <Suspense fallback={null}>
          <DecisionDialog plan={plan} item={written.item} onClose={() => setWritten(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
