import { useQuery } from '@tanstack/react-query';
import { addDays, weekdayOf } from '#contract/activity/rules.ts';
import { furthestDay } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { type Form, useForm } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { hoursOf } from '../../effects/shift-fields.ts';
import { useSeriesWrites } from '../../effects/use-series-writes.ts';
import { foreseenSeries } from '../../queries.ts';
import { Foreseen } from '../batch/foreseen.tsx';
import { foreseenInSpite, InSpite, inSpite } from './in-spite.tsx';
import { t } from './messages.ts';
import { ruleOf } from './rules.ts';
import { isChosen, WAY_LABELS, WayFields, type WayValues, wayIn } from './way-fields.tsx';

type RepeatValues = WayValues & { until: string | null; with_people: boolean; override_reason: string };
type RepeatProps = { shift: Shift; onClose: () => void };

const LABELS = {
  ...WAY_LABELS,
  until: t('until'),
  with_people: t('with_people'),
  override_reason: t('in_spite'),
};
const DEFAULT_DAYS = 28;

const initialOf = ({ day }: Shift): RepeatValues => ({
  ...{
    way: 'week',
    weekdays: [String(weekdayOf(day))],
    until: addDays(day, DEFAULT_DAYS),
    with_people: true,
    override_reason: '',
  },
});

const askedOf = ({ way, weekdays, until, with_people, override_reason }: RepeatValues) => ({
  ...{ rule: ruleOf(wayIn(way), weekdays), until: until ?? '', with_people },
  ...inSpite(override_reason),
});

const isAskable = (values: RepeatValues) => values.until !== null && isChosen(values);

/** Plans a shift again on other days; what can't be planned is said beforehand, day by day. */
export function RepeatDialog({ shift, onClose }: RepeatProps) {
  const format = useFormat();
  const { repeat } = useSeriesWrites(shift);
  const form: Form<RepeatValues> = useForm<RepeatValues>({
    initial: initialOf(shift),
    validate: {
      until: (value) => (value ? null : t('until_needed')),
      weekdays: (_, values) => (isChosen(values) ? null : t('days_needed')),
    },
    onSubmit: async (values) => {
      try {
        await repeat(askedOf(values), (foreseen.data?.left.length ?? 0) > 0);
        onClose();
        return undefined;
      } catch (error) {
        return refusedFields(error, t('changed_elsewhere'));
      }
    },
  });
  const asked = askedOf(form.values);
  const foreseen = useQuery({
    ...foreseenSeries(shift, { ...asked, ...foreseenInSpite(asked) }),
    enabled: isAskable(form.values) && !form.submitting,
  });
  const count = foreseen.isError ? 0 : (foreseen.data?.shifts ?? 0);
  const title = t('repeat_title', { shift: `${format.day(shift.day, 'weekday')}, ${hoursOf(shift)}` });
  return (
    <FormDialog
      {...{ form, onClose }}
      title={title}
      labels={LABELS}
      verb={count > 0 ? t('plan_shifts', { count }) : t('plan')}
      isReady={count > 0}
    >
      <RepeatFields form={form} shift={shift} />
      {isAskable(form.values) && <Foreseen {...foreseen} />}
      <InSpite outcome={foreseen.data} field={form.field('override_reason')} />
    </FormDialog>
  );
}

function RepeatFields({ form, shift: { day, people } }: { form: Form<RepeatValues>; shift: Shift }) {
  return (
    <>
      <WayFields day={day} way={form.field('way')} weekdays={form.field('weekdays')} />
      <UntilField form={form} from={day} />
      {people.length > 0 && (
        <Checkbox label={LABELS.with_people} note={t('with_people_note')} {...form.field('with_people')} />
      )}
    </>
  );
}

function UntilField({ form, from }: { form: Form<RepeatValues>; from: string }) {
  const format = useFormat();
  const furthest = furthestDay(format.today(), from);
  return (
    <DateField
      label={LABELS.until}
      note={t('until_note', { day: format.day(furthest, 'weekday') })}
      min={addDays(from, 1)}
      max={furthest}
      {...form.field('until')}
    />
  );
}
