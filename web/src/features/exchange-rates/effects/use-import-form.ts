import { useState } from 'react';
import type { RatesPreview, RatesText } from '#contract/exchange-rates/shapes.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../messages.ts';
import { useCheckExchangeRates, useImportExchangeRates } from '../mutations.ts';

interface Checked {
  readonly of: RatesText;
  readonly preview: RatesPreview;
}

const INITIAL: RatesText = { text: '', date_order: 'dmy' };
const brings = ({ problems, added, replaced }: RatesPreview) =>
  problems.length === 0 && added + replaced.length > 0;

/** The form of an import: its first submit checks the text, the next one brings what was checked; a changed text is checked anew. */
export function useImportForm(onClose: () => void) {
  const [checked, setChecked] = useState<Checked | null>(null);
  const { mutateAsync: check } = useCheckExchangeRates();
  const { mutateAsync: bring } = useImportExchangeRates();
  const freshOf = ({ text, date_order }: RatesText) =>
    checked && checked.of.text === text && checked.of.date_order === date_order ? checked.preview : null;
  const form = useForm<RatesText>({
    initial: INITIAL,
    validate: { text: (text: string) => (text.trim() ? null : t('text_missing')) },
    onSubmit: async (values) => {
      const fresh = freshOf(values);
      try {
        if (!fresh || !brings(fresh)) {
          setChecked({ of: values, preview: await check(values) });
          return undefined;
        }
        const counts = await bring(values);
        toast.show({ title: t('imported'), message: t('imported_note', counts) });
      } catch (error) {
        return refusedFields(error, t('stale_version'));
      }
      onClose();
      return undefined;
    },
  });
  const preview = freshOf(form.values);
  return { form, preview, isReady: preview !== null && brings(preview) };
}
