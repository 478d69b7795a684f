import { useEffect, useState } from 'react';
import { session } from '../../../platform/session/current-session.ts';
import { Button } from '../../../ui/action/button.tsx';
import { useLeave } from '../effects/use-leave.ts';
import { t } from '../messages.ts';
import { ProblemView } from './problem-view.tsx';
import styles from './sign-in.module.css';

/** Leaves for the hosted page by itself, unless another tab is there already; the button is for everybody else. */
export function StartView() {
  const { leave, reason } = useLeave();
  const [elsewhere] = useState(() => session().inFlight);
  useEffect(() => {
    const leaveUnasked = () => {
      const { inFlight, leaving, held } = session();
      // Several tabs at the hosted page would each wait for another answer; a hidden one waits until it is looked at.
      if (!document.hidden && !inFlight && !leaving && !held()) void leave();
    };
    leaveUnasked();
    document.addEventListener('visibilitychange', leaveUnasked);
    return () => document.removeEventListener('visibilitychange', leaveUnasked);
  }, [leave]);
  if (!window.isSecureContext) return <ProblemView reason={t('needs_tls')} held={false} />;
  if (reason) return <ProblemView reason={reason} held={false} />;
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.note} role="status">
        {t(elsewhere ? 'elsewhere' : 'leaving')}
      </p>
      <Button variant="primary" wide onClick={() => void leave()}>
        {t('start')}
      </Button>
      <p className={styles.small}>{t('note')}</p>
    </div>
  );
}
