import type { TemplateSpan } from '#contract/shifts/template-shapes.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useApplying } from '../../effects/templates/use-applying.ts';
import { useWeeks } from '../../effects/use-weeks.ts';
import { Foreseen } from '../batch/foreseen.tsx';
import { insteadOf } from './instead-of.tsx';
import { t } from './messages.ts';
import { OutcomeDays } from './outcome-days.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { TemplateContents } from './template-contents.tsx';
import styles from './templates.module.css';

type ApplyDialogProps = {
  project_id: string;
  /** The day that is looked at. */
  day: string;
  /** How much is looked at. */
  span: TemplateSpan;
  /** The template that is chosen first. */
  first: string | undefined;
  onShow: (day: string) => void;
  onSave: () => void;
  onClose: () => void;
};

const LABELS = { week: t('to_week'), day: t('to_day'), with_people: t('with_people') };

/** Plans days from a template: which one, onto which, and day by day what that comes to before it is done. */
export function ApplyDialog({ onSave, ...about }: ApplyDialogProps) {
  const applying = useApplying(about);
  const { templates, form, chosen, asked, foreseen } = applying;
  const count = foreseen.isError || !asked ? 0 : (foreseen.data?.shifts ?? 0);
  const instead = insteadOf(templates, onSave);
  return (
    <FormDialog
      {...{ form, instead }}
      title={t('use_title')}
      note={t('use_note')}
      boxSize="large"
      labels={LABELS}
      verb={count > 0 ? t('plan_shifts', { count }) : t('plan')}
      isReady={count > 0 && !foreseen.isPlaceholderData}
      onClose={about.onClose}
    >
      <div className={styles.sides}>
        <TemplateChoice
          templates={templates}
          chosen={chosen?.id ?? null}
          onChoose={(id) => form.set('template', id)}
        />
        {chosen && (
          <div className={styles.chosen}>
            <TemplateContents project_id={about.project_id} template={chosen} />
            <Onto {...applying} chosen={chosen} />
            {asked && (
              <Foreseen {...foreseen}>
                {foreseen.data && <OutcomeDays outcome={foreseen.data} isOld={foreseen.isPlaceholderData} />}
              </Foreseen>
            )}
          </div>
        )}
      </div>
    </FormDialog>
  );
}

type Applying = ReturnType<typeof useApplying>;
type OntoProps = Pick<Applying, 'form' | 'today'> & { chosen: NonNullable<Applying['chosen']> };

function Onto({ form, today, chosen }: OntoProps) {
  const { weeksFrom } = useWeeks();
  const { week } = form.values;
  const weeks = weeksFrom(today);
  const isFar = week !== null && !weeks.some(({ value }) => value === week);
  return (
    <>
      {chosen.span === 'week' ? (
        <Select
          label={LABELS.week}
          options={isFar ? [...weeks, ...weeksFrom(week).slice(0, 1)] : weeks}
          {...form.field('week')}
        />
      ) : (
        <DateField label={LABELS.day} min={today} {...form.field('day')} />
      )}
      {chosen.people > 0 && (
        <Checkbox label={LABELS.with_people} note={t('with_people_note')} {...form.field('with_people')} />
      )}
    </>
  );
}
