import { RATE_SCOPES, type ServiceType } from '#contract/service-types/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { useOrganization } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { newRate, type RateValues, rateOf, VALIDATE_RATE } from '../effects/rate-values.ts';
import { t } from '../messages.ts';
import { useAddRate } from '../mutations.ts';
import styles from './rate-dialog.module.css';
import { RateFields } from './rate-fields.tsx';

const SCOPES_OF_A_SERVICE = RATE_SCOPES.filter((scope) => scope !== 'organization');

/** Asks for a new rate; refusals stand beside their fields. */
export function AddRateDialog({ service, onClose }: { service: ServiceType; onClose: () => void }) {
  const { currency } = useOrganization();
  const format = useFormat();
  const { mutateAsync } = useAddRate(service.id);
  const form = useForm<RateValues>({
    initial: newRate(service.current_rate?.currency ?? currency, format.today()),
    validate: VALIDATE_RATE,
    onSubmit: async (values) => {
      try {
        await mutateAsync(rateOf(values));
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
    <Dialog open title={t('add_rate_to', { name: service.name })} onClose={onClose} persistent>
      <form onSubmit={(event) => void form.submit(event)} noValidate aria-label={t('add_rate')}>
        <div className={styles.fields}>
          {whole && <p role="alert">{whole.message}</p>}
          <RateFields form={form} scopes={SCOPES_OF_A_SERVICE} />
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
