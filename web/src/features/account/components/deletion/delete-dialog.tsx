import { IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useCurrentUser } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { useDeletionForm } from '../../effects/use-deletion-form.ts';
import { useSignOut } from '../../effects/use-sign-out.ts';
import styles from './deletion.module.css';
import { t } from './messages.ts';

/** Asks for the address, deletes, says goodbye. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { email } = useCurrentUser();
  const [gone, setGone] = useState(false);
  const form = useDeletionForm(() => setGone(true));
  if (gone) return <Goodbye />;
  return (
    <Dialog open title={t('ask')} onClose={onClose}>
      <form
        className={styles.dialog}
        onSubmit={(event: FormEvent) => void form.submit(event)}
        noValidate
        aria-label={t('ask')}
      >
        <ErrorSummary issues={form.issues.filter(({ field }) => field !== 'email')} />
        <p>{t('no_way_back')}</p>
        <p>{t('take_along')}</p>
        <TextField label={t('type', { email })} type="email" {...form.field('email')} />
        <DialogVerbs>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" variant="danger" icon={IconTrash} disabled={form.submitting}>
            {t('delete')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

function Goodbye() {
  const { signOut } = useSignOut();
  return (
    <Dialog open persistent title={t('gone')} boxSize="small" onClose={signOut}>
      <p>{t('gone_note')}</p>
      <DialogVerbs>
        <Button variant="primary" data-autofocus onClick={signOut}>
          {t('leave')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
