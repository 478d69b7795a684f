import { IconCircleCheck, IconCircleMinus, IconCircleX, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Leave } from '#contract/leave/shapes.ts';
import type { LeaveStatus } from '#contract/leave/states.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { CardRow } from '../../../ui/card/card.tsx';
import { Person } from '../../../ui/display/avatar.tsx';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import type { IconType } from '../../../ui/theme/icon.tsx';
import { amountWords, STATUS_WORDS, TYPE_WORDS, timeWords } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './leave.module.css';

const LOOKS: Readonly<Record<LeaveStatus, { icon: IconType; tone: Tone }>> = {
  requested: { icon: IconHourglass, tone: 'warn' },
  approved: { icon: IconCircleCheck, tone: 'ok' },
  rejected: { icon: IconCircleX, tone: 'bad' },
  cancelled: { icon: IconCircleMinus, tone: 'muted' },
};

type LeaveRowProps = { leave: Leave; dayMinutes: number; name?: boolean; children?: ReactNode };

/** One leave: when, what kind, how much, and how far it is. */
export function LeaveRow({ leave, dayMinutes, name = false, children }: LeaveRowProps) {
  const format = useFormat();
  const when = timeWords(leave, format);
  const details = [
    ...(name ? [when] : []),
    TYPE_WORDS[leave.type],
    amountWords(leave.minutes, dayMinutes),
    ...(leave.cover ? [t('covered_by', { name: leave.cover.name })] : []),
  ];
  return (
    <CardRow>
      <div className={styles.row}>
        <div className={styles.what}>
          <div className={styles.main}>{name ? <Person name={leave.member.name} /> : when}</div>
          <div className={styles.muted}>{details.join(' · ')}</div>
          {leave.decision_reason && (
            <div className={styles.muted}>
              {t('decided', { name: leave.decided_by?.name ?? '', reason: leave.decision_reason })}
            </div>
          )}
        </div>
        {!name && <StatusText {...LOOKS[leave.status]}>{STATUS_WORDS[leave.status]}</StatusText>}
        {children && <div className={styles.verbs}>{children}</div>}
      </div>
    </CardRow>
  );
}
