import { useQuery } from '@tanstack/react-query';
import type { PlanReview } from '#contract/account-plans/reviews.ts';
import { AGEING_SECTIONS, type AgeingSection } from '#contract/account-plans/sections.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import {
  newReviewValues,
  type ReviewValues,
  reviewBody,
  reviewValues,
  VALIDATE_REVIEW,
} from '../../effects/reviews/review-form.ts';
import { useReviewWrites } from '../../effects/reviews/review-queries.ts';
import { sectionName } from '../../effects/sections.ts';
import { accountPlanPreset } from '../../queries.ts';
import { useStepForm } from '../life/use-step-form.ts';
import { t } from './messages.ts';
import styles from './reviews.module.css';
import { ScoreFields } from './score-fields.tsx';

type ReviewDialogProps = {
  plan: AccountPlan;
  /** Corrected; undefined = a new one. */
  review?: PlanReview | undefined;
  /** Ticked as still right in a new one. */
  confirmed?: readonly AgeingSection[];
  onClose: () => void;
};

/** Records a review, or corrects one; it waits for what the plan's preset asks. */
export default function ReviewDialog(props: ReviewDialogProps) {
  const { data, isPending } = useQuery(accountPlanPreset(props.plan.id));
  if (isPending) return null;
  return <ReviewForm {...props} criteria={data?.health_criteria} questions={data?.questions ?? []} />;
}

type ReviewFormProps = ReviewDialogProps & {
  criteria: readonly string[] | undefined;
  questions: readonly string[];
};

const LABELS = {
  ...{ held_on: t('held_on'), notes: t('notes'), scores: t('scores') },
  ...{ confirmed: t('still_right'), next_review_on: t('next_on') },
};

function ReviewForm({ plan, review, confirmed = [], criteria, questions, onClose }: ReviewFormProps) {
  const format = useFormat();
  const today = format.today();
  const { add, change } = useReviewWrites(plan.id);
  const form = useStepForm<ReviewValues>({
    name: review ? `review-${review.id}-${review.version}` : `review-of-${plan.id}`,
    initial: review ? reviewValues(review) : newReviewValues({ today, criteria, confirmed }),
    validate: VALIDATE_REVIEW,
    take: (values) => {
      const body = reviewBody(values, today);
      return review ? change(review, body) : add(body);
    },
    done: () => t(review ? 'corrected' : 'recorded'),
    onClose,
  });
  return (
    <FormDialog
      title={
        review ? t('edit_title', { day: format.day(review.held_on) }) : t('new_title', { name: plan.name })
      }
      form={form}
      labels={LABELS}
      verb={t(review ? 'save_edit' : 'save')}
      boxSize="large"
      onClose={onClose}
    >
      <DateField label={LABELS.held_on} max={today} {...form.field('held_on')} />
      {questions.length > 0 && <Text muted>{t('asked', { questions: questions.join(' ') })}</Text>}
      <TextArea
        label={LABELS.notes}
        note={t('notes_note')}
        optional
        {...form.field('notes')}
        maxLength={10_000}
      />
      <ScoreFields form={form} />
      <StillRight form={form} />
      <DateField
        label={LABELS.next_review_on}
        note={t('next_on_note', { every: t('months', { count: plan.review_every_months }) })}
        optional
        {...form.field('next_review_on')}
      />
    </FormDialog>
  );
}

function StillRight({ form }: { form: Form<ReviewValues> }) {
  const { confirmed } = form.values;
  const tick = (section: AgeingSection, isTicked: boolean) =>
    form.set(
      'confirmed',
      AGEING_SECTIONS.filter((one) => (one === section ? isTicked : confirmed.includes(one))),
    );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('still_right')}</legend>
      <Text small muted>
        {t('still_right_note')}
      </Text>
      <div className={styles.ticks}>
        {AGEING_SECTIONS.map((section) => (
          <Checkbox
            key={section}
            label={sectionName(section)}
            value={confirmed.includes(section)}
            onChange={(isTicked) => tick(section, isTicked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
