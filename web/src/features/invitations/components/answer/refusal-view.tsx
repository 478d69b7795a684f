import { useRouter } from '@tanstack/react-router';
import type { MyInvitation } from '#contract/invitations/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganizations } from '../../../../platform/person.ts';
import { session } from '../../../../platform/session/current-session.ts';
import { rememberRoute } from '../../../../platform/session/return-address.ts';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import type { Refusal } from '../../effects/refusals.ts';
import { t } from '../../messages.ts';
import styles from './answer.module.css';

type RefusalViewProps = {
  refusal: Refusal;
  /** What is known of it. */
  invitation: MyInvitation | undefined;
  /** What the server said of it. */
  said?: string | null;
  /** Goes to work in an organization of theirs. */
  onEnter: (organization: string) => Promise<void>;
  /** Asks once more, with what the provider knows now. */
  onRetry?: () => void;
};

/** Why an invitation can't be accepted, and what to do instead. */
export function RefusalView({ refusal, invitation, said, onEnter, onRetry }: RefusalViewProps) {
  const here = useOrganizations().find(({ id }) => id === invitation?.organization.id);
  const note = useNote(refusal, invitation);
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t(refusal)}</h1>
      <div className={styles.note}>
        {said && <p>{said}</p>}
        <p>{note}</p>
      </div>
      <div className={styles.verbs}>
        {refusal === 'another' && <SignOut primary />}
        {refusal === 'unverified' && (
          <>
            <Button variant="primary" wide onClick={onRetry}>
              {t('look_again')}
            </Button>
            <SignOut />
          </>
        )}
        {here ? (
          <Button variant="primary" wide onClick={() => void onEnter(here.id)}>
            {t('open', { organization: here.name })}
          </Button>
        ) : (
          <ButtonLink href="/" wide variant={isAboutAccount(refusal) ? 'ghost' : 'primary'}>
            {t('go_on')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

const isAboutAccount = (refusal: Refusal) => refusal === 'another' || refusal === 'unverified';

function useNote(refusal: Refusal, invitation: MyInvitation | undefined): string {
  const format = useFormat();
  const who = invitation?.invited_by ?? t('whoever');
  if (refusal === 'declined' || refusal === 'withdrawn' || refusal === 'closed')
    return t(`${refusal}_note`, { who });
  if (refusal !== 'expired') return t(`${refusal}_note`);
  if (!invitation) return t('expired_note_plain');
  return t('expired_note', { who, day: format.instant(invitation.expires_at) });
}

/** The way out for somebody who came with the wrong account; whoever signs in next is led back here. */
function SignOut({ primary }: { primary?: boolean }) {
  const { history } = useRouter();
  const leave = async () => {
    await session().signOut();
    // A sign-out forgets where somebody came from.
    rememberRoute(history.location.href);
  };
  return (
    <Button variant={primary ? 'primary' : 'default'} wide onClick={() => void leave()}>
      {t('sign_out')}
    </Button>
  );
}
