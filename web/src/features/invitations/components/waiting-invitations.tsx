import { useQuery } from '@tanstack/react-query';
import { invitationPath, type MyInvitation } from '#contract/invitations/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useAccept } from '../mutations.ts';
import { myInvitations } from '../queries.ts';
import styles from './answer/answer.module.css';
import { roleText } from './answer/open-view.tsx';

type WaitingProps = { onAccepted: (organization: string) => Promise<void> };

/** The invitations that wait for the person's answer; nothing where none does. */
export function WaitingInvitations({ onAccepted }: WaitingProps) {
  const { data } = useQuery(myInvitations);
  if (!data || data.data.length === 0) return null;
  const isOnly = data.data.length === 1;
  return (
    <ul className={styles.waiting} aria-label={t('waiting')}>
      {data.data.map((invitation) => (
        <Waiting key={invitation.id} invitation={invitation} isOnly={isOnly} onAccepted={onAccepted} />
      ))}
    </ul>
  );
}

type OneProps = WaitingProps & { invitation: MyInvitation; isOnly: boolean };

function Waiting({ invitation, isOnly, onAccepted }: OneProps) {
  const format = useFormat();
  const { mutate, isPending, isSuccess } = useAccept(t('accept_failed'));
  const { id, organization, expires_at } = invitation;
  const accept = () =>
    mutate(id, {
      onSuccess: async ({ organization: entered }) => {
        toast.show({ title: t('accepted_toast', { organization: entered.name }) });
        await onAccepted(entered.id);
      },
    });
  return (
    <li className={styles.one}>
      <div className={styles.words}>
        <p className={styles.name}>{organization.name}</p>
        <p className={styles.detail}>
          {t('waiting_as', { role: roleText(invitation), day: format.instant(expires_at, 'day') })}
        </p>
      </div>
      <div className={styles.pair}>
        <ButtonLink href={invitationPath(id)} variant="ghost" small>
          {t('details')}
        </ButtonLink>
        <Button
          variant={isOnly ? 'primary' : 'default'}
          small
          disabled={isPending || isSuccess}
          onClick={accept}
        >
          {t('accept')}
        </Button>
      </div>
    </li>
  );
}
