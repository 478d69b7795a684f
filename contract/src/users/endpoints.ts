import { z } from 'zod';
import { policy } from '../access/policy.ts';
import { endpoint } from '../endpoint.ts';
import { organization } from '../organizations/shapes.ts';
import { id } from '../shapes.ts';
import { settingsChange } from './settings.ts';
import { currentUser } from './shapes.ts';
import { featureTours } from './tours.ts';

/** The signed-in person. */
export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/users/me',
  summary: 'Who am I',
  access: { scope: 'person' },
  response: currentUser,
});

/** Grants, rules and model of the signed-in person. */
export const readPermissions = endpoint({
  method: 'GET',
  path: '/users/me/permissions',
  summary: 'What I may do',
  access: { scope: 'person' },
  response: policy,
});

/** The organizations that the person may work in, by name. */
export const listMyOrganizations = endpoint({
  method: 'GET',
  path: '/users/me/organizations',
  summary: 'My organizations',
  access: { scope: 'person' },
  response: z.array(organization),
});

/** Chooses the organization that requests without a header work in. 404 for one the person has no grant in. */
export const chooseOrganization = endpoint({
  method: 'PUT',
  path: '/users/me/organizations/current',
  summary: 'Choose my current organization',
  access: { scope: 'person' },
  body: z.object({ id }),
});

/** Changes some of the person's settings; the user is read again afterwards. */
export const updateSettings = endpoint({
  method: 'PATCH',
  path: '/users/me/settings',
  summary: 'Change my settings',
  access: { scope: 'person' },
  body: settingsChange,
});

/** Says anew which feature tours the person has seen; the answer takes the place of the user's. */
export const replaceFeatureTours = endpoint({
  method: 'PUT',
  path: '/users/me/feature-tours',
  summary: 'Say which tours I have seen',
  access: { scope: 'person' },
  body: featureTours,
  response: featureTours,
});
