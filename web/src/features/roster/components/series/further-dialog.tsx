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
import { foreseenTurn } from '../../queries.ts';
import { Foreseen } from '../batch/foreseen.tsx';
import { foreseenInSpite, InSpite, inSpite } from './in-spite.tsx';
import { t } from './messages.ts';

type FurtherProps = { shift: Shift; series: Series; onClose: () => void };

/** Four weeks more, as far as that may be. */
const firstOffered = ({ until, furthest }: Series): string => {
  const [first = furthest] = [addDays(until, 28), furthest].sort();
  return first;
};

const askedOf = ({ until, override_reason }: { until: string | null; override_reason: string }) => ({
  ...{ from_shift: null, until: until ?? '' },
  ...inSpite(override_reason),
});

/** Plans a series up to a later day; what can't be planned is said beforehand. */
export function FurtherDialog({ shift, series, onClose }: FurtherProps) {
  const format = useFormat();
  const { further } = useSeriesWrites(shift);
  const form = useForm<{ until: string | null; override_reason: string }>({
    initial: { until: firstOffered(series), override_reason: '' },
    validate: { until: (value) => (value ? null : t('until_needed')) },
    onSubmit: async (values) => {
      try {
        await further(series, askedOf(values), (foreseen.data?.left.length ?? 0) > 0);
        onClose();
        return undefined;
      } catch (error) {
        return refusedFields(error, t('changed_elsewhere'));
      }
    },
  });
  const { until } = form.values;
  const asked = askedOf(form.values);
  const asking = foreseenTurn(shift.project.id, series, { ...asked, ...foreseenInSpite(asked) });
  const foreseen = useQuery({ ...asking, enabled: until !== null && !form.submitting });
  const count = foreseen.isError ? 0 : (foreseen.data?.shifts ?? 0);
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('further_title')}
      note={t('further_note')}
      labels={{ until: t('until'), override_reason: t('in_spite') }}
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
      <InSpite outcome={foreseen.data} field={form.field('override_reason')} />
    </FormDialog>
  );
}
