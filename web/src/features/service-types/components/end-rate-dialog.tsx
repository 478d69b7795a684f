import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { DateField } from '../../../ui/number/date-field.tsx';
import { t } from '../messages.ts';
import { useEndRate } from '../mutations.ts';
import styles from './rate-dialog.module.css';
import { EndPreviewPart } from './rates/rate-preview.tsx';

type EndRateDialogProps = { rate: ServiceRate; onClose: () => void };

/** Asks for a rate's last day; an empty one leaves it open. */
export default function EndRateDialog({ rate, onClose }: EndRateDialogProps) {
  const format = useFormat();
  const { mutateAsync } = useEndRate();
  const form = useForm<{ valid_to: string | null }>({
    initial: { valid_to: rate.valid_to ?? format.today() },
    onSubmit: async ({ valid_to }) => {
      try {
        await mutateAsync({ ...rate, valid_to });
      } catch (error) {
        return refusedFields(error, t('rate_stale')).map(({ message }) => ({ field: 'valid_to', message }));
      }
      toast.show({ title: t('rate_saved') });
      onClose();
      return undefined;
    },
  });
  return (
    <Dialog open title={t('end_rate_title')} onClose={onClose} persistent boxSize="large">
      <form onSubmit={(event) => void form.submit(event)} noValidate aria-label={t('end_rate_title')}>
        <div className={styles.fields}>
          <DateField
            label={t('valid_to')}
            note={t('valid_to_note')}
            optional
            {...form.field('valid_to')}
            min={rate.valid_from}
          />
          {form.values.valid_to !== null && <EndPreviewPart rate_id={rate.id} />}
        </div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {t('save')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}
