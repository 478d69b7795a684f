import { IconClock } from '@tabler/icons-react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { serverNow, useDrift } from '../../../../platform/offline/device-clock.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from '../../effects/unsent/messages.ts';
import { useEachMinute } from '../../effects/unsent/use-each-minute.ts';

/** From here on a clock is worth a word. */
const NOTED_MS = 5 * 60_000;
const MINUTE = 60_000;

/** That this device's clock is off, and what that means: for what happens now, or `isTyped` for a time that somebody types. */
export function WrongClock({ isTyped = false }: { isTyped?: boolean }) {
  const format = useFormat();
  useEachMinute();
  const drift = useDrift();
  if (Math.abs(drift) <= NOTED_MS) return null;
  const by = format.spelledDuration(Math.round(Math.abs(drift) / MINUTE) * 60);
  return (
    <StatusText tone="info" icon={IconClock} small>
      {t(drift > 0 ? 'clock_fast' : 'clock_slow', { by })}{' '}
      {isTyped ? t('clock_typed', { now: format.instant(serverNow(), 'time') }) : t('clock_now')}
    </StatusText>
  );
}
