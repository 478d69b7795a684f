import { useRouter } from '@tanstack/react-router';
import { useCurrentUser, useOrganizations } from '../../../platform/person.ts';
import { session } from '../../../platform/session/current-session.ts';
import { Button } from '../../../ui/action/button.tsx';
import { t } from '../messages.ts';
import { useWorkIn } from '../mutations.ts';
import styles from './choose-organization.module.css';

/** The index page for somebody with several organizations and none chosen, or with none at all. */
export function ChooseOrganizationScreen() {
  const router = useRouter();
  const organizations = useOrganizations();
  const { mutate, isPending } = useWorkIn(() => void router.invalidate());
  if (organizations.length === 0) return <NoOrganization onRetry={() => window.location.reload()} />;
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t('choose')}</h1>
      <p className={styles.note}>{t('choose_note')}</p>
      <ul className={styles.list}>
        {organizations.map((organization) => (
          <li key={organization.id}>
            <button
              type="button"
              className={styles.choice}
              disabled={isPending}
              onClick={() => mutate(organization)}
            >
              <span className={styles.name}>{organization.name}</span>
              <span className={styles.detail}>{organization.timezone.replaceAll('_', ' ')}</span>
            </button>
          </li>
        ))}
      </ul>
      <SignOut />
    </div>
  );
}

function NoOrganization({ onRetry }: { onRetry: () => void }) {
  const { email } = useCurrentUser();
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t('none')}</h1>
      <div className={styles.note}>
        <p>{t('none_note', { email })}</p>
        <p>{t('none_elsewhere')}</p>
      </div>
      <Button variant="primary" wide onClick={onRetry}>
        {t('look_again')}
      </Button>
      <SignOut />
    </div>
  );
}

/** The way out for somebody who came with the wrong account. */
function SignOut() {
  return (
    <Button variant="ghost" wide onClick={() => void session().signOut()}>
      {t('sign_out')}
    </Button>
  );
}
