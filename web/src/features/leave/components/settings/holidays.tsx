import { IconChevronLeft, IconChevronRight, IconTrash } from '@tabler/icons-react';
import type { LeaveSettings } from '#contract/leave/settings-endpoints.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { useHolidays } from '../../effects/use-holidays.ts';
import { t } from '../../messages.ts';
import styles from '../leave.module.css';
import { AddDay } from './add-day.tsx';
import { ImportHolidays } from './import-holidays.tsx';

type HolidaysProps = { settings: LeaveSettings; year: number; onYear: (year: number) => void };

/** Holidays of a year: from a country's, or by hand; each change can be taken back. */
export function Holidays({ settings, year, onYear }: HolidaysProps) {
  const format = useFormat();
  const { change, isBusy } = useHolidays();
  const { holidays } = settings;
  return (
    <Card title={t('holidays')} count={holidays.length} end={<Year year={year} onYear={onYear} />}>
      <div className={styles.stack}>
        <ImportHolidays settings={settings} year={year} />
        {holidays.length === 0 && <Empty title={t('no_holidays', { year })} note={t('no_holidays_note')} />}
        <CardRows>
          {holidays.map(({ date, name }) => (
            <CardRow key={date}>
              <div className={styles.row}>
                <span className={styles.what}>
                  <span className={styles.main}>{name}</span>{' '}
                  <span className={styles.muted}>{format.day(date, 'weekday')}</span>
                </span>
                <IconButton
                  icon={IconTrash}
                  label={t('remove', { name })}
                  disabled={isBusy}
                  onClick={() => change([{ date, name: null }], t('removed', { name }))}
                />
              </div>
            </CardRow>
          ))}
        </CardRows>
        <AddDay
          label={t('add_holiday')}
          onAdd={({ from, name }, onDone) => change([{ date: from, name }], t('saved'), onDone)}
          isBusy={isBusy}
        />
      </div>
    </Card>
  );
}

function Year({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  return (
    <span className={styles.bar}>
      <IconButton icon={IconChevronLeft} label={String(year - 1)} onClick={() => onYear(year - 1)} />
      <strong aria-live="polite">{year}</strong>
      <IconButton icon={IconChevronRight} label={String(year + 1)} onClick={() => onYear(year + 1)} />
    </span>
  );
}
