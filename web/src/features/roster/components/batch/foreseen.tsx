import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Batch } from '#contract/shifts/batch-endpoints.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { whyRefused } from '../../effects/why-refused.ts';
import styles from './batch.module.css';
import { LeftRows } from './left-rows.tsx';
import { t } from './messages.ts';

type ForeseenProps = Pick<UseQueryResult<Batch>, 'data' | 'error'> & {
  /** In place of what can't be planned alone. */
  children?: ReactNode;
  /** What else comes of it. */
  more?: ReactNode;
};

/** What planning at once would come to, before it is done: how much, what can't be planned, and why. */
export function Foreseen({ data, error, children, more }: ForeseenProps) {
  const left = data?.left ?? [];
  return (
    <div className={styles.body}>
      <div className={styles.outcome} role="status">
        {data && (data.shifts > 0 || !more) && (
          <StatusText tone={data.shifts > 0 ? 'ok' : 'neutral'}>{foreseenWords(data)}</StatusText>
        )}
        {more}
        {left.length > 0 && <StatusText tone="warn">{t('not_plannable', { count: left.length })}</StatusText>}
        {!data && !error && <Text muted>{t('looking')}</Text>}
        {!data && error && <StatusText tone="bad">{whyRefused(error)}</StatusText>}
      </div>
      {children ?? (left.length > 0 && <LeftRows left={left} />)}
    </div>
  );
}

function foreseenWords({ shifts, places }: Batch): string {
  if (shifts === 0) return t('nothing_to_plan');
  const planned = t('would_plan', { count: shifts });
  return places > 0 ? t('would_place', { planned, count: places }) : planned;
}
