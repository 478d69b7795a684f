import { IconAlertTriangle, IconCircleCheck, IconCloudUp, IconLock, IconSend } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { isEditable } from '#contract/activity/rules.ts';
import type { ActivityEntry, EntryStatus } from '#contract/activity/shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Icon, type IconType } from '../../../../ui/theme/icon.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { dayTitle } from '../day/day-words.ts';
import { fullPurpose } from '../purpose-text.ts';
import { MendDialog } from '../unsent/mend-dialog.tsx';
import { StaleDialog } from '../unsent/stale-dialog.tsx';
import { useEntryWrite } from '../unsent/use-unsent-day.ts';
import styles from './block.module.css';
import { t } from './messages.ts';

type EntryButtonProps = {
  entry: ActivityEntry;
  className: string | undefined;
  style?: CSSProperties;
  /** The keys are here. */
  isSpot: boolean;
  from?: number;
  /** Its times can be read in it. */
  isTimeShown?: boolean;
  onStand: () => void;
  onOpen: () => void;
  children: ReactNode;
};

const ICONS: Readonly<Partial<Record<EntryStatus, IconType>>> = {
  rejected: IconAlertTriangle,
  submitted: IconSend,
  approved: IconCircleCheck,
  locked: IconLock,
};

/** An entry, wherever it is drawn: what it is called, how far it is, and its form behind it. */
export function EntryButton({
  entry,
  className,
  style,
  isSpot,
  from,
  isTimeShown = false,
  onStand,
  onOpen,
  children,
}: EntryButtonProps) {
  const write = useEntryWrite(entry);
  const [isMending, setMending] = useState(false);
  const icon = write ? (write.refusal ? IconAlertTriangle : IconCloudUp) : ICONS[entry.status];
  const rest = useRest(entry, write ? (write.refusal ? 'refused' : 'waiting') : entry.status, isTimeShown);
  const Mending = write?.refusal?.status === 412 ? StaleDialog : MendDialog;
  return (
    <>
      <button
        type="button"
        data-entry={entry.id}
        data-from={from}
        className={classNames(
          styles.block,
          styles[entry.status],
          className,
          isEditable(entry.status) && styles.mine,
          icon && styles.marked,
        )}
        style={style}
        tabIndex={isSpot ? 0 : -1}
        title={`${fullPurpose(entry)}\n${entry.note}`.trim()}
        onFocus={onStand}
        onClick={() => (write?.refusal ? setMending(true) : onOpen())}
      >
        {children}
        <HiddenText>{rest}</HiddenText>
        {icon && (
          <span className={styles.mark}>
            <Icon icon={icon} size={12} />
          </span>
        )}
      </button>
      {isMending && write && <Mending write={write} entry={entry} onClose={() => setMending(false)} />}
    </>
  );
}

/** What can't be read in it: its day, how far it is, and when and how long it was where that isn't there. */
function useRest(
  { start, end, work_date, duration_s }: ActivityEntry,
  state: EntryStatus | 'refused' | 'waiting',
  isTimeShown: boolean,
): string {
  const { locale } = useFormat();
  const said = { day: dayTitle(locale, work_date), state: t(state) };
  if (isTimeShown) return t('entry_shown', said);
  const duration = hoursAndMinutes(duration_s);
  return start && end
    ? t('entry', { ...said, duration, from: start, to: end })
    : t('entry_untimed', { ...said, duration });
}
