import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../app/account-page.tsx';
import { deletion, mySessions } from '../../features/account/queries.ts';

export const Route = createFileRoute('/_app/account')({
  loader: ({ context: { client } }) => {
    void client.prefetchQuery(mySessions);
    void client.prefetchQuery(deletion);
  },
  staticData: { title: 'Account' },
  component: AccountPage,
});
