import { Button } from '../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../ui/feedback/dialog.tsx';
import { Why } from '../../ui/state/why.tsx';
import { useStore } from '../../ui/theme/store.ts';
import { t } from '../messages.ts';
import { refusals } from './refusals.ts';

/** Says that a change wasn't allowed, and why. */
export function RefusalDialog() {
  const refused = useStore(refusals);
  if (!refused) return null;
  const { title, error } = refused;
  const close = () => refusals.set(null);
  return (
    <Dialog open title={title ?? t('refused')} boxSize="small" onClose={close}>
      <p>{error.message}</p>
      {error.why && <Why reason={error.why.message} />}
      <DialogVerbs>
        <Button variant="primary" data-autofocus onClick={close}>
          {t('understood')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
