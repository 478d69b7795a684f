import { useFormat } from '../../../../platform/format/use-format.ts';
import { Text } from '../../../../ui/theme/text.tsx';
import { type Kept, keptInAll } from '../../effects/templates/kept.ts';
import { hoursIn, placesIn } from '../../effects/templates/words.ts';
import { t } from './messages.ts';
import { WeekShape } from './week-shape.tsx';

/** How much a template keeps, and of a week on which days. */
export function KeptDays({ shifts, isWeek }: { shifts: readonly Kept[]; isWeek: boolean }) {
  const format = useFormat();
  const kept = keptInAll(shifts);
  const words = [t('shifts', { count: kept.count }), placesIn(kept), hoursIn(kept.minutes, format)];
  return (
    <>
      <Text muted figures>
        {words.join(' · ')}
      </Text>
      {isWeek && <WeekShape shifts={shifts} />}
    </>
  );
}
