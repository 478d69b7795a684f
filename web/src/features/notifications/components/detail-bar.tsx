import {
  IconArchive,
  IconArchiveOff,
  IconArrowLeft,
  IconClockPause,
  IconMail,
  IconMailOpened,
  IconX,
} from '@tabler/icons-react';
import type { Notification } from '#contract/notifications/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/action/menu.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { KINDS } from '../effects/kinds.ts';
import { snoozeTimes } from '../effects/times.ts';
import { t } from '../messages.ts';
import { DONE, NOT_DONE, READ, snooze, UNREAD, type Verb } from '../mutations.ts';
import styles from './inbox.module.css';

type DetailBarProps = {
  row: Notification | undefined;
  onVerb: (row: Notification, verb: Verb) => void;
  onPickTime: (row: Notification) => void;
  onBack: () => void;
  onClose: () => void;
};

/** Above the detail: what it is, the verbs on it, and the way out. */
export function DetailBar({ row, onVerb, onPickTime, onBack, onClose }: DetailBarProps) {
  const isPhone = useIsPhone();
  return (
    <header className={styles.bar}>
      {isPhone && <IconButton icon={IconArrowLeft} label={t('back')} variant="ghost" onClick={onBack} />}
      <span className={styles.kind}>{row ? KINDS[row.type].name : ''}</span>
      {row && <Verbs row={row} onVerb={onVerb} onPickTime={onPickTime} />}
      <IconButton icon={IconX} label={t('close')} variant="ghost" onClick={onClose} />
    </header>
  );
}

type VerbsProps = Pick<DetailBarProps, 'onVerb' | 'onPickTime'> & { row: Notification };

function Verbs({ row, onVerb, onPickTime }: VerbsProps) {
  const isRead = row.read_at !== null;
  const isDone = row.archived_at !== null;
  const entries = useSnoozes({ row, onVerb, onPickTime });
  return (
    <>
      <IconButton
        icon={isRead ? IconMail : IconMailOpened}
        label={t(isRead ? 'mark_unread' : 'mark_read')}
        variant="ghost"
        onClick={() => onVerb(row, isRead ? UNREAD : READ)}
      />
      <Menu
        trigger={<IconButton icon={IconClockPause} label={t('snooze')} variant="ghost" data-verb="snooze" />}
        entries={entries}
      />
      <IconButton
        icon={isDone ? IconArchiveOff : IconArchive}
        label={t(isDone ? 'not_done' : 'done')}
        variant="ghost"
        onClick={() => onVerb(row, isDone ? NOT_DONE : DONE)}
      />
    </>
  );
}

function useSnoozes({ row, onVerb, onPickTime }: VerbsProps): readonly MenuEntry[] {
  const format = useFormat();
  const { later, tomorrow, nextWeek } = snoozeTimes(format);
  const at = (id: 'later_today' | 'tomorrow' | 'next_week', until: string | null) =>
    until === null
      ? []
      : [
          {
            id,
            label: t(id),
            detail: format.instant(until),
            onSelect: () =>
              onVerb(row, snooze(row, until, t('snoozed_said', { time: format.instant(until) }))),
          },
        ];
  const wake = {
    id: 'wake',
    label: t('wake'),
    onSelect: () => onVerb(row, snooze(row, null, t('woken_said'))),
  };
  return [
    ...(row.snoozed_until ? [wake] : []),
    ...at('later_today', later),
    ...at('tomorrow', tomorrow),
    ...at('next_week', nextWeek),
    { id: 'own', label: t('own_time'), onSelect: () => onPickTime(row) },
  ];
}
