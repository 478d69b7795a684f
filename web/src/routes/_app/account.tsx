import { createFileRoute } from '@tanstack/react-router';
import { Late, latePart } from '../../app/late-part.tsx';
import { deletion, mySessions } from '../../features/account/queries.ts';
import { AccountScreen } from '../../features/account/screens/account-screen.tsx';
import { ToursCard } from '../../features/tours/components/tours-card.tsx';
import { SkeletonRows } from '../../ui/state/skeleton.tsx';

const preferences = latePart(
  async () =>
    (await import('../../features/notifications/components/preferences/preferences-card.tsx'))
      .PreferencesCard,
);

export const Route = createFileRoute('/_app/account')({
  loader: ({ context: { client } }) => {
    void client.prefetchQuery(mySessions);
    void client.prefetchQuery(deletion);
  },
  staticData: { title: 'Account' },
  component: () => (
    <AccountScreen
      notifications={
        <Late part={preferences} meanwhile={<SkeletonRows rows={16} />}>
          {(Card) => <Card />}
        </Late>
      }
      tours={<ToursCard />}
    />
  ),
});
