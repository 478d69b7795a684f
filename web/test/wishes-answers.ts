import type { NotificationPreference, NotificationSettings } from '#contract/notifications/shapes.ts';
import type { Asked } from './render-screen.tsx';

type Answer = { readonly status?: number; readonly body?: unknown };

/** A line of a person's preferences; of mail everywhere, and off, unless told. */
export const wish = (fields: Partial<NotificationPreference>): NotificationPreference => ({
  organization_id: null,
  project_id: null,
  type: null,
  channel: 'email',
  mode: 'off',
  ...fields,
});

const SETTINGS: NotificationSettings = { quiet_hours: null, digest: 'daily', digest_at: '08:00' };
const PROJECTS = [
  { id: 'p', name: 'Harbour', code: 'HB-1' },
  { id: 'q', name: 'Lighthouse', code: null },
];

interface Kept {
  readonly settings?: Partial<NotificationSettings>;
  readonly preferences?: readonly NotificationPreference[];
}

/** An API that keeps a person's wishes as the real one does; `fails` refuses whatever is to be kept while it answers something. */
export const wishesAnswers = (kept: Kept = {}, fails: () => Answer | undefined = () => undefined) => {
  let settings = { ...SETTINGS, ...kept.settings };
  let lines = [...(kept.preferences ?? [])];
  const keep = ({ body }: Asked): void => {
    settings = { ...settings, ...body.settings };
    for (const line of body.preferences ?? []) {
      lines = lines.filter((one) => keyOf(one) !== keyOf(line));
      if (line.mode !== null) lines.push(line);
    }
  };
  return (asked: Asked): Answer | undefined => {
    const [, project] = /^\/projects\/(\w+)$/.exec(asked.path) ?? [];
    if (project) {
      const body = PROJECTS.find(({ id }) => id === project);
      return body && { body };
    }
    if (asked.path === '/projects') return { body: { data: PROJECTS, before: null, after: null } };
    if (asked.path !== '/users/me/notification-preferences') return undefined;
    if (asked.method === 'PUT') {
      const refused = fails();
      if (refused) return refused;
      keep(asked);
    }
    return { body: { settings, preferences: lines } };
  };
};

const keyOf = ({ organization_id, project_id, type, channel }: NotificationPreference): string =>
  [organization_id, project_id, type, channel].join();
