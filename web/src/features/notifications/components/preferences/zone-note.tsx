import { useCurrentUser, useMaybeOrganization } from '../../../../platform/person.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from './messages.ts';
import styles from './preferences.module.css';

/** On whose clock hours are meant, and where that is chosen. */
export function ZoneNote() {
  const { timezone } = useCurrentUser().settings;
  const here = useMaybeOrganization();
  return (
    <p className={styles.zone}>
      <Text small muted>
        {timezone ? t('own_zone', { zone: zoneName(timezone) }) : leftZone(here)}
      </Text>{' '}
      <Link href="/account#time" className={styles.link}>
        {t('change_zone')}
      </Link>
    </p>
  );
}

const leftZone = (here: ReturnType<typeof useMaybeOrganization>): string =>
  here ? t('no_zone_here', { zone: zoneName(here.timezone), organization: here.name }) : t('no_zone');

const zoneName = (zone: string): string => zone.replaceAll('_', ' ');
