import '../form/combobox-styles.ts';
import '@mantine/dates/styles.layer.css';
import { DateInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import comboboxStyles from '../form/combobox.module.css';
import styles from '../form/field.module.css';
import { describedBy, Field, type FieldProps } from '../form/field.tsx';
import { dropdownPlace } from '../form/options.tsx';
import { useUiHabits } from '../theme/habits-context.ts';
import { Icon } from '../theme/icon.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { withMantine } from '../theme/with-mantine.tsx';
import dateStyles from './date-field.module.css';
import { isMonthFirst, parseDate } from './dates.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

type DateFieldProps = FieldProps & {
  /** ISO yyyy-mm-dd. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** ISO yyyy-mm-dd, inclusive. */
  min?: string | undefined;
  max?: string | undefined;
};

/** A day, typed (2026-11-19, 19/11/2026, 19 Nov) or picked; figures are read in the person's order. */
export const DateField = withMantine((props: DateFieldProps) => {
  const { value, onChange, min, max, optional, label } = props;
  const texts = useUiTexts();
  const { locale, weekStart } = useUiHabits();
  const { opened, leave, asking } = useCalendar();
  return (
    <Field {...props}>
      {(control) => (
        <DateInput
          {...control}
          classNames={{ input: styles.input, section: comboboxStyles.section, weekday: dateStyles.weekday }}
          value={value}
          onChange={onChange}
          {...(min === undefined ? {} : { minDate: min })}
          {...(max === undefined ? {} : { maxDate: max })}
          dateParser={(text) => parseDate(text, new Date().getFullYear(), isMonthFirst(locale))}
          valueFormat="D MMM YYYY"
          weekendDays={[]}
          firstDayOfWeek={DAYS.find((day) => day === weekStart) ?? 1}
          hideOutsideDates
          clearable={optional}
          clearButtonProps={{ 'aria-label': texts.clearField(label) }}
          error={control['aria-invalid']}
          ref={describedBy(control)}
          rightSection={<Icon icon={IconCalendar} />}
          rightSectionPointerEvents="none"
          placeholder={texts.pickDate}
          popoverProps={{ ...dropdownPlace, opened, onClose: leave, classNames: comboboxStyles }}
          {...asking}
          getDayProps={() => ({ onClick: leave })}
          // Escape closes the calendar; a dialog around it stays.
          data-mantine-stop-propagation={opened}
          ariaLabels={{
            previousMonth: texts.previousMonth,
            nextMonth: texts.nextMonth,
            previousYear: texts.previousYear,
            nextYear: texts.nextYear,
            previousDecade: texts.previousYears,
            nextDecade: texts.nextYears,
          }}
        />
      )}
    </Field>
  );
});

/** A box that opens at its first field would lie under a calendar that nobody asked for, so the focus alone doesn't bring it. */
function useCalendar() {
  const [opened, setOpened] = useState(false);
  const ask = () => setOpened(true);
  const leave = () => setOpened(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown') ask();
    if (key === 'Escape') leave();
  };
  return { opened, leave, asking: { onClick: ask, onInput: ask, onBlur: leave, onKeyDown } };
}
