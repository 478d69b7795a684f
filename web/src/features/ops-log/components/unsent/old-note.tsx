import { IconClock, IconCloudOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { correctedBy } from '#contract/device-clock.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useDrift } from '../../../../platform/offline/device-clock.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from '../../effects/unsent/messages.ts';
import styles from './unsent.module.css';

type OldNoteProps = {
  readAt: number;
  isOnline: boolean;
  /** Filters are answered out of so many records, since nobody else can. */
  outOf: number | undefined;
};

/** From here on a clock is worth a word. */
const NOTED_MS = 5 * 60_000;
const MINUTE = 60_000;

/** How old the log is that stands there without a network, and what it therefore can't say. */
export default function OldNote({ readAt, isOnline, outOf }: OldNoteProps) {
  const format = useFormat();
  const [, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const drift = useDrift();
  const at = format.instant(correctedBy(drift, readAt));
  const when = Date.now() - readAt < MINUTE ? at : `${at} (${format.relative(readAt)})`;
  const by = format.spelledDuration(Math.round(Math.abs(drift) / MINUTE) * 60);
  return (
    <div className={styles.old} role="status">
      <StatusText tone="warn" icon={IconCloudOff}>
        {t(isOnline ? 'as_read_unanswered' : 'as_read', { when })}
      </StatusText>
      {outOf !== undefined && <p>{t('filtered_here', { count: outOf })}</p>}
      {Math.abs(drift) > NOTED_MS && (
        <StatusText tone="info" icon={IconClock} small>
          {t(drift > 0 ? 'clock_fast' : 'clock_slow', { by })}
        </StatusText>
      )}
    </div>
  );
}
