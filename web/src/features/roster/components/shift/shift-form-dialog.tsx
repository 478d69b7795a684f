import { useFormat } from '../../../../platform/format/use-format.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { hoursOf } from '../../effects/shift-fields.ts';
import { t } from '../../messages.ts';
import { ScopeField } from '../series/scope-field.tsx';
import { ProjectField } from './project-field.tsx';
import { FORM_LABELS, ShiftFields } from './shift-fields.tsx';
import { type ShiftForm, useShiftForm } from './use-shift-form.ts';

/** Plans a shift, or changes one: wall times of the site, what is done, how many people, what they can do. */
export default function ShiftFormDialog({ onClose, ...about }: ShiftForm & { onClose: () => void }) {
  const { shift, member } = about;
  const format = useFormat();
  const { form, isInTheWay, reason, setReason, series } = useShiftForm(about, onClose);
  const title = shift
    ? t('edit_title', { shift: `${format.day(shift.day, 'weekday')}, ${hoursOf(shift)}` })
    : member
      ? t('add_for', { name: member.name })
      : t('add_shift');
  return (
    <FormDialog
      {...{ form, onClose }}
      title={title}
      labels={FORM_LABELS}
      verb={shift ? t('save') : t('add_as_draft')}
    >
      {!about.project_id && <ProjectField {...form.field('project_id')} />}
      <ScopeField scope={series.scope} onChoose={series.choose} />
      <ShiftFields form={form} />
      {isInTheWay && (
        <TextArea
          label={t('override_reason')}
          note={t('override_note')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          rows={2}
          optional
        />
      )}
    </FormDialog>
  );
}
