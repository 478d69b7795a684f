import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Organization } from '#contract/organizations/shapes.ts';
import { useCurrentUser, useOrganizations } from '../../../platform/person.ts';
import { session } from '../../../platform/session/current-session.ts';
import { Button } from '../../../ui/action/button.tsx';
import { myInvitations } from '../../invitations/queries.ts';
import { t } from '../messages.ts';
import { useWorkIn } from '../mutations.ts';
import styles from './choose-organization.module.css';

type ChooseProps = {
  /** The invitations that wait for an answer. */
  waiting: ReactNode;
};

/** The index page for somebody with several organizations and none chosen, or with none at all. */
export function ChooseOrganizationScreen({ waiting }: ChooseProps) {
  const organizations = useOrganizations();
  const isInvited = (useQuery(myInvitations).data?.data.length ?? 0) > 0;
  return (
    <div className={styles.block}>
      {organizations.length > 0 && <Choice organizations={organizations} />}
      {organizations.length > 0 && isInvited && <h2 className={styles.also}>{t('also_invited')}</h2>}
      {organizations.length === 0 && <NoOrganization isInvited={isInvited} />}
      {isInvited && waiting}
      {organizations.length === 0 && (
        <Button variant={isInvited ? 'default' : 'primary'} wide onClick={() => window.location.reload()}>
          {t('look_again')}
        </Button>
      )}
      <SignOut />
    </div>
  );
}

function Choice({ organizations }: { organizations: readonly Organization[] }) {
  const router = useRouter();
  const { mutate, isPending } = useWorkIn(() => void router.invalidate());
  return (
    <>
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
    </>
  );
}

function NoOrganization({ isInvited }: { isInvited: boolean }) {
  const { email } = useCurrentUser();
  return (
    <>
      <h1 className={styles.title}>{t(isInvited ? 'invited' : 'none')}</h1>
      <div className={styles.note}>
        <p>{isInvited ? t('invited_note', { email }) : t('none_note', { email })}</p>
        <p>{t(isInvited ? 'invited_elsewhere' : 'none_elsewhere')}</p>
      </div>
    </>
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
