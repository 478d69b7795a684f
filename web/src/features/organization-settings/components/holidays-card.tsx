import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Holiday } from '#contract/leave/settings-endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Card, CardLink, CardRow, CardRows } from '../../../ui/card/card.tsx';
import { DateField } from '../../../ui/number/date-field.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { leaveSettings } from '../../leave/queries.ts';
import { useEffects } from '../effects/use-effects.ts';
import { t } from '../messages.ts';
import { EffectList } from './effect-list.tsx';
import styles from './settings.module.css';

/** How many are shown. */
const NEXT = 5;

type HolidaysCardProps = {
  /** What another one would do can be looked at, as it can wherever an organization isn't suspended. */
  isLooking: boolean;
};

/** The holidays that come, where they are changed, and what another one would do. */
export function HolidaysCard({ isLooking }: HolidaysCardProps) {
  const format = useFormat();
  const today = format.today();
  const { data, error, refetch } = useQuery(leaveSettings(Number(today.slice(0, 4))));
  const failed = data ? undefined : failedRead(error, t('holidays_failed'), refetch);
  const coming = data?.holidays.filter(({ date }) => date >= today) ?? [];
  return (
    <Card
      title={t('holidays')}
      end={<CardLink href="/leave?tab=settings">{t('holidays_lead')}</CardLink>}
      flush
    >
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={3} />}
      {data && (
        <>
          <CardRows>
            {coming.slice(0, NEXT).map(({ date, name }) => (
              <CardRow key={date}>
                <span className={styles.holiday}>
                  <span>{name}</span> <Text muted>{format.day(date, 'weekday')}</Text>
                </span>
              </CardRow>
            ))}
          </CardRows>
          <div className={styles.inside}>
            {coming.length === 0 && <Text muted>{t('holidays_none')}</Text>}
            {isLooking && <DayOff holidays={data.holidays} />}
          </div>
        </>
      )}
    </Card>
  );
}

/** Looks at a day as a day off; at one that is a holiday already, as a day to work on. */
function DayOff({ holidays }: { holidays: readonly Holiday[] }) {
  const [day, setDay] = useState<string | null>(null);
  const kept = holidays.find(({ date }) => date === day);
  const effects = useEffects(day ? { holidays: [{ date: day, name: kept ? null : t('holidays') }] } : null);
  return (
    <>
      <DateField
        label={t('holidays_look')}
        note={t('holidays_look_note')}
        optional
        value={day}
        onChange={setDay}
      />
      {kept && <Text muted>{t('holidays_already', { name: kept.name })}</Text>}
      {effects && <EffectList effects={effects} />}
    </>
  );
}
