import type { InsightDecision } from '#contract/insights/endpoints.ts';
import type { InsightDetail } from '#contract/insights/shapes.ts';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { becauseText } from '../../effects/happenings.ts';
import type { Deciding } from '../../effects/use-deciding.ts';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

/** Yours and theirs, after somebody else decided first. */
export function ClashDialog({ ways: { clash, keep, take } }: { ways: Deciding }) {
  return (
    <ConflictDialog
      open={clash !== null}
      conflicts={
        clash
          ? [
              {
                field: 'state',
                label: t('decision'),
                yours: wishText(clash.wish),
                theirs: decidedText(clash.theirs),
              },
            ]
          : []
      }
      onKeep={keep}
      onTake={take}
      onClose={take}
    />
  );
}

const wishText = (wish: InsightDecision): string =>
  wish.state === 'dismissed'
    ? t('dismissed_said', { why: becauseText(wish.because, wish.note ?? '') })
    : t(`yours_${wish.state}`);

const decidedText = ({ state, decision }: InsightDetail): string => {
  const what =
    state === 'dismissed'
      ? t('dismissed_said', { why: becauseText(decision?.because ?? null, decision?.note ?? '') })
      : words(`state_${state}`);
  return decision?.by ? t('by', { what, who: decision.by }) : what;
};
