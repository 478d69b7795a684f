import { useEffect, useState } from 'react';
import { session } from '../../../platform/session/current-session.ts';
import { Button } from '../../../ui/action/button.tsx';
import { t } from '../messages.ts';
import { ProblemView } from './problem-view.tsx';
import styles from './sign-in.module.css';

/** Leaves for the hosted page by itself; the button is for those whose browser didn't. */
export function StartView() {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    leave().catch((error: unknown) => setReason(error instanceof Error ? error.message : String(error)));
  }, []);
  if (!window.isSecureContext) return <ProblemView reason={t('needs_tls')} held={false} />;
  if (reason) return <ProblemView reason={reason} held={false} />;
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.note} role="status">
        {t('leaving')}
      </p>
      <Button variant="primary" wide onClick={() => void leave()}>
        {t('start')}
      </Button>
      <p className={styles.small}>{t('note')}</p>
    </div>
  );
}

async function leave(): Promise<void> {
  if (window.isSecureContext && !session().inFlight) await session().signIn();
}
