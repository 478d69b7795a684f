import { IconCalendarEvent, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addDays } from '#contract/activity/rules.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { t } from '../messages.ts';

type WeekMovesProps = {
  /** First day of the week that is shown. */
  from: string;
  /** Undefined leads to this week. */
  onDate: (date: string | undefined) => void;
};

/** Which week it is, and the way to others. */
export function WeekMoves({ from, onDate }: WeekMovesProps) {
  const format = useFormat();
  return (
    <>
      <Text muted>{`${format.day(from, 'short')} – ${format.day(addDays(from, 6))}`}</Text>
      <IconButton icon={IconChevronLeft} label={t('week_before')} onClick={() => onDate(addDays(from, -7))} />
      <Button onClick={() => onDate(undefined)}>{t('this_week')}</Button>
      <IconButton icon={IconChevronRight} label={t('week_after')} onClick={() => onDate(addDays(from, 7))} />
    </>
  );
}

/** The same on phones, beside Filter. */
export function PhoneWeekMoves({ from, onDate }: WeekMovesProps) {
  const format = useFormat();
  return (
    <>
      <Text muted>{`${format.day(from, 'short')} – ${format.day(addDays(from, 6), 'short')}`}</Text>
      <IconButton icon={IconChevronLeft} label={t('week_before')} onClick={() => onDate(addDays(from, -7))} />
      <IconButton icon={IconCalendarEvent} label={t('this_week')} onClick={() => onDate(undefined)} />
      <IconButton icon={IconChevronRight} label={t('week_after')} onClick={() => onDate(addDays(from, 7))} />
    </>
  );
}
