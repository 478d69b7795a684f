import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/profile')({
  staticData: { title: 'Profile' },
  component: () => <h1>Profile</h1>,
});
