import { afterEach, expect, test } from 'vitest';
import { sendFeedback } from '#contract/feedback/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { readCurrentUser, readPermissions } from '#contract/users/endpoints.ts';
import { setTabOrganization } from '../session/tab-organization.ts';
import { setTabView } from '../session/tab-view.ts';
import { headersOf } from './request-headers.ts';

afterEach(() => {
  setTabView(null);
  setTabOrganization(null);
});

const sent = (endpoint: Parameters<typeof headersOf>[0]) =>
  Object.fromEntries([...headersOf(endpoint, 'token', {})].filter(([name]) => name !== 'authorization'));

test('a look as somebody else goes along with every call, in its organization, until it ends', () => {
  setTabOrganization('a');
  expect(sent(listProjects)).toEqual({ 'organization-id': 'a' });
  expect(sent(readCurrentUser)).toEqual({});
  setTabView({ id: 'v1', organization: 'a', name: 'a member' });
  expect(sent(listProjects)).toEqual({ 'organization-id': 'a', 'view-as': 'v1' });
  expect(sent(readPermissions)).toEqual({ 'organization-id': 'a', 'view-as': 'v1' });
  setTabView(null);
  expect(sent(readPermissions)).toEqual({});
});

test('feedback is one’s own: no look as somebody else and no organization goes along', () => {
  setTabOrganization('a');
  setTabView({ id: 'v1', organization: 'a', name: 'a member' });
  expect(Object.keys(sent(sendFeedback))).toEqual(['idempotency-key']);
});
