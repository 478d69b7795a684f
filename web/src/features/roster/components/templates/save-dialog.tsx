import type { RosterTemplate, TemplateSpan } from '#contract/shifts/template-shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useMaybeOrganization } from '../../../../platform/person.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { daysOf, type Span } from '../../effects/span.ts';
import { type SaveValues, useSaving } from '../../effects/templates/use-saving.ts';
import { useWeeks } from '../../effects/use-weeks.ts';
import { KeptDays } from './kept-days.tsx';
import { t } from './messages.ts';
import styles from './templates.module.css';

type SaveDialogProps = {
  project_id: string;
  day: string;
  /** How much is looked at. */
  span: TemplateSpan;
  /** The template whose contents are replaced. */
  over: RosterTemplate | undefined;
  onClose: () => void;
};

const LABELS = { name: t('name'), day: t('which_day'), with_people: t('keep_people') };

/** Keeps the week or the day that is looked at under a name; a name that exists is saved over, which is said before. */
export function SaveDialog(props: SaveDialogProps) {
  const { over, onClose } = props;
  const { form, week, kept, failed, replaced } = useSaving(props);
  const isEmpty = kept?.length === 0;
  return (
    <FormDialog
      {...{ form, onClose }}
      title={over ? t('save_over_title', { name: over.name }) : t('save_title')}
      labels={LABELS}
      verb={replaced ? t('save_over') : t('save')}
      isReady={kept !== undefined && !isEmpty}
    >
      <TextField label={LABELS.name} placeholder={t('name_hint')} maxLength={60} {...form.field('name')} />
      <Days form={form} week={week} />
      <div className={styles.contents} role="status">
        {failed && <StatusText tone="bad">{failed}</StatusText>}
        {!kept && !failed && <SkeletonRows rows={2} />}
        {isEmpty && <StatusText tone="warn">{t('nothing_kept')}</StatusText>}
        {kept && !isEmpty && <KeptDays shifts={kept} isWeek={form.values.span === 'week'} />}
      </div>
      <Whose form={form} />
      <div aria-live="polite">
        {replaced && (
          <StatusText tone="warn">
            {t('replaces', { name: replaced.name, count: replaced.shifts })}
          </StatusText>
        )}
      </div>
    </FormDialog>
  );
}

/** The week, or which day of it. */
function Days({ form, week }: { form: Form<SaveValues>; week: Span }) {
  const format = useFormat();
  const { wordsOf } = useWeeks();
  const { span } = form.values;
  return (
    <>
      <Segmented
        label={t('what')}
        options={[
          { value: 'week', label: wordsOf(week.from) },
          { value: 'day', label: t('one_day') },
        ]}
        value={span}
        onChange={(value) => form.set('span', value)}
      />
      {span === 'day' && (
        <Select
          label={LABELS.day}
          options={daysOf(week).map((value) => ({ value, label: format.day(value, 'weekday') }))}
          {...form.field('day')}
        />
      )}
    </>
  );
}

/** Whether people are kept, or every project has it. */
function Whose({ form }: { form: Form<SaveValues> }) {
  const organization = useMaybeOrganization()?.name ?? '';
  const { shared } = form.values;
  return (
    <>
      <Checkbox
        label={LABELS.with_people}
        note={t('keep_people_note')}
        {...form.field('with_people')}
        value={form.values.with_people && !shared}
        disabled={shared}
      />
      <Checkbox label={t('share', { organization })} note={t('share_note')} {...form.field('shared')} />
    </>
  );
}
