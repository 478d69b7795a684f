import { IconCloudOff } from '@tabler/icons-react';
import { correctedBy } from '#contract/device-clock.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useDrift } from '../../../../platform/offline/device-clock.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from '../../effects/unsent/messages.ts';
import { useEachMinute } from '../../effects/unsent/use-each-minute.ts';
import styles from './unsent.module.css';
import { WrongClock } from './wrong-clock.tsx';

type OldNoteProps = {
  readAt: number;
  isOnline: boolean;
  /** Filters are answered out of so many records, since nobody else can. */
  outOf: number | undefined;
};

const MINUTE = 60_000;

/** How old the log is that stands there without a network, and what it therefore can't say. */
export default function OldNote({ readAt, isOnline, outOf }: OldNoteProps) {
  const format = useFormat();
  useEachMinute();
  const drift = useDrift();
  const at = format.instant(correctedBy(drift, readAt));
  const when = Date.now() - readAt < MINUTE ? at : `${at} (${format.relative(readAt)})`;
  return (
    <div className={styles.old} role="status">
      <StatusText tone="warn" icon={IconCloudOff}>
        {t(isOnline ? 'as_read_unanswered' : 'as_read', { when })}
      </StatusText>
      {outOf !== undefined && <p>{t('filtered_here', { count: outOf })}</p>}
      <WrongClock />
    </div>
  );
}
