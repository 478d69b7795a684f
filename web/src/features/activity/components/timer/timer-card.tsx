import {
  IconCoin,
  IconDots,
  IconPencil,
  IconPlayerStop,
  IconStar,
  IconSwitchHorizontal,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { clock, hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { useDiscardTimer } from '../../effects/use-timer-writes.ts';
import { t } from '../../messages.ts';
import { fullPurpose } from '../purpose-text.ts';
import { t as shortcut } from '../shortcuts/messages.ts';
import { usePin } from '../shortcuts/use-pin.ts';
import styles from './timer.module.css';
import { TimerDialog } from './timer-dialog.tsx';
import { useStop } from './use-stop.ts';

type TimerCardProps = { timer: ActivityTimer; elapsed: number };

/** The running timer: what it is for, switch, stop and, behind a menu, discard. */
export function TimerCard({ timer, elapsed }: TimerCardProps) {
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<'switch' | 'change'>();
  const stop = useStop();
  return (
    <section className={styles.card} aria-label={t('running')} data-tour="timer">
      <span className={styles.clock} role="timer" aria-live="off">
        <span className={styles.dot} />
        {clock(elapsed)}
      </span>
      <div className={styles.what}>
        <div className={styles.note}>{timer.note || t('no_note')}</div>
        <div className={styles.purpose}>
          <span className={styles.clipped}>{fullPurpose(timer)}</span>
          <span className={styles.since}>· {t('since', { time: timer.start })}</span>
        </div>
      </div>
      {timer.billable && !isPhone && <Tag icon={IconCoin}>{t('billable')}</Tag>}
      <div className={styles.verbs}>
        {!isPhone && (
          <Button icon={IconSwitchHorizontal} onClick={() => setOpen('switch')}>
            {t('switch')}
          </Button>
        )}
        <Button icon={IconPlayerStop} onClick={() => stop.run(timer)} disabled={stop.isRunning}>
          {t('stop')}
        </Button>
        <MoreVerbs
          timer={timer}
          elapsed={elapsed}
          onChange={() => setOpen('change')}
          onSwitch={() => setOpen('switch')}
        />
      </div>
      {open && <TimerDialog task={open} timer={timer} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

type MoreVerbsProps = { timer: ActivityTimer; elapsed: number; onChange: () => void; onSwitch: () => void };

function MoreVerbs({ timer, elapsed, onChange, onSwitch }: MoreVerbsProps) {
  const isPhone = useIsPhone();
  const { mutate: discard } = useDiscardTimer();
  const pin = usePin();
  const askToDiscard = () =>
    question.ask({
      ask: t('discard_ask'),
      note: t('discard_note', { duration: hoursAndMinutes(elapsed) }),
      accept: () => discard(timer),
    });
  return (
    <Menu
      trigger={<IconButton icon={IconDots} label={t('more_for', { entry: t('timer') })} variant="ghost" />}
      entries={[
        ...(isPhone
          ? [{ id: 'switch', label: t('switch'), icon: IconSwitchHorizontal, onSelect: onSwitch }]
          : []),
        { id: 'change', label: t('change_timer'), icon: IconPencil, onSelect: onChange },
        { id: 'pin', label: shortcut('pin'), icon: IconStar, onSelect: () => pin(timer) },
        { id: 'discard', label: t('discard'), icon: IconTrash, danger: true, onSelect: askToDiscard },
      ]}
    />
  );
}
