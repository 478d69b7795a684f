import { IconLinkOff, IconShieldCheck } from '@tabler/icons-react';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ChainCheck } from '#contract/audit/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { useUiTexts } from '../../../ui/theme/texts-context.ts';
import { t } from '../messages.ts';
import styles from './audit.module.css';
import { CopyText } from './copy-text.tsx';

const MOST_FAULTS = 100;

type ChainDialogProps = {
  /** The check, which begins with the dialog. */
  check: UseQueryOptions<ChainCheck, Error, ChainCheck, readonly unknown[]>;
  onClose: () => void;
};

/** Checks a whole chain and says what that came to. */
export function ChainDialog({ check, onClose }: ChainDialogProps) {
  const texts = useUiTexts();
  const { data, error, refetch, isFetching } = useQuery(check);
  const isDone = !isFetching;
  return (
    <Dialog open title={t('check_title')} onClose={onClose}>
      <div className={styles.check} role="status">
        {!isDone && (
          <>
            <p>{t('checking')}</p>
            <SkeletonRows rows={2} />
          </>
        )}
        {isDone && error && <LoadError {...failedRead(error, t('check_failed'), refetch)} />}
        {isDone && data && !error && <Result result={data} />}
      </div>
      <DialogVerbs>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogVerbs>
    </Dialog>
  );
}

function Result({ result }: { result: ChainCheck }) {
  const { events, erased, head, intact } = result;
  const format = useFormat();
  return (
    <>
      <span className={styles.verdict}>
        <StatusText strong tone={intact ? 'ok' : 'bad'} icon={intact ? IconShieldCheck : IconLinkOff}>
          {t(intact ? 'intact' : 'broken')}
        </StatusText>
      </span>
      <p>{intact ? soundNote(events, format.number) : t('broken_note')}</p>
      {!intact && <Faults result={result} />}
      {erased > 0 && <p className={styles.muted}>{t('erased', { count: erased })}</p>}
      {head && (
        <dl className={styles.facts}>
          <div className={styles.wide}>
            <dt>
              {t('head')}, {t('fault_at', { sequence: head.sequence }).toLowerCase()}
            </dt>
            <dd>
              <CopyText text={head.hash} what={t('head')} />
            </dd>
          </div>
          <div className={styles.wide}>
            <dt>{t('sealed', { when: format.instant(head.sealed_at) })}</dt>
            <dd className={styles.muted}>{t('head_note')}</dd>
          </div>
        </dl>
      )}
    </>
  );
}

const soundNote = (events: number, number: (value: number) => string): string => {
  if (events === 0) return t('intact_empty');
  return events === 1 ? t('intact_note', { count: 1 }) : t('intact_note', { count: number(events) });
};

function Faults({ result: { faults } }: { result: ChainCheck }) {
  return (
    <section aria-label={t('faults')}>
      <ul className={styles.faults}>
        {faults.map(({ sequence, event_id, fault }) => (
          <li key={`${fault} ${sequence} ${event_id}`}>
            <StatusText small tone="bad">
              {t(`fault_${fault}`)}
            </StatusText>
            {sequence !== null && <span>{t('fault_at', { sequence })}</span>}
            {event_id && <code>{event_id}</code>}
          </li>
        ))}
      </ul>
      {faults.length >= MOST_FAULTS && <p className={styles.muted}>{t('faults_more')}</p>}
    </section>
  );
}
