import { IconLinkOff, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpsLogCheck } from '#contract/ops-log/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { t } from '../../messages.ts';
import { opsLogCheck } from '../../queries.ts';
import styles from './detail.module.css';
import { Hash } from './hash.tsx';
import { Kept, KeptHash } from './kept-hash.tsx';

/** Checks the whole chain and says what that came to. */
export default function CheckBox({ project_id, onClose }: { project_id: string; onClose: () => void }) {
  const [kept, setKept] = useState<string>();
  const { data, error, refetch, isFetching } = useQuery(opsLogCheck(project_id, kept));
  return (
    <Dialog open title={t('verify_title')} onClose={onClose}>
      <div className={styles.check} role="status">
        {isFetching ? (
          <>
            <p>{t('verifying')}</p>
            <SkeletonRows rows={2} />
          </>
        ) : error ? (
          <LoadError {...failedRead(error, t('verify_failed'), refetch)} />
        ) : (
          data && <Result check={data} />
        )}
        {!isFetching && kept && data?.kept !== undefined && <Kept check={data} />}
      </div>
      <KeptHash isWaiting={isFetching} onCheck={setKept} />
      <DialogVerbs>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogVerbs>
    </Dialog>
  );
}

function Result({ check: { intact, records, head, fault } }: { check: OpsLogCheck }) {
  const { number } = useFormat();
  return (
    <>
      <p className={styles.verdict}>
        <StatusText strong tone={intact ? 'ok' : 'bad'} icon={intact ? IconShieldCheck : IconLinkOff}>
          {t(intact ? 'intact' : fault?.why === 'state' ? 'shown_otherwise' : 'broken')}
        </StatusText>
      </p>
      {fault ? <Fault fault={fault} records={records} /> : <p>{soundNote(records, number)}</p>}
      {intact && head && (
        <>
          <Hash label={t('head', { sequence: number(head.sequence) })} hash={head.hash} />
          <p className={styles.muted}>{t('head_note')}</p>
        </>
      )}
    </>
  );
}

const soundNote = (records: number, number: (value: number) => string): string => {
  if (records === 0) return t('intact_empty');
  return t('intact_note', { count: records === 1 ? 1 : number(records) });
};

type FaultProps = { fault: NonNullable<OpsLogCheck['fault']>; records: number };

/** Where it is broken, and why, in words. */
function Fault({ fault: { sequence, record_id, why }, records }: FaultProps) {
  const { number } = useFormat();
  return (
    <>
      <p className={styles.fault}>
        <strong>{t('fault_at', { sequence: number(sequence) })}</strong> {t(`fault_${why}`)}
      </p>
      {record_id && <Hash label={t('record_id')} hash={record_id} />}
      <p className={styles.muted}>
        {t(why === 'state' ? 'shown_otherwise_note' : 'broken_note', {
          ...{ sequence: number(sequence), count: number(records) },
        })}
      </p>
    </>
  );
}
