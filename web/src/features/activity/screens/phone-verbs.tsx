import { IconPlus } from '@tabler/icons-react';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { Button } from '../../../ui/action/button.tsx';
import { t as words } from '../components/day/messages.ts';
import type { Handing } from '../components/day/use-handing.ts';
import { t } from '../messages.ts';
import styles from './daily-activity.module.css';

type PhoneVerbsProps = { day: ActivityDay; handing: Handing; onAdd: () => void };

/** Add and submit, within the thumb's reach. */
export function PhoneVerbs({ day, handing, onAdd }: PhoneVerbsProps) {
  return (
    <div className={styles.verbs} data-save-bar>
      <Button icon={IconPlus} wide onClick={onAdd} data-tour="add">
        {t('add_entry')}
      </Button>
      {day.status === 'submitted' ? (
        <Button wide disabled={handing.isBusy} onClick={handing.withdraw}>
          {words('withdraw_day')}
        </Button>
      ) : (
        <Button
          variant="primary"
          wide
          disabled={!handing.canSubmit}
          onClick={handing.submitDay}
          data-tour="submit"
        >
          {words('submit_day')}
        </Button>
      )}
    </div>
  );
}
