import { Suspense } from 'react';
import type {
  OrganizationSettings,
  SettingPreview,
  SettingRevision,
} from '#contract/organizations/settings.ts';
import { SettingsScreen } from '../src/features/organization-settings/screens/settings-screen.tsx';
import { type Asked, renderScreen } from './render-screen.tsx';

type Answer = { status?: number; body?: unknown };

interface Given {
  readonly read: () => OrganizationSettings;
  readonly write?: (asked: Asked) => Answer;
  readonly effects?: SettingPreview['effects'];
  readonly history?: readonly SettingRevision[];
  readonly role?: string;
  readonly rules?: Parameters<typeof renderScreen>[0]['rules'];
}

const HOLIDAYS = [
  { date: '2026-01-01', name: 'New Year’s Day' },
  { date: '2099-12-25', name: 'Christmas Day' },
];

/** The settings of an organization in a browser, over an API made of what is given. */
export const showSettings = ({ read, write, effects = [], history = [], role, rules }: Given) =>
  renderScreen({
    screen: () => (
      <Suspense>
        <SettingsScreen />
      </Suspense>
    ),
    search: () => ({}),
    at: '/manager/organizations/a/settings',
    ...(role ? { role } : { role: 'owner' }),
    ...(rules ? { rules } : {}),
    answer: (asked) => {
      if (asked.path === '/leave-settings') return { body: { holidays: HOLIDAYS } };
      if (asked.path === '/organization/settings/preview')
        return { body: { from: '2026-11-23', to: '2026-12-20', effects } };
      if (asked.path === '/organization/settings/history')
        return { body: { data: history, before: null, after: null } };
      if (asked.path === '/organization/settings' && asked.method === 'GET') return { body: read() };
      return asked.path.startsWith('/organization') ? write?.(asked) : undefined;
    },
  });

/** What was written, previews left out. */
export const writesOf = (asked: readonly Asked[]) =>
  asked.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));

/** Somebody else was first. */
export const STALE: Answer = {
  status: 412,
  body: { code: 'stale', message: 'Somebody saved first.', rule: null, fields: [], request_id: 'r' },
};
