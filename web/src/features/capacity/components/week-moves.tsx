import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays } from '#contract/activity/rules.ts';
import type { CapacityWeek } from '#contract/capacity/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';
import styles from './capacity.module.css';

type SpanMovesProps = {
  weeks: readonly CapacityWeek[];
  /** Undefined leads to the weeks around this one. */
  onFrom: (from: string | undefined) => void;
};

/** Which weeks they are, and the way to others. */
export function SpanMoves({ weeks, onFrom }: SpanMovesProps) {
  const format = useFormat();
  const [from, to] = [weeks.at(0)?.from, weeks.at(-1)?.to];
  const move = (weeksAway: number) => from && onFrom(addDays(from, weeksAway * 7));
  return (
    <>
      {from && to && <Text muted>{`${format.day(from, 'short')} – ${format.day(to)}`}</Text>}
      <IconButton icon={IconChevronLeft} label={t('weeks_before')} onClick={() => move(-4)} />
      <Button onClick={() => onFrom(undefined)}>{t('this_week')}</Button>
      <IconButton icon={IconChevronRight} label={t('weeks_after')} onClick={() => move(4)} />
    </>
  );
}

type WeekMovesProps = { from: string; onWeek: (from: string) => void; onNow?: () => void };

/** One week, and the way to those beside it. */
export function WeekMoves({ from, onWeek, onNow }: WeekMovesProps) {
  const format = useFormat();
  return (
    <span className={styles.moves}>
      <IconButton icon={IconChevronLeft} label={t('week_before')} onClick={() => onWeek(addDays(from, -7))} />
      <Text muted>{`${format.day(from, 'short')} – ${format.day(addDays(from, 6), 'short')}`}</Text>
      <IconButton icon={IconChevronRight} label={t('week_after')} onClick={() => onWeek(addDays(from, 7))} />
      {onNow && <IconButton icon={IconCalendarEvent} label={t('this_week')} onClick={onNow} />}
    </span>
  );
}
