import { useRouter } from '@tanstack/react-router';
import { session } from '../../../platform/session/current-session.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useHeldEmail } from '../effects/use-held-email.ts';
import { useLeave } from '../effects/use-leave.ts';
import { t } from '../messages.ts';
import styles from './sign-in.module.css';

/** Why somebody isn't in; with tokens at hand the same may work again, else the way leads to the hosted page. */
export function ProblemView({ reason, held }: { reason: string; held: boolean }) {
  const { leave, reason: later } = useLeave();
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t(held ? 'unknown' : 'not_in')}</h1>
      <p className={styles.note} role="alert">
        {t('reason', { reason: later ?? reason })}
      </p>
      {held ? (
        <HeldWays />
      ) : (
        <Button variant="primary" wide onClick={() => void leave()}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}

function HeldWays() {
  const router = useRouter();
  const email = useHeldEmail();
  return (
    <>
      <Button variant="primary" wide onClick={() => void router.invalidate()}>
        {t('retry')}
      </Button>
      <Button
        wide
        onClick={() =>
          void session()
            .signOut()
            .catch(() => undefined)
        }
      >
        {t('sign_out')}
      </Button>
      {email && <p className={styles.small}>{t('held_as', { email })}</p>}
    </>
  );
}
