import { IconMapPin } from '@tabler/icons-react';
import type { JudgedSwap, SwapShift } from '#contract/swaps/shapes.ts';
import { isToDecide, OPEN_SWAPS } from '#contract/swaps/states.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { Decision } from './decision.tsx';
import { InTheWay } from './in-the-way.tsx';
import { t } from './messages.ts';
import { titleOf } from './swap-title.ts';
import styles from './swaps.module.css';

/** A request with its facts: who gives what to whom, why, what is in the way by now, and the decision. */
export function SwapCard({ swap, onTyped }: { swap: JudgedSwap; onTyped: (isTyped: boolean) => void }) {
  const { requester, counterpart, gives, gets, kind, status, reason, mine } = swap;
  const isOpen = OPEN_SWAPS.some((one) => one === status);
  const isReady = isToDecide(status, counterpart !== null);
  return (
    <li className={styles.card} aria-label={titleOf(swap)}>
      <div className={styles.head}>
        <h3>{titleOf(swap)}</h3>
        {isOpen ? <Asked swap={swap} /> : <Outcome swap={swap} />}
      </div>
      <div className={styles.sides}>
        <Side name={requester.name} shift={gives} />
        {counterpart && kind === 'swap' && <Side name={counterpart.name} shift={gets} />}
        {!counterpart && isOpen && <Text muted>{t('left_open')}</Text>}
      </div>
      {reason && <p className={styles.reason}>“{reason}”</p>}
      {isReady && <InTheWay swap={swap} />}
      {isOpen && !isReady && counterpart && (
        <StatusText tone="muted">{t('waits_for', { name: counterpart.name })}</StatusText>
      )}
      {isOpen && mine && <Text muted>{t('own')}</Text>}
      {isOpen && !mine && <Decision swap={swap} isReady={isReady} onTyped={onTyped} />}
    </li>
  );
}

function Side({ name, shift }: { name: string; shift: SwapShift | null }) {
  const format = useFormat();
  return (
    <div className={styles.side}>
      <span className={styles.who}>
        <Avatar name={name} size={20} decorative />
        {t('gives', { name })}
      </span>
      {shift ? (
        <span className={styles.shift}>
          <b>{t('shift', { day: format.day(shift.day, 'weekday'), from: shift.start, to: shift.end })}</b>
          <span>{shift.name}</span>
          {shift.site && (
            <span className={styles.site}>
              <Icon icon={IconMapPin} size={14} />
              {shift.site}
            </span>
          )}
        </span>
      ) : (
        <span>{t('unsaid', { name })}</span>
      )}
    </div>
  );
}

function Asked({ swap }: { swap: JudgedSwap }) {
  const { relative } = useFormat();
  return (
    <Text small muted>
      {t('asked_on', { when: relative(swap.created_at) })} · {t('until', { when: relative(swap.expires_at) })}
    </Text>
  );
}

const TONES = {
  applied: 'ok',
  approved: 'ok',
  declined: 'bad',
  cancelled: 'muted',
  expired: 'muted',
  pending: 'muted',
  accepted: 'muted',
} as const;

function Outcome({ swap }: { swap: JudgedSwap }) {
  const { instant } = useFormat();
  const { status, status_reason, decided_by, decided_at } = swap;
  return (
    <div className={styles.outcome}>
      <StatusText tone={TONES[status]}>{t(`status_${status}`)}</StatusText>
      {decided_by && decided_at && (
        <Text small muted>
          {t('decided_by', { name: decided_by.name, when: instant(decided_at) })}
        </Text>
      )}
      {status_reason && <Text small>“{status_reason}”</Text>}
    </div>
  );
}
