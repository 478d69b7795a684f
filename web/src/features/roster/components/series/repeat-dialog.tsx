import { useQuery } from '@tanstack/react-query';
import { addDays, weekdayOf } from '#contract/activity/rules.ts';
import { furthestDay } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { type Form, useForm } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { hoursOf } from '../../effects/shift-fields.ts';
import { useSeriesWrites } from '../../effects/use-series-writes.ts';
import { weekdayName } from '../../effects/weekdays.ts';
import { foreseenSeries } from '../../queries.ts';
import { Foreseen } from '../batch/foreseen.tsx';
import { t } from './messages.ts';
import { ruleOf, WAYS, type Way, wayLabel } from './rules.ts';

type RepeatValues = { way: string | null; weekdays: string[]; until: string | null; with_people: boolean };
type RepeatProps = { shift: Shift; onClose: () => void };

const LABELS = { way: t('repeats'), weekdays: t('on'), until: t('until'), with_people: t('with_people') };
const DEFAULT_DAYS = 28;

const wayIn = (value: string | null): Way => WAYS.find((one) => one === value) ?? 'week';

const initialOf = ({ day }: Shift): RepeatValues => ({
  ...{
    way: 'week',
    weekdays: [String(weekdayOf(day))],
    until: addDays(day, DEFAULT_DAYS),
    with_people: true,
  },
});

const askedOf = ({ way, weekdays, until, with_people }: RepeatValues) => ({
  ...{ rule: ruleOf(wayIn(way), weekdays), until: until ?? '', with_people },
});

const isAskable = ({ way, weekdays, until }: RepeatValues) =>
  until !== null && (wayIn(way) !== 'chosen' || weekdays.length > 0);

/** Plans a shift again on other days; what can't be planned is said beforehand, day by day. */
export function RepeatDialog({ shift, onClose }: RepeatProps) {
  const format = useFormat();
  const { repeat } = useSeriesWrites(shift);
  const form: Form<RepeatValues> = useForm<RepeatValues>({
    initial: initialOf(shift),
    validate: {
      until: (value) => (value ? null : t('until_needed')),
      weekdays: (value, { way }) => (way === 'chosen' && value.length === 0 ? t('days_needed') : null),
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
  const foreseen = useQuery({ ...foreseenSeries(shift, asked), enabled: isAskable(form.values) });
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
    </FormDialog>
  );
}

function RepeatFields({ form, shift: { day, people } }: { form: Form<RepeatValues>; shift: Shift }) {
  const { locale, weekStart } = useFormat();
  const days = Array.from({ length: 7 }, (_, at) => (at + weekStart) % 7);
  return (
    <>
      <Select
        label={LABELS.way}
        options={WAYS.map((value) => ({ value, label: wayLabel(value, day, locale) }))}
        {...form.field('way')}
      />
      {form.values.way === 'chosen' && (
        <MultiSelect
          label={LABELS.weekdays}
          options={days.map((one) => ({ value: String(one), label: weekdayName(locale, one) }))}
          {...form.field('weekdays')}
        />
      )}
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
