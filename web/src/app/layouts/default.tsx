import { IconLogout, IconSearch } from '@tabler/icons-react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useFormat } from '../../platform/format/use-format.ts';
import { useCurrentUser } from '../../platform/person.ts';
import { session } from '../../platform/session/current-session.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { AppShell } from '../../ui/shell/app-shell.tsx';
import { CommandButton } from '../../ui/shell/top-bar-parts.tsx';
import { UiHabitsProvider } from '../../ui/theme/habits-context.ts';
import { ReachBoundary } from '../errors/reach-boundary.tsx';
import { t } from '../shell/messages.ts';
import { OrganizationHead } from '../shell/organization-head.tsx';
import { useDrawer } from '../shell/use-drawer.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useOverlay } from '../shell/use-overlay.ts';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('../shell/keys-dialog.tsx')).KeysDialog }));

const RunningTimer = lazy(async () => ({
  default: (await import('../../features/activity/components/running-timer.tsx')).RunningTimer,
}));

const FOOT = [
  { id: 'sign-out', label: t('sign_out'), icon: IconLogout, onSelect: () => void session().signOut() },
];

/** The application's frame around a page: drawer, top bar, palette, keys. */
export function DefaultLayout() {
  const { pathname } = useLocation();
  const { name } = useCurrentUser();
  const { groups, bottom } = useDrawer();
  const { overlay, openPalette, openKeys, close } = useOverlay();
  useKeys({ openPalette, openKeys });
  const format = useFormat();
  return (
    <UiHabitsProvider value={format}>
      <AppShell
        head={<OrganizationHead />}
        groups={groups}
        bottom={bottom}
        foot={FOOT}
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
          <Outlet />
          <Suspense>
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
