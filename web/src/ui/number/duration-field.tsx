import type { FieldProps } from '../form/field.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { formatDuration, parseDuration } from './duration.ts';
import { ParsedField } from './parsed-field.tsx';

type DurationFieldProps = FieldProps & {
  /** Seconds. */
  value: number | null;
  onChange: (seconds: number | null) => void;
};

/** A duration, typed as one likes: 1:30, 1h 30m, 90m, 1.5 or 1,5. */
export function DurationField(props: DurationFieldProps) {
  const texts = useUiTexts();
  return (
    <ParsedField
      {...props}
      parse={parseDuration}
      format={formatDuration}
      invalid={texts.invalidDuration}
      placeholder="0:00"
    />
  );
}
