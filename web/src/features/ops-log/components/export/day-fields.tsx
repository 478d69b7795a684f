import { useFormat } from '../../../../platform/format/use-format.ts';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { EXPORT_PERIODS, exportDays } from '../../effects/export-periods.ts';
import { t } from './messages.ts';

const OTHER = 'other';
const OPTIONS = ([...EXPORT_PERIODS, OTHER] as const).map((value) => ({ value, label: t(value) }));

interface Days {
  readonly from: string | null;
  readonly to: string | null;
}
type DayFieldsProps = { days: Days; onChange: (days: Partial<Days>) => void };

/** First and last day, or one of the periods that are often asked for. */
export function DayFields({ days: { from, to }, onChange }: DayFieldsProps) {
  const { today } = useFormat();
  const isPhone = useIsPhone();
  const known = EXPORT_PERIODS.map((period) => ({ period, ...exportDays(period, today()) }));
  const value = known.find((one) => one.from === from && one.to === to)?.period ?? OTHER;
  const choose = (wanted: string | null) => {
    const found = known.find(({ period }) => period === wanted);
    onChange({ from: found?.from ?? null, to: found?.to ?? null });
  };
  const shared = { label: t('period'), options: OPTIONS, onChange: choose };
  return (
    <>
      {isPhone ? <Select {...shared} value={value} /> : <Segmented {...shared} value={value} />}
      <FieldPair>
        <DateField label={t('from')} value={from} onChange={(day) => onChange({ from: day })} />
        <DateField
          label={t('to')}
          value={to}
          onChange={(day) => onChange({ to: day })}
          min={from ?? undefined}
        />
      </FieldPair>
    </>
  );
}
