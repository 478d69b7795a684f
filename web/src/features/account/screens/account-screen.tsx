import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../platform/person.ts';
import { SimplePage } from '../../../ui/page/simple-page.tsx';
import { AwayCard } from '../components/away/away-card.tsx';
import { CalendarCard } from '../components/calendar/calendar-card.tsx';
import { ExportCard } from '../components/data/export-card.tsx';
import { DeletionCard } from '../components/deletion/deletion-card.tsx';
import { HabitsCard } from '../components/habits/habits-card.tsx';
import { KeysCard } from '../components/keys/keys-card.tsx';
import { ProfileCard } from '../components/profile/profile-card.tsx';
import { PushCard } from '../components/push/push-card.tsx';
import { SessionsCard } from '../components/sessions/sessions-card.tsx';
import { t } from '../messages.ts';
import styles from './account.module.css';

type Parts = { notifications?: ReactNode; skills?: ReactNode; tours?: ReactNode };

/** All that a person governs themselves: habits, how they are told, sign-ins, tours, their data, and leaving. */
export function AccountScreen({ notifications, skills, tours }: Parts) {
  const { timezone, locale, week_start } = useCurrentUser().settings;
  return (
    <SimplePage title={t('title')}>
      <div className={styles.account}>
        <div className={styles.side}>
          <ProfileCard />
        </div>
        <div className={styles.cards}>
          <div id="time" className={styles.target}>
            <HabitsCard key={JSON.stringify([timezone, locale, week_start])} />
          </div>
          <KeysCard />
          <AwayCard />
          <div id="notifications" className={styles.target}>
            {notifications}
          </div>
          <PushCard />
          <div id="calendar" className={styles.target}>
            <CalendarCard />
          </div>
          {skills}
          <SessionsCard />
          {tours}
          <ExportCard />
          <DeletionCard />
        </div>
      </div>
    </SimplePage>
  );
}
