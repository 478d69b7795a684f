import type { FieldProps } from '../../../../ui/form/field.tsx';
import { ParsedField } from '../../../../ui/number/parsed-field.tsx';
import { t } from '../../messages.ts';
import { parseClockTime } from './clock-time.ts';

type TimeFieldProps = FieldProps & {
  /** `HH:MM`, empty without one. */
  value: string;
  onChange: (time: string) => void;
};

/** A time of day, typed as one likes: 9:30, 930, 9.30 pm. */
export function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  return (
    <ParsedField
      {...field}
      value={value === '' ? null : value}
      onChange={(time) => onChange(time ?? '')}
      parse={parseClockTime}
      format={(time) => time}
      invalid={t('invalid_time')}
      placeholder="09:30"
    />
  );
}
