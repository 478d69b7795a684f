import type { ClientOverview } from '#contract/clients/overview.ts';
import { readMember } from '#contract/members/endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useMaybeOrganization, usePermissions } from '../../../../platform/person.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { BarRows } from '../../../../ui/chart/bar-rows.tsx';
import { t } from './messages.ts';
import styles from './overview.module.css';

/** Who logged time for the client lately, the most first. */
export function PeopleCard({ people: { count, first } }: Pick<ClientOverview, 'people'>) {
  const { duration } = useFormat();
  const organization = useMaybeOrganization();
  const permissions = usePermissions();
  const hrefOf = (id: string) =>
    organization && permissions.may(readMember, { member_id: id })
      ? { href: `/manager/organizations/${organization.id}/team/${id}` }
      : {};
  return (
    <Card title={t('people')} count={count} note={t('people_note')}>
      {count === 0 ? (
        <p className={styles.none}>{t('nobody')}</p>
      ) : (
        <BarRows
          rows={first.map(({ id, name, seconds }) => ({ id, label: name, value: seconds, ...hrefOf(id) }))}
          format={duration}
        />
      )}
      {count > first.length && (
        <p className={styles.none}>{t('more_people', { count: count - first.length })}</p>
      )}
    </Card>
  );
}
