import type { RosterPerson } from '#contract/shifts/roster-shapes.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import type { Block } from '../../effects/rows.ts';
import { hoursOf } from '../../effects/shift-fields.ts';
import { t } from '../../messages.ts';
import { Conflicts } from './conflicts.tsx';
import styles from './shift.module.css';
import { Suggestions } from './suggestions.tsx';
import { useFill } from './use-fill.ts';

type FillDialogProps = {
  shift: Shift;
  /** Whose place is given to another; undefined for an open one. */
  block?: Block | undefined;
  /** Chosen already, such as by a drag that was refused. */
  member_id: string | null;
  people: readonly RosterPerson[];
  onClose: () => void;
};

const optionOf = ({ id, name, position }: RosterPerson) => ({
  ...{ value: id, label: name },
  ...(position ? { detail: position } : {}),
});

/** Gives a place to somebody: who could take it and why, what is in the way, and in spite of it where one may. */
export default function FillDialog({ shift, block, member_id, people, onClose }: FillDialogProps) {
  const format = useFormat();
  const filling = useFill(shift, block, member_id, onClose);
  const { chosen, choose, reason, setReason, problem, check, isReady, fill } = filling;
  const on = new Set(shift.people.filter(({ status }) => status !== 'declined').map((one) => one.member.id));
  const member = people.find(({ id }) => id === chosen);
  const name = `${format.day(shift.day, 'weekday')}, ${hoursOf(shift)}`;
  const title = block
    ? t('replace_title', { name: block.booking.member.name, shift: name })
    : t('fill_title', { shift: name });
  return (
    <Dialog open boxSize="medium" title={title} onClose={onClose} persistent={reason ? 'beside' : false}>
      <div className={styles.form}>
        <Suggestions shift={shift} chosen={chosen} onChoose={choose} />
        <Select
          label={t('who')}
          options={people.filter(({ id }) => !on.has(id)).map(optionOf)}
          value={chosen}
          onChange={choose}
          searchable
        />
        <Conflicts check={check} name={member?.name ?? ''} reason={reason} onReason={setReason} />
        <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!member || !isReady}
            onClick={() => void (member && fill(member))}
          >
            {member ? t('put_on_named', { name: member.name }) : t('put_on')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}
