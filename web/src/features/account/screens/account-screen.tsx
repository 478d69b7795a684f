import { useCurrentUser } from '../../../platform/person.ts';
import { SimplePage } from '../../../ui/page/dashboard-page.tsx';
import { ExportCard } from '../components/data/export-card.tsx';
import { DeletionCard } from '../components/deletion/deletion-card.tsx';
import { HabitsCard } from '../components/habits/habits-card.tsx';
import { ProfileCard } from '../components/profile/profile-card.tsx';
import { SessionsCard } from '../components/sessions/sessions-card.tsx';
import { ToursCard } from '../components/tours/tours-card.tsx';
import { t } from '../messages.ts';
import styles from './account.module.css';

/** All that a person governs themselves: habits, sign-ins, tours, their data, and leaving. */
export function AccountScreen() {
  const { settings } = useCurrentUser();
  return (
    <SimplePage title={t('title')}>
      <div className={styles.account}>
        <div className={styles.side}>
          <ProfileCard />
        </div>
        <div className={styles.cards}>
          <HabitsCard key={JSON.stringify(settings)} />
          <SessionsCard />
          <ToursCard />
          <ExportCard />
          <DeletionCard />
        </div>
      </div>
    </SimplePage>
  );
}
