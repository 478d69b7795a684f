import { useQuery } from '@tanstack/react-query';
import type { Batch } from '#contract/shifts/batch-endpoints.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { useBatches } from '../../effects/use-batches.ts';
import { useWeeks } from '../../effects/use-weeks.ts';
import { foreseenCopy } from '../../queries.ts';
import { Foreseen } from './foreseen.tsx';
import { t } from './messages.ts';

type CopyValues = { to_week: string | null; with_people: boolean };

type CopyDialogProps = {
  project_id: string;
  /** A day of the week that is looked at. */
  day: string;
  /** Shows the week of a day. */
  onShow: (day: string) => void;
  onClose: () => void;
};

const LABELS = { to_week: t('to_week'), with_people: t('with_people') };

/** Plans a week as the one that is looked at; what can't be planned is said row by row beforehand. */
export default function CopyDialog(props: CopyDialogProps) {
  const { project_id, day, onClose } = props;
  const { firstOf, wordsOf, weeksAfter } = useWeeks();
  const form = useCopyForm(props);
  const { to_week, with_people } = form.values;
  const asked = { from_week: firstOf(day), to_week: to_week ?? '', with_people };
  const foreseen = useQuery({ ...foreseenCopy(project_id, asked), enabled: to_week !== null });
  const count = foreseen.data?.shifts ?? 0;
  const title = t('copy_title', { week: wordsOf(day) });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={title}
      labels={LABELS}
      verb={count > 0 ? t('copy_shifts', { count }) : t('copy')}
      isReady={count > 0}
    >
      <Select label={LABELS.to_week} options={weeksAfter(day)} {...form.field('to_week')} />
      <Checkbox label={LABELS.with_people} note={t('with_people_note')} {...form.field('with_people')} />
      <Foreseen {...foreseen} />
    </FormDialog>
  );
}

function useCopyForm({ project_id, day, onShow, onClose }: CopyDialogProps) {
  const { copyWeek, tell } = useBatches(project_id);
  const { firstOf, wordsOf, weeksAfter } = useWeeks();
  return useForm<CopyValues>({
    initial: { to_week: weeksAfter(day)[0]?.value ?? null, with_people: true },
    validate: { to_week: (value) => (value ? null : t('week_needed')) },
    onSubmit: async ({ to_week, with_people }) => {
      const onto = to_week ?? '';
      try {
        const batch = await copyWeek({ from_week: firstOf(day), to_week: onto, with_people });
        onShow(onto);
        void tell(copiedWords(batch, wordsOf(onto)), batch);
        onClose();
        return undefined;
      } catch (error) {
        return refusedFields(error, t('changed_elsewhere'));
      }
    },
  });
}

/** What became of it, what was left out too: somebody else may have planned meanwhile. */
function copiedWords({ shifts, places, left }: Batch, week: string): string {
  if (shifts === 0) return t('nothing_planned');
  const copied = t('copied', { count: shifts, week });
  const placed = places > 0 ? t('placed', { planned: copied, count: places }) : copied;
  return left.length > 0 ? t('left_out', { planned: placed, count: left.length }) : placed;
}
