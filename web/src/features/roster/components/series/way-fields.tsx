import { useFormat } from '../../../../platform/format/use-format.ts';
import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { weekdayName } from '../../effects/weekdays.ts';
import { t } from './messages.ts';
import { WAYS, type Way, wayLabel } from './rules.ts';

/** On which days it comes again, as it is filled in. */
export type WayValues = { way: string | null; weekdays: string[] };

/** What these fields are called. */
export const WAY_LABELS = { way: t('repeats'), weekdays: t('on') };

/** The way that was chosen. */
export const wayIn = (value: string | null): Way => WAYS.find((one) => one === value) ?? 'week';

/** Days are chosen, where they have to be. */
export const isChosen = ({ way, weekdays }: WayValues) => way !== 'chosen' || weekdays.length > 0;

type WayFieldsProps = {
  /** What is fixed for a shift of that day. */
  day: string;
  way: BoundField<string | null>;
  weekdays: BoundField<string[]>;
  /** Offered before all others. */
  first?: { value: string; label: string };
};

/** On which days something comes again. */
export function WayFields({ day, way, weekdays, first }: WayFieldsProps) {
  const { locale, weekStart } = useFormat();
  const days = Array.from({ length: 7 }, (_, at) => (at + weekStart) % 7);
  const ways = WAYS.map((value) => ({ value, label: wayLabel(value, day, locale) }));
  return (
    <>
      <Select label={WAY_LABELS.way} options={first ? [first, ...ways] : ways} {...way} />
      {way.value === 'chosen' && (
        <MultiSelect
          label={WAY_LABELS.weekdays}
          options={days.map((one) => ({ value: String(one), label: weekdayName(locale, one) }))}
          {...weekdays}
        />
      )}
    </>
  );
}
