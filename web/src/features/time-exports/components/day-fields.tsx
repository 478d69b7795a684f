import { useFormat } from '../../../platform/format/use-format.ts';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { DateField } from '../../../ui/number/date-field.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { daysOf, PERIODS } from '../effects/periods.ts';
import { type ExportValues, LABELS } from '../effects/use-export-form.ts';
import { t } from '../messages.ts';

const OTHER = 'other_days';
const OPTIONS = ([...PERIODS, OTHER] as const).map((value) => ({ value, label: t(value) }));

type DayFieldsProps = { form: Form<ExportValues> };

/** First and last day, or one of the periods that are often asked for. */
export function DayFields({ form }: DayFieldsProps) {
  const { today, weekStart } = useFormat();
  const { from, to } = form.values;
  const known = PERIODS.map((period) => ({ period, ...daysOf(period, today(), weekStart) }));
  const choose = (wanted: string | null) => {
    const days = known.find(({ period }) => period === wanted);
    form.set('from', days?.from ?? null);
    form.set('to', days?.to ?? null);
  };
  const chosen = known.find((one) => one.from === from && one.to === to)?.period ?? OTHER;
  return (
    <>
      <PeriodChoice chosen={chosen} onChoose={choose} />
      <FieldPair>
        <DateField {...form.field('from')} label={LABELS.from} />
        <DateField {...form.field('to')} label={LABELS.to} min={from ?? undefined} />
      </FieldPair>
    </>
  );
}

type ChoiceProps = { chosen: (typeof OPTIONS)[number]['value']; onChoose: (value: string | null) => void };

/** All in sight where there is room. */
function PeriodChoice({ chosen, onChoose }: ChoiceProps) {
  const shared = { label: t('period'), options: OPTIONS, value: chosen };
  return useIsPhone() ? (
    <Select {...shared} onChange={onChoose} />
  ) : (
    <Segmented {...shared} onChange={onChoose} />
  );
}
