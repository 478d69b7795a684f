import { createFileRoute } from '@tanstack/react-router';
import { readSettings } from '#contract/organizations/endpoints.ts';
import { requireCall } from '../../../../../../app/guards.ts';
import { organizationSettings } from '../../../../../../features/organization-settings/queries.ts';
import { SettingsScreen } from '../../../../../../features/organization-settings/screens/settings-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs/settings')({
  loader: ({ context: { client, person } }) => {
    requireCall(person, readSettings);
    return client.ensureQueryData(organizationSettings());
  },
  staticData: { title: 'Settings' },
  component: SettingsScreen,
});
