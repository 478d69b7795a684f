import type { MyInvitation } from '#contract/invitations/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { roleName } from '../../../../platform/roles.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { t } from '../../messages.ts';
import styles from './answer.module.css';

type OpenViewProps = {
  invitation: MyInvitation;
  busy: boolean;
  onAccept: () => void;
  onDecline: () => void;
};

/** What somebody is invited as, in words: `Manager in Harbour guarding`. */
export const roleText = ({ role, project }: Pick<MyInvitation, 'role' | 'project'>): string =>
  project ? t('role_in', { role: roleName(role), project: project.name }) : roleName(role);

/** An invitation that waits for an answer: who invites to what, as what, until when. */
export function OpenView({ invitation, busy, onAccept, onDecline }: OpenViewProps) {
  const format = useFormat();
  const { organization: to, invited_by: who, message, email, expires_at } = invitation;
  const organization = to.name;
  const facts = [
    { label: t('as'), value: roleText(invitation) },
    { label: t('your_address'), value: email },
    {
      label: t('open_until'),
      value: <time title={format.relative(expires_at)}>{format.instant(expires_at)}</time>,
    },
  ];
  return (
    <div className={styles.block}>
      <h1 className={styles.title}>{t('join', { organization })}</h1>
      <p className={styles.note}>
        {who ? t('invited_by', { who, organization }) : t('invited_plain', { organization })}
      </p>
      <div className={styles.facts}>
        <Facts facts={facts} />
      </div>
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <div className={styles.verbs}>
        <Button variant="primary" wide disabled={busy} onClick={onAccept}>
          {t('accept')}
        </Button>
        <Button wide disabled={busy} onClick={onDecline}>
          {t('decline')}
        </Button>
      </div>
    </div>
  );
}
