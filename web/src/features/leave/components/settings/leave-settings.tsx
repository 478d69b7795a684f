import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { t } from '../../messages.ts';
import { leaveSettings } from '../../queries.ts';
import styles from '../leave.module.css';
import { Allowances } from './allowances.tsx';
import { Blocks } from './blocks.tsx';
import { Holidays } from './holidays.tsx';

/** How much leave there is, whose holidays are kept, and when there is no leave. */
export default function LeaveSettingsPane() {
  const format = useFormat();
  const [year, setYear] = useState(Number(format.today().slice(0, 4)));
  const { data, error, refetch } = useQuery(leaveSettings(year));
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  if (!data) return <Panel flush>{failed ? <LoadError {...failed} /> : <SkeletonRows rows={6} />}</Panel>;
  return (
    <div className={styles.stack}>
      <Allowances key={data.version} settings={data} />
      <Holidays settings={data} year={year} onYear={setYear} />
      <Blocks blocks={data.blocks} />
    </div>
  );
}
