import { useRouter } from '@tanstack/react-router';
import { session } from '../../../platform/session/current-session.ts';
import { Button } from '../../../ui/action/button.tsx';
import { t } from '../messages.ts';
import styles from './sign-in.module.css';

/** Why somebody isn't in; with tokens at hand the same may work again, else the way leads to the hosted page. */
export function ProblemView({ reason, held }: { reason: string; held: boolean }) {
  const router = useRouter();
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t(held ? 'unknown' : 'not_in')}</h1>
      <p className={styles.note} role="alert">
        {t('reason', { reason })}
      </p>
      {held ? (
        <>
          <Button variant="primary" wide onClick={() => void router.invalidate()}>
            {t('retry')}
          </Button>
          <Button wide onClick={() => void session().signOut()}>
            {t('sign_out')}
          </Button>
        </>
      ) : (
        <Button variant="primary" wide onClick={() => void session().signIn()}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
