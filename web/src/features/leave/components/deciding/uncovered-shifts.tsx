import type { UseQueryResult } from '@tanstack/react-query';
import type { UncoveredShift } from '#contract/leave/deciding-endpoints.ts';
import type { Leave } from '#contract/leave/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import type { useDecision } from '../../effects/use-decision.ts';
import { t } from '../../messages.ts';
import styles from '../leave.module.css';
import { Substitutes } from './substitutes.tsx';

type Decision = ReturnType<typeof useDecision>;
type UncoveredShiftsProps = {
  leave: Leave;
  shifts: UseQueryResult<{ data: UncoveredShift[] }>;
  decision: Decision;
};

/** Shifts that leave takes its person from, and what is to become of each. */
export function UncoveredShifts({ leave, shifts, decision }: UncoveredShiftsProps) {
  const { data, error, refetch } = shifts;
  const failed = data ? undefined : failedRead(error, t('uncovered_failed'), refetch);
  return (
    <section aria-label={t('uncovered')}>
      <h3 className={styles.heading}>{t('uncovered')}</h3>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={2} />}
      {data?.data.length === 0 && <p className={styles.muted}>{t('no_uncovered')}</p>}
      <ul className={styles.shifts}>
        {data?.data.map((shift) => (
          <ShiftChoice key={shift.assignment_id} shift={shift} leave={leave} decision={decision} />
        ))}
      </ul>
    </section>
  );
}

type ShiftChoiceProps = { shift: UncoveredShift; leave: Leave; decision: Decision };

function ShiftChoice({ shift, leave, decision }: ShiftChoiceProps) {
  const format = useFormat();
  const choice = decision.choiceOf(shift);
  const problem = decision.problemOf(shift);
  const when = `${format.day(shift.day, 'weekday')}, ${shift.start}–${shift.end}`;
  const needsSomebody = choice.action === 'substitute';
  return (
    <li className={styles.shift}>
      <div>
        <div className={styles.main}>{when}</div>
        <div className={styles.muted}>
          {shift.name} · {shift.project.name}
        </div>
      </div>
      {shift.may_change ? (
        <Segmented
          label={t('do_with', { shift: when })}
          options={[
            { value: 'keep', label: t('keep') },
            { value: 'open', label: t('open') },
            { value: 'substitute', label: t('substitute') },
          ]}
          value={choice.action}
          onChange={(action) => decision.choose(shift, { ...choice, action })}
        />
      ) : (
        <span className={styles.muted}>{t('not_yours')}</span>
      )}
      {needsSomebody && (
        <Substitutes
          shift={shift}
          when={when}
          without={leave.member.id}
          chosen={choice.member_id}
          onChoose={(member_id) => decision.choose(shift, { ...choice, member_id })}
          problem={problem}
        />
      )}
      {problem && !needsSomebody && <StatusText tone="bad">{problem}</StatusText>}
    </li>
  );
}
