import type { RateScope } from '#contract/service-types/shapes.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { type RateValues, rateOf, VALIDATE_RATE } from '../effects/rate-values.ts';
import { t } from '../messages.ts';
import { useAddRate } from '../mutations.ts';
import styles from './rate-dialog.module.css';
import { RateFields } from './rate-fields.tsx';
import { RatePreviewPart } from './rates/rate-preview.tsx';

interface AddRateDialogProps {
  readonly title: string;
  /** The fields as they start: of a service, of a client, of somebody, or of all services. */
  readonly start: RateValues;
  /** For whom it may be. */
  readonly scopes: readonly RateScope[];
  readonly onClose: () => void;
}

/** Asks for a new rate and says what it would have done; refusals stand beside their fields. */
export default function AddRateDialog({ title, start, scopes, onClose }: AddRateDialogProps) {
  const { mutateAsync } = useAddRate();
  const form = useForm<RateValues>({
    initial: start,
    validate: VALIDATE_RATE,
    onSubmit: async (values) => {
      try {
        await mutateAsync({ service_id: values.service_type_id, body: rateOf(values) });
      } catch (error) {
        return refusedFields(error, t('rate_stale'));
      }
      toast.show({ title: t('rate_added') });
      onClose();
      return undefined;
    },
  });
  const whole = form.issues.find(({ field }) => field === '');
  return (
    <Dialog open title={title} onClose={onClose} persistent boxSize="large">
      <form onSubmit={(event) => void form.submit(event)} noValidate aria-label={t('add_rate')}>
        <div className={styles.fields}>
          {whole && <p role="alert">{whole.message}</p>}
          <RateFields form={form} scopes={scopes} fixed={fixedIn(start)} />
          <RatePreviewPart values={form.values} />
        </div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {t('add_rate')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

/** For whom it is where that stands already: then what for is asked instead. */
const fixedIn = ({ client_id, member_id }: RateValues) => {
  if (client_id) return 'client';
  return member_id ? 'member' : null;
};
