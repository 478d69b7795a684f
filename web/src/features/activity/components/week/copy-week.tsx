import { IconCopy } from '@tabler/icons-react';
import type { ActivityWeek, CopiedWeek } from '#contract/activity/day-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useCopyWeek } from '../../mutations.ts';
import { t } from './messages.ts';
import type { BareRow } from './week-rows.ts';

type CopyWeekProps = { week: ActivityWeek; onRows: (rows: readonly BareRow[]) => void };

/** Takes over last week's rows, with or without its hours. */
export function CopyWeek({ week, onRows }: CopyWeekProps) {
  const { mutate, isPending } = useCopyWeek();
  const copy = (with_durations: boolean) =>
    mutate(
      { body: { from_week: addDays(week.from, -7), to_week: week.from, with_durations } },
      {
        onSuccess: (copied) => {
          if (!with_durations) onRows(copied.rows);
          toast.show({ title: titleOf(copied, with_durations), message: leftOut(copied) });
        },
      },
    );
  return (
    <Menu
      align="start"
      trigger={
        <Button small variant="ghost" icon={IconCopy} disabled={isPending}>
          {t('copy')}
        </Button>
      }
      entries={[
        { id: 'rows', label: t('copy_rows'), onSelect: () => copy(false) },
        { id: 'hours', label: t('copy_hours'), onSelect: () => copy(true) },
      ]}
    />
  );
}

function titleOf({ created, rows }: CopiedWeek, withHours: boolean): string {
  if (withHours && created > 0) return t('copied', { count: created });
  if (!withHours && rows.length > 0) return t('rows_copied', { count: rows.length });
  return t('nothing_copied');
}

const leftOut = ({ skipped }: CopiedWeek): string | undefined =>
  skipped.length > 0
    ? t('left_out', { reasons: [...new Set(skipped.map(({ reason }) => reason))].join(' ') })
    : undefined;
