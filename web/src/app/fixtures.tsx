import { QueryClient } from '@tanstack/react-query';
import type { Rule } from '#contract/access/policy.ts';
import type { Organization } from '#contract/organizations/shapes.ts';
import { setConfig } from '../platform/config.ts';
import { currentUser, myOrganizations, myPolicy } from '../platform/person.ts';
import { setSession } from '../platform/session/current-session.ts';
import { settings } from '../platform/session/fixtures.ts';
import { createSession, type Session } from '../platform/session/session.ts';
import { setTabOrganization } from '../platform/session/tab-organization.ts';

/** An organization of a test. */
export const organizationCalled = (name: string): Organization => ({
  id: name.toLowerCase(),
  name,
  slug: name.toLowerCase(),
  currency: 'GBP',
  timezone: 'Europe/London',
  locale: 'en-GB',
  week_start: 1,
  working_days: [0, 480, 480, 480, 480, 480, 0],
  fiscal_month: 4,
  rounding: 'none',
  rounding_minutes: 0,
  require_project: false,
  require_note: false,
  require_service: false,
  allow_overlap: false,
  edit_window_days: 14,
  approval: 'off',
  suspended: null,
});

interface Somebody {
  readonly role?: string;
  readonly domain?: string;
  /** A role held over every organization, beside the other one. */
  readonly atRoot?: string;
  /** What the role may do; everything unless told. */
  readonly rules?: readonly Rule[];
  readonly organizations?: readonly Organization[];
  /** Name of the current organization. */
  readonly current?: string;
  readonly session?: Partial<Session>;
}

const CONFIG = {
  environment: 'test',
  apiUrl: '/api',
  issuer: settings.issuer,
  clientId: 'muster',
  cookieDomain: '',
  providerKind: 'embedded',
  cognitoDomain: '',
  cognitoEndpoint: '',
  allowGuestAccess: false,
  demo: false,
  dashboardUrl: 'https://dashboard.example',
  coreUrl: '',
  region: '',
  identityPoolId: '',
  sentryDsn: '',
  mapsKey: '',
  release: '',
} as const;

/** A browser in which somebody is signed in, with everything known about them in the cache. */
export function signedInAs({
  role = 'member',
  domain = '/org/a',
  atRoot,
  rules = [['p', role, '*', '*', '*', 'allow']],
  organizations = [],
  current,
  session,
}: Somebody): QueryClient {
  localStorage.clear();
  sessionStorage.clear();
  setTabOrganization(null);
  setConfig({ ...CONFIG, publicUrl: window.location.origin });
  const tokens = async () => ({ username: 'ada', accessToken: 'a', idToken: 'i', clockDrift: 0 });
  setSession({ ...createSession(settings), tokens, held: () => true, holder: () => 'ada', ...session });
  const here = organizations.find(({ name }) => name === current);
  const client = new QueryClient();
  const current_org = here ? { id: here.id, name: here.name, slug: here.slug } : null;
  client.setQueryData(currentUser.queryKey, {
    sub: 'ada',
    email: 'ada@muster.example',
    name: 'Ada',
    current_org,
    feature_tours: {},
    settings: {},
  });
  client.setQueryData(myPolicy.queryKey, {
    sub: 'ada',
    data: {
      g: [['g', 'ada', role, domain], ...(atRoot ? [rootGrant(atRoot)] : [])],
      p: [...rules],
      m: '',
    },
  });
  client.setQueryData(myOrganizations.queryKey, [...organizations]);
  return client;
}

const rootGrant = (role: string): ['g', string, string, string] => ['g', 'ada', role, '/root'];
