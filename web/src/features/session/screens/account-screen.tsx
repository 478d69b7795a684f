import { useCurrentUser, useMaybeOrganization } from '../../../platform/person.ts';
import { session } from '../../../platform/session/current-session.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Facts } from '../../../ui/card/facts.tsx';
import { SimplePage } from '../../../ui/page/dashboard-page.tsx';
import { t } from '../messages.ts';
import styles from './account.module.css';

/** Who is signed in here, and the way out. */
export function AccountScreen() {
  const { name, email } = useCurrentUser();
  const organization = useMaybeOrganization();
  const facts = [
    { label: t('name'), value: name },
    { label: t('email'), value: email },
    { label: t('organization'), value: organization?.name ?? t('no_organization') },
  ];
  return (
    <SimplePage title={t('account')}>
      <div className={styles.column}>
        <Card title={t('signed_in_as')}>
          <Facts facts={facts} />
        </Card>
        <div>
          <Button onClick={() => void session().signOut()}>{t('sign_out')}</Button>
        </div>
      </div>
    </SimplePage>
  );
}
