import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { t } from '../messages.ts';
import styles from './sign-in.module.css';

/** Names the host before somebody is sent to another site. */
export function LeaveView({ target }: { target: string }) {
  const { host } = new URL(target);
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t('leave_title', { host })}</h1>
      <p className={styles.note}>{t('leave_note')}</p>
      <Button variant="primary" wide onClick={() => window.location.assign(target)}>
        {t('leave', { host })}
      </Button>
      <ButtonLink wide href="/">
        {t('stay')}
      </ButtonLink>
    </div>
  );
}
