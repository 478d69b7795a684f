import { IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { purposeOf } from '../../effects/rows.ts';
import { hoursOf, minutesOf } from '../../effects/shift-fields.ts';
import { useShiftWrites } from '../../effects/use-shift-writes.ts';
import { whyRefused } from '../../effects/why-refused.ts';
import { t } from '../../messages.ts';
import { ComesAgain } from '../series/comes-again.tsx';
import type { Task } from '../use-tasks.ts';
import { LogOfShift } from './log-of-shift.tsx';
import { OwnPlace } from './own-place.tsx';
import { PeopleOn } from './people-on.tsx';
import styles from './shift.module.css';
import { ShiftState } from './shift-state.tsx';

type ShiftDialogProps = {
  shift: Shift;
  mayPlan: boolean;
  onTask: (task: Task) => void;
  onClose: () => void;
};

/** One shift: what it asks for, who is on it, and what can be done with it. */
export default function ShiftDialog({ shift, mayPlan, onTask, onClose }: ShiftDialogProps) {
  const format = useFormat();
  const [problem, setProblem] = useState('');
  const writes = useShiftWrites();
  const isDraft = shift.status === 'draft';
  const isOver = shift.status === 'locked' || shift.status === 'cancelled';
  const drop = () => writes.drop(shift).then(onClose, (error: unknown) => setProblem(whyRefused(error)));
  return (
    <Dialog
      open
      boxSize="medium"
      title={`${purposeOf(shift)}, ${format.day(shift.day, 'weekday')}, ${hoursOf(shift)}`}
      onClose={onClose}
    >
      <div className={styles.body}>
        <ShiftState shift={shift} />
        <Facts strip facts={factsOf(shift, format.duration)} />
        {shift.note && <p className={styles.note}>{shift.note}</p>}
        <PeopleOn shift={shift} mayPlan={mayPlan && !isOver} onTask={onTask} />
        <OwnPlace shift={shift} />
        <LogOfShift shift={shift} />
        {mayPlan && !isOver && <ComesAgain shift={shift} onTask={onTask} />}
        <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
        {mayPlan && !isOver && (
          <DialogVerbs>
            <Button
              variant="danger"
              icon={IconTrash}
              onClick={() => (isDraft ? void drop() : onTask({ do: 'cancel', shift }))}
            >
              {t(isDraft ? 'delete_draft' : 'cancel_shift')}
            </Button>
            <Button icon={IconPencil} onClick={() => onTask({ do: 'edit', shift })}>
              {t('edit')}
            </Button>
            {shift.open > 0 && (
              <Button
                variant="primary"
                icon={IconUserPlus}
                onClick={() => onTask({ do: 'assign', shift, member_id: null })}
              >
                {t('fill_place')}
              </Button>
            )}
          </DialogVerbs>
        )}
      </div>
    </Dialog>
  );
}

function factsOf(shift: Shift, duration: (seconds: number) => string) {
  const { from, to } = minutesOf(shift);
  const filled = shift.headcount - shift.open;
  return [
    { label: t('project'), value: `${shift.project.code} ${shift.project.name}` },
    { label: t('places'), value: t('places_of', { filled, places: shift.headcount }) },
    {
      label: t('length'),
      value:
        shift.break_min > 0
          ? t('length_break', { hours: duration((to - from) * 60), minutes: shift.break_min })
          : duration((to - from) * 60),
    },
    ...(shift.service && shift.role ? [{ label: t('role'), value: shift.role }] : []),
    ...(shift.site ? [{ label: t('site'), value: shift.site }] : []),
    ...(shift.skills.length > 0
      ? [
          {
            label: t('skills'),
            value: <Text>{shift.skills.map(({ skill, level }) => `${skill} ${level}`).join(', ')}</Text>,
          },
        ]
      : []),
  ];
}
