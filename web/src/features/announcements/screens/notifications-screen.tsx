import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { IconLink } from '../../../ui/action/icon-button.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { NEW_TEMPLATE, NOTIFICATIONS, newHref } from '../effects/places.ts';
import { t } from '../messages.ts';

/** The page's parts, in order, by the end of their address. */
const PARTS = [
  { id: 'announcements', path: NOTIFICATIONS, label: t('tab_announcements') },
  { id: 'templates', path: `${NOTIFICATIONS}/templates`, label: t('tab_templates') },
  { id: 'failed', path: `${NOTIFICATIONS}/failed`, label: t('tab_failed') },
] as const;

/** What is announced, the templates, and what couldn't be delivered: each a tab that fills the page. */
export function NotificationsScreen({ pathname, children }: { pathname: string; children: ReactNode }) {
  const current = PARTS.findLast(({ path }) => pathname.startsWith(path)) ?? PARTS[0];
  const isTemplates = current.id === 'templates';
  const href = isTemplates ? NEW_TEMPLATE : newHref();
  const label = t(isTemplates ? 'new_template' : 'new_announcement');
  return (
    <DetailPage
      title={t('notifications')}
      crumbs={[{ label: t('notifications') }, { label: current.label }]}
      tabs={PARTS.map(({ id, path, label }) => ({ id, label, href: path, active: id === current.id }))}
      actions={
        <ButtonLink variant="primary" icon={IconPlus} href={href}>
          {label}
        </ButtonLink>
      }
      phoneActions={<IconLink icon={IconPlus} iconSize={20} variant="ghost" label={label} href={href} />}
      flush
      filled
    >
      {children}
    </DetailPage>
  );
}
