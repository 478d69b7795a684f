import { AccountScreen } from '../features/account/screens/account-screen.tsx';
import { OwnSkillsCard } from '../features/members/components/skills/own-skills-card.tsx';
import { ToursCard } from '../features/tours/components/tours-card.tsx';
import { SkeletonRows } from '../ui/state/skeleton.tsx';
import { Late, latePart } from './late-part.tsx';

const preferences = latePart(
  async () =>
    (await import('../features/notifications/components/preferences/preferences-card.tsx')).PreferencesCard,
);

/** The account with what other features say of the person. */
export const AccountPage = () => (
  <AccountScreen
    notifications={
      <Late part={preferences} meanwhile={<SkeletonRows rows={16} />}>
        {(Card) => <Card />}
      </Late>
    }
    skills={<OwnSkillsCard />}
    tours={<ToursCard />}
  />
);
