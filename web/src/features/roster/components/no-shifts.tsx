import { IconCalendarPlus, IconTemplate } from '@tabler/icons-react';
import { Button } from '../../../ui/action/button.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { t } from '../messages.ts';
import type { ShownProps } from './roster-props.ts';
import { t as templateWords } from './templates/messages.ts';

/** Nothing is planned in these days yet. */
export function NoShifts({ project_id, tasks, mayPlan, days, read }: ShownProps) {
  const today = read.roster?.today ?? read.date;
  const day = days.find((one) => one >= today) ?? read.date;
  return (
    <Empty title={t('no_shifts')} note={t(mayPlan ? 'no_shifts_plan' : 'no_shifts_note')}>
      {mayPlan && (
        <Button
          variant="primary"
          icon={IconCalendarPlus}
          onClick={() => tasks.start({ do: 'add', day, member_id: null })}
        >
          {t('add_first')}
        </Button>
      )}
      {mayPlan && project_id && (
        <Button icon={IconTemplate} onClick={() => tasks.start({ do: 'template', act: 'use', day })}>
          {templateWords('use')}
        </Button>
      )}
    </Empty>
  );
}
