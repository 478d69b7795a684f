import { createFileRoute } from '@tanstack/react-router';
import { deletion, mySessions } from '../../features/account/queries.ts';
import { AccountScreen } from '../../features/account/screens/account-screen.tsx';
import { ToursCard } from '../../features/tours/components/tours-card.tsx';

export const Route = createFileRoute('/_app/account')({
  loader: ({ context: { client } }) => {
    void client.prefetchQuery(mySessions);
    void client.prefetchQuery(deletion);
  },
  staticData: { title: 'Account' },
  component: () => <AccountScreen tours={<ToursCard />} />,
});
