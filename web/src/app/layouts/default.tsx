import { IconEye, IconLogout, IconSearch } from '@tabler/icons-react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../platform/format/use-format.ts';
import { useCurrentUser, useMaybeOrganization, usePermissions } from '../../platform/person.ts';
import { session } from '../../platform/session/current-session.ts';
import { tabView } from '../../platform/session/tab-view.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { AppShell } from '../../ui/shell/app-shell.tsx';
import { CommandButton } from '../../ui/shell/top-bar-parts.tsx';
import { UiHabitsProvider } from '../../ui/theme/habits-context.ts';
import { ReachBoundary } from '../errors/reach-boundary.tsx';
import { t } from '../shell/messages.ts';
import { OrganizationHead } from '../shell/organization-head.tsx';
import { useDrawer } from '../shell/use-drawer.ts';
import { useFollowAccess } from '../shell/use-follow-access.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useOverlay } from '../shell/use-overlay.ts';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('../shell/keys-dialog.tsx')).KeysDialog }));

const RunningTimer = lazy(async () => ({
  default: (await import('../../features/activity/components/running-timer.tsx')).RunningTimer,
}));

const ViewBanner = lazy(async () => ({
  default: (await import('../../features/views/components/view-banner.tsx')).ViewBanner,
}));
const ViewDialog = lazy(async () => ({
  default: (await import('../../features/views/components/view-dialog.tsx')).ViewDialog,
}));

const SIGN_OUT = {
  id: 'sign-out',
  label: t('sign_out'),
  icon: IconLogout,
  onSelect: () => void session().signOut(),
};

/** The verbs below the drawer; viewing as somebody else for those who may. */
const useFoot = (openView: () => void) => {
  const mayView = usePermissions().can('create', '/views');
  const organization = useMaybeOrganization();
  if (!mayView || !organization) return [SIGN_OUT];
  return [{ id: 'view', label: t('view_as'), icon: IconEye, onSelect: openView }, SIGN_OUT];
};

/** The application's frame around a page: drawer, top bar, palette, keys. */
export function DefaultLayout() {
  const { pathname } = useLocation();
  const { name } = useCurrentUser();
  const { groups, bottom } = useDrawer();
  const { overlay, openPalette, openKeys, openView, close } = useOverlay();
  const foot = useFoot(openView);
  const view = tabView();
  useFollowAccess();
  useKeys({ openPalette, openKeys });
  const format = useFormat();
  return (
    <UiHabitsProvider value={format}>
      <AppShell
        head={<OrganizationHead />}
        groups={groups}
        bottom={bottom}
        foot={foot}
        account={{ name, href: '/account', active: pathname === '/account' }}
        right={
          <>
            <Timer />
            <CommandButton label={t('search')} keys="Ctrl K" onClick={openPalette} />
          </>
        }
        phoneRight={
          <>
            <Timer />
            <IconButton
              icon={IconSearch}
              label={t('search')}
              variant="ghost"
              iconSize={20}
              onClick={openPalette}
            />
          </>
        }
      >
        <ReachBoundary>
          <Suspense>{view && <ViewBanner view={view} />}</Suspense>
          <Outlet />
          <Suspense>
            {overlay === 'view' && <ViewDialog onClose={() => close('view')} />}
            {overlay === 'palette' && <Palette onClose={() => close('palette')} onKeys={openKeys} />}
            {overlay === 'keys' && <KeysDialog onClose={() => close('keys')} />}
          </Suspense>
        </ReachBoundary>
      </AppShell>
    </UiHabitsProvider>
  );
}

const Timer = () => (
  <Suspense>
    <RunningTimer />
  </Suspense>
);
