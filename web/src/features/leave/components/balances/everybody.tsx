import { useInfiniteQuery } from '@tanstack/react-query';
import type { LeaveOfPerson } from '#contract/leave/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Person } from '../../../../ui/display/avatar.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { amountWords, TYPE_WORDS } from '../../effects/words.ts';
import { t as words } from '../../messages.ts';
import { balancesOfPeople } from '../../queries.ts';
import styles from '../leave.module.css';
import { t } from './messages.ts';

/** What everybody has in a year, each leading to how it came about. */
export function Everybody({ year }: { year: number }) {
  const { data, error, refetch, ...more } = useInfiniteQuery(balancesOfPeople(year));
  const failed = data ? undefined : failedRead(error, words('load_failed'), refetch);
  const people = data?.pages.flatMap((page) => page.data) ?? [];
  const day = data?.pages[0]?.day_minutes ?? 480;
  return (
    <Card title={t('everybody', { year })} note={t('choose_person')} flush>
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={8} />}
      <CardRows>
        {people.map((one) => (
          <CardRow key={one.member.id}>
            <OnePerson person={one} year={year} day={day} />
          </CardRow>
        ))}
      </CardRows>
      {more.hasNextPage && (
        <Button
          variant="ghost"
          wide
          disabled={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          {words('earlier')}
        </Button>
      )}
    </Card>
  );
}

function OnePerson({ person, year, day }: { person: LeaveOfPerson; year: number; day: number }) {
  const { member, position, balances } = person;
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <Link href={`/leave?tab=balances&person=${member.id}&year=${year}`} className={styles.main}>
          <Person name={member.name} />
        </Link>
        {position && <div className={styles.muted}>{position}</div>}
      </div>
      <dl className={styles.amounts}>
        {balances.map(({ type, counted, left, taken, waiting }) => (
          <div key={type}>
            <dt>{TYPE_WORDS[type]}</dt>
            <dd>
              {counted
                ? t('left_of_person', { left: amountWords(left, day) })
                : words('taken', { days: amountWords(taken, day) })}
              {waiting > 0 && <span>{words('waiting', { days: amountWords(waiting, day) })}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
