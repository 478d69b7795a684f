import { createFileRoute } from '@tanstack/react-router';
import { AdministratorsScreen } from '../../../../features/policy/screens/administrators-screen.tsx';

export const Route = createFileRoute('/_app/admin/policy/administrators')({
  component: AdministratorsScreen,
});
