import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '../../features/session/screens/profile-screen.tsx';

export const Route = createFileRoute('/_app/profile')({ component: ProfileScreen });
