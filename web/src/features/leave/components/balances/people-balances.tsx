import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import type { LeaveSearch } from '../../effects/address.ts';
import styles from '../leave.module.css';
import { PersonSelect } from '../person-select.tsx';
import { Everybody } from './everybody.tsx';
import { t } from './messages.ts';
import { PersonBalances } from './person-balances.tsx';

type PeopleBalancesProps = { search: LeaveSearch; onSearch: (to: Partial<LeaveSearch>) => void };

/** What people have of each type in a year, how it came about, and its correction. */
export default function PeopleBalances({ search, onSearch }: PeopleBalancesProps) {
  const thisYear = Number(useFormat().today().slice(0, 4));
  const year = Number(search.year ?? thisYear) || thisYear;
  const move = (by: number) => () => onSearch({ year: String(year + by) });
  return (
    <div className={styles.stack}>
      <div className={styles.bar}>
        <div className={styles.person}>
          <PersonSelect
            label={t('whose_balances')}
            value={search.person ?? null}
            onChange={(person) => onSearch({ person: person ?? undefined })}
          />
        </div>
        <div className={styles.years}>
          <IconButton icon={IconChevronLeft} label={t('previous_year')} onClick={move(-1)} />
          <strong>{year}</strong>
          <IconButton icon={IconChevronRight} label={t('next_year')} onClick={move(1)} />
        </div>
      </div>
      {search.person ? (
        <PersonBalances key={search.person} member={search.person} year={year} />
      ) : (
        <Everybody year={year} />
      )}
    </div>
  );
}
