import type { SeriesOutcome } from '#contract/shifts/series-endpoints.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { t } from './messages.ts';

/** What comes no more: drafts, and what people know of. Nothing where everything still comes. */
export function TakenOff({ outcome: { shifts, deleted, cancelled } }: { outcome: SeriesOutcome }) {
  return (
    <>
      {shifts === 0 && <StatusText tone="neutral">{t('none_new')}</StatusText>}
      {deleted > 0 && <StatusText tone="neutral">{t('would_delete', { count: deleted })}</StatusText>}
      {cancelled > 0 && <StatusText tone="warn">{t('would_cancel', { count: cancelled })}</StatusText>}
    </>
  );
}
