import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/session/screens/account-screen.tsx';

export const Route = createFileRoute('/_app/account')({ component: AccountScreen });
