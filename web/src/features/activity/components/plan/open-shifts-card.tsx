import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../../ui/card/card.tsx';
import { t } from './messages.ts';
import styles from './plan.module.css';
import { ownPlan } from './plan-calls.ts';
import { OpenRow } from './plan-row.tsx';

/** Places of a day that one could take; nothing where there are none. */
export default function OpenShiftsCard({ date }: { date: string }) {
  const { data } = useQuery(ownPlan(date));
  if (data?.from !== date || data.open.length === 0) return null;
  return (
    <Card title={t('open')} note={t('open_note')} count={data.open.length} flush>
      <ul className={styles.rows}>
        {data.open.map((shift) => (
          <OpenRow key={shift.id} shift={shift} />
        ))}
      </ul>
    </Card>
  );
}
