import { IconExternalLink, IconLogout, IconShieldLock } from '@tabler/icons-react';
import { config } from '../../../../platform/config.ts';
import { useCurrentUser, useMaybeOrganization, usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useSignOut } from '../../effects/use-sign-out.ts';
import { t } from '../../messages.ts';
import styles from './profile.module.css';
import { roleName } from './role-name.ts';

/** Who is signed in, where they work, and the ways to their security and out. */
export function ProfileCard() {
  const { name, email } = useCurrentUser();
  const organization = useMaybeOrganization();
  const { isAdmin, highestRole } = usePermissions();
  const { signOut, signOutEverywhere } = useSignOut();
  const { providerKind, issuer } = config();
  const isEmbedded = providerKind === 'embedded';
  const role = isAdmin ? 'admin' : organization && highestRole(`/org/${organization.id}`);
  const facts = [
    { label: t('organization'), value: organization?.name ?? t('no_organization') },
    { label: t('role'), value: role ? roleName(role) : t('no_role') },
  ];
  return (
    <Card title={t('profile')}>
      <div className={styles.profile}>
        <div className={styles.who}>
          <Avatar name={name} size={40} decorative />
          <div className={styles.names}>
            <strong className={styles.name}>{name}</strong>
            <Text muted className={styles.email}>
              {email}
            </Text>
          </div>
        </div>
        <Facts facts={facts} />
        <Text small muted>
          {isEmbedded ? t('profile_note') : t('profile_elsewhere', { host: new URL(issuer).host })}
        </Text>
        {isEmbedded && (
          <a className={styles.security} href={`${issuer}/security`}>
            <Icon icon={IconShieldLock} />
            <span>{t('security')}</span>
            <Icon icon={IconExternalLink} size={14} />
          </a>
        )}
        <div className={styles.verbs}>
          <Button icon={IconLogout} wide onClick={signOut}>
            {t('sign_out')}
          </Button>
          {providerKind !== 'oidc' && (
            <Button variant="ghost" wide onClick={signOutEverywhere}>
              {t('sign_out_everywhere')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
