import type { ExchangeRate } from '#contract/exchange-rates/shapes.ts';
import { exactDecimal } from '../../../platform/format/amounts.ts';
import { currencyChoices } from '../../../platform/format/currencies.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useOrganization } from '../../../platform/person.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { DateField } from '../../../ui/number/date-field.tsx';
import { decimalIn, type RateValues, rateOf, VALIDATE_RATE, valuesOf } from '../effects/rate-values.ts';
import { t } from '../messages.ts';
import { useAddExchangeRate, useChangeExchangeRate } from '../mutations.ts';

const LABELS = { currency: t('currency'), day: t('day'), rate: t('rate') };

type RateDialogProps = {
  /** The one to change; a new one where there is none. */
  rate: ExchangeRate | null;
  /** The currency that the list shows alone. */
  currency: string | null;
  onClose: () => void;
};

/** Asks for a rate, new or to be changed; refusals stand beside their fields. */
export function RateDialog({ rate, currency, onClose }: RateDialogProps) {
  const { currency: into } = useOrganization();
  const format = useFormat();
  const form = useRateForm(rate, currency, onClose);
  const { values, field } = form;
  const decimal = decimalIn(values.rate);
  const equals =
    decimal && values.currency
      ? t('equals', { currency: values.currency, into, rate: exactDecimal(format.locale, decimal) })
      : t('rate_note', { into });
  const title = rate
    ? t('edit_title', { currency: rate.currency, day: format.day(rate.day) })
    : t('add_title');
  return (
    <FormDialog
      title={title}
      form={form}
      labels={LABELS}
      verb={rate ? t('save') : t('add')}
      onClose={onClose}
    >
      {!rate && (
        <Select
          label={t('currency')}
          options={currencyChoices(format.locale).filter(({ value }) => value !== into)}
          searchable
          {...field('currency')}
        />
      )}
      <FieldPair>
        <DateField label={t('day')} note={t('day_note')} max={format.today()} {...field('day')} />
        <TextField label={t('rate')} note={equals} {...field('rate')} />
      </FieldPair>
    </FormDialog>
  );
}

function useRateForm(rate: ExchangeRate | null, currency: string | null, onClose: () => void) {
  const format = useFormat();
  const { mutateAsync: add } = useAddExchangeRate();
  const { mutateAsync: change } = useChangeExchangeRate();
  return useForm<RateValues>({
    initial: valuesOf(rate, currency, format.today()),
    validate: VALIDATE_RATE,
    onSubmit: async (values) => {
      const next = rateOf(values);
      try {
        await (rate ? change({ ...next, id: rate.id, version: rate.version }) : add(next));
      } catch (error) {
        return refusedFields(error, t('stale_version'));
      }
      toast.show({ title: t(rate ? 'saved' : 'added') });
      onClose();
      return undefined;
    },
  });
}
