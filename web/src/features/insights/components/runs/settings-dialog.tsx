import { MOST_RUN_DAYS, RUN_DAYS } from '#contract/insights/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { useStartRun } from '../../mutations.ts';
import { t } from './messages.ts';

type Values = { day: string | null; days: number | null; seed: number | null };

/** Begins a run that looks from another day, at more or fewer days, or with another seed. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const start = useStartRun();
  const initial: Values = { day: useFormat().today(), days: RUN_DAYS, seed: 1 };
  const form = useForm<Values>({
    initial,
    validate: {
      days: (value) => (value === null ? t('days_missing') : null),
      seed: (value) => (value === null ? t('seed_missing') : null),
    },
    onSubmit: async ({ day, days, seed }) => {
      try {
        await start.mutateAsync({
          ...(day ? { day } : {}),
          ...(days === null ? {} : { days }),
          ...(seed === null ? {} : { seed }),
        });
      } catch (error) {
        return refusedFields(error, t('start_failed'));
      }
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      title={t('settings_title')}
      note={t('settings_note')}
      form={form}
      labels={{ day: t('day_label'), days: t('days_label'), seed: t('seed_label') }}
      verb={t('run')}
      onClose={onClose}
    >
      <DateField {...form.field('day')} label={t('day_label')} note={t('day_note')} />
      <FieldPair>
        <NumberField
          {...form.field('days')}
          label={t('days_label')}
          note={t('most', { days: MOST_RUN_DAYS })}
        />
        <NumberField {...form.field('seed')} label={t('seed_label')} note={t('seed_note')} />
      </FieldPair>
    </FormDialog>
  );
}
