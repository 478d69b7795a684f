import { useFormat } from '../../../../platform/format/use-format.ts';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { t } from '../shortcuts/messages.ts';
import type { RecurringValues } from './recurring-values.ts';
import { weekdayName } from './rule-words.ts';

type RuleFieldsProps = {
  values: RecurringValues;
  problems: Readonly<Record<string, string>>;
  onChange: (fields: Partial<RecurringValues>) => void;
};

const EVERY = ['day', 'week', 'month'] as const;
const INTERVALS = Array.from({ length: 12 }, (_, at) => String(at + 1));
const MONTHDAYS = [...Array.from({ length: 31 }, (_, at) => String(at + 1)), '-1'];

/** On which days it comes, from when until when. */
export function RuleFields({ values, problems, onChange }: RuleFieldsProps) {
  const { locale, weekStart } = useFormat();
  const { every, interval, weekdays, monthday, on_days_off } = values;
  const days = Array.from({ length: 7 }, (_, at) => (at + weekStart) % 7);
  return (
    <>
      <Select
        label={t('every')}
        value={every}
        options={EVERY.map((value) => ({ value, label: t(`every_${value}`) }))}
        onChange={(value) => onChange({ every: EVERY.find((one) => one === value) ?? every })}
      />
      <Select
        label={t('interval')}
        note={t('interval_note')}
        value={interval}
        searchable={false}
        options={INTERVALS.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ interval: value ?? '1' })}
      />
      {every === 'week' && (
        <MultiSelect
          label={t('on')}
          value={weekdays}
          error={problems.rrule}
          options={days.map((one) => ({ value: String(one), label: weekdayName(locale, one, 'long') }))}
          onChange={(value) => onChange({ weekdays: value })}
        />
      )}
      {every === 'month' && (
        <Select
          label={t('monthday')}
          value={monthday}
          error={problems.rrule}
          options={MONTHDAYS.map((value) => ({ value, label: value === '-1' ? t('last_day') : value }))}
          onChange={(value) => onChange({ monthday: value ?? '1' })}
        />
      )}
      <EndFields values={values} problems={problems} onChange={onChange} />
      <Checkbox
        label={t('on_days_off')}
        value={on_days_off}
        onChange={(value) => onChange({ on_days_off: value })}
      />
    </>
  );
}

function EndFields({ values: { starts_on, ends_on }, problems, onChange }: RuleFieldsProps) {
  return (
    <>
      <DateField
        label={t('starts_on')}
        value={starts_on}
        error={problems.starts_on}
        onChange={(value) => onChange({ starts_on: value })}
      />
      <DateField
        label={t('ends_on')}
        optional
        value={ends_on}
        error={problems.ends_on}
        min={starts_on ?? undefined}
        onChange={(value) => onChange({ ends_on: value })}
      />
    </>
  );
}
