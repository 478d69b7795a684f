import { useQuery } from '@tanstack/react-query';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { personChoices } from '../../../choices/queries.ts';
import { t as words } from '../../messages.ts';
import styles from '../leave.module.css';
import { t } from './messages.ts';

/** The people whose balances can be looked at. */
export function Everybody() {
  const { data, error, refetch } = useQuery(personChoices());
  const failed = data ? undefined : failedRead(error, words('load_failed'), refetch);
  return (
    <Card title={words('people_balances')} note={t('choose_person')}>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={4} />}
      <ul className={styles.people}>
        {data?.data.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/leave?tab=balances&person=${id}`}>
              <Person name={name} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
