import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { DayChecks } from './day-checks.tsx';
import { weekdayName } from './day-words.ts';
import { t } from './messages.ts';
import { StatusSteps } from './status-steps.tsx';
import styles from './submit.module.css';
import type { Handing } from './use-handing.ts';

type SubmitCardProps = { day: ActivityDay; locale: string; handing: Handing };

/** How far the day is, what stands between it and its submission, and the verb for it. */
export function SubmitCard({ day, locale, handing }: SubmitCardProps) {
  const isPhone = useIsPhone();
  const { status, timer, date } = day;
  const isOpen = status === 'draft' || status === 'rejected' || status === 'empty';
  return (
    <Card title={t('submit_title', { day: weekdayName(locale, date) })}>
      <StatusSteps status={status} rejectedBy={day.rejected_by} />
      {isOpen && (
        <DayChecks
          checks={day.checks}
          held={handing.held}
          isAway={day.leave !== undefined && day.planned_minutes === 0}
        />
      )}
      {handing.problems.map((problem) => (
        <div key={problem} className={styles.problem}>
          <FieldError id={`problem-${problem}`}>{problem}</FieldError>
        </div>
      ))}
      {isOpen && (
        <div className={styles.verbs} data-tour={isPhone ? undefined : 'submit'}>
          {!isPhone && (
            <Button variant="primary" wide disabled={!handing.canSubmit} onClick={handing.submitDay}>
              {t('submit_day')}
            </Button>
          )}
          <Button variant="ghost" wide muted disabled={!handing.canSubmitWeek} onClick={handing.submitWeek}>
            {t('submit_week')}
          </Button>
        </div>
      )}
      {(status === 'submitted' || status === 'rejected') && (
        <div className={styles.verbs}>
          <Button wide disabled={handing.isBusy} onClick={handing.withdraw}>
            {t('withdraw')}
          </Button>
        </div>
      )}
      <Text small muted className={styles.foot}>
        {footOf(status, timer?.work_date === date)}
      </Text>
    </Card>
  );
}

function footOf(status: ActivityDay['status'], isRunning: boolean): string {
  if (status === 'submitted') return t('waiting');
  if (status === 'approved' || status === 'locked') return t('final');
  return isRunning ? t('stops_timer') : '';
}
