import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery } from '../pagination.ts';
import { organizationDashboard } from './dashboard.ts';
import {
  organizationSettings,
  settingChanges,
  settingPreview,
  settingPreviewQuestion,
  settingRevision,
} from './settings.ts';

const may = (action: 'read' | 'update') =>
  ({ scope: 'organization', object: '/organizations/current/settings', action }) as const;
const PLACE = '/organization/settings';
const LOGO = '/organization/logo';

/** The largest picture that is taken for a logo, in bytes. */
export const LARGEST_LOGO_BYTES = 2_000_000;

/** The organization's settings. */
export const readSettings = endpoint({
  method: 'GET',
  path: PLACE,
  summary: "Read the organization's settings",
  access: may('read'),
  response: organizationSettings,
});

/**
 * Changes settings; what isn't named stays. 412 where somebody else was first. Rules: `currency-known`, `currency-in-use` once money
 * was counted in it.
 */
export const updateSettings = endpoint({
  method: 'PATCH',
  path: PLACE,
  summary: "Change the organization's settings",
  access: may('update'),
  body: settingChanges,
  response: organizationSettings,
});

/** What changes would do to the next four weeks and to what waits. Nothing is stored. */
export const previewSettings = endpoint({
  method: 'POST',
  path: '/organization/settings/preview',
  summary: 'Preview what settings would do',
  access: may('read'),
  body: settingPreviewQuestion,
  response: settingPreview,
  status: 200,
});

/** Who changed what of the settings, newest first. */
export const listSettingRevisions = endpoint({
  method: 'GET',
  path: '/organization/settings/history',
  summary: 'List changes of the settings',
  access: may('read'),
  query: pageQuery,
  response: page(settingRevision),
});

/** The organization's figures for whoever runs it. */
export const readOrganizationDashboard = endpoint({
  method: 'GET',
  path: '/organization/dashboard',
  summary: "Read the organization's dashboard",
  access: { scope: 'organization', object: '/organizations/current/dashboard', action: 'read' },
  response: organizationDashboard,
});

/** The organization's picture. 404 without one. */
export const readLogo = endpoint({
  method: 'GET',
  path: LOGO,
  summary: "Read the organization's logo",
  access: { scope: 'organization', object: '/organizations/current', action: 'read' },
  query: z.object({ hash: z.string().max(64).optional() }),
  download: { type: 'image/webp' },
});

/** Gives the organization a picture: PNG, JPEG or WebP, made square and small. Rules beside `file`: `logo-unreadable`, `logo-moves`, `logo-too-large`. */
export const writeLogo = endpoint({
  method: 'PUT',
  path: LOGO,
  summary: "Replace the organization's logo",
  access: may('update'),
  file: { maxBytes: LARGEST_LOGO_BYTES },
  response: organizationSettings,
});

/** Takes the picture away. */
export const removeLogo = endpoint({
  method: 'DELETE',
  path: LOGO,
  summary: "Remove the organization's logo",
  access: may('update'),
});
