import { useQuery } from '@tanstack/react-query';
import { addDays } from '#contract/activity/rules.ts';
import type { Series } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useSeriesWrites } from '../../effects/use-series-writes.ts';
import { foreseenFurther } from '../../queries.ts';
import { Foreseen } from '../batch/foreseen.tsx';
import { t } from './messages.ts';

type FurtherProps = { shift: Shift; series: Series; onClose: () => void };

/** Four weeks more, as far as that may be. */
const firstOffered = ({ until, furthest }: Series): string => {
  const [first = furthest] = [addDays(until, 28), furthest].sort();
  return first;
};

/** Plans a series up to a later day; what can't be planned is said beforehand. */
export function FurtherDialog({ shift, series, onClose }: FurtherProps) {
  const format = useFormat();
  const { further } = useSeriesWrites(shift);
  const form = useForm<{ until: string | null }>({
    initial: { until: firstOffered(series) },
    validate: { until: (value) => (value ? null : t('until_needed')) },
    onSubmit: async ({ until }) => {
      try {
        await further(series, until ?? '', (foreseen.data?.left.length ?? 0) > 0);
        onClose();
        return undefined;
      } catch (error) {
        return refusedFields(error, t('changed_elsewhere'));
      }
    },
  });
  const { until } = form.values;
  const asking = foreseenFurther(shift.project.id, series, until ?? '');
  const foreseen = useQuery({ ...asking, enabled: until !== null });
  const count = foreseen.isError ? 0 : (foreseen.data?.shifts ?? 0);
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('further_title')}
      note={t('further_note')}
      labels={{ until: t('until') }}
      verb={count > 0 ? t('plan_shifts', { count }) : t('plan')}
      isReady={count > 0}
    >
      <DateField
        label={t('until')}
        note={t('until_note', { day: format.day(series.furthest, 'weekday') })}
        max={series.furthest}
        {...form.field('until')}
      />
      {until !== null && <Foreseen {...foreseen} />}
    </FormDialog>
  );
}
