import { createFileRoute } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../../app/guards.ts';
import { NewPresetScreen } from '../../../../features/presets/screens/new-preset-screen.tsx';

export const Route = createFileRoute('/_app/admin/presets/new')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: NewPresetScreen,
});
