import { IconEye, IconHelp, IconLogout, IconMessage, IconSearch } from '@tabler/icons-react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useFormat } from '../../platform/format/use-format.ts';
import { useCurrentUser, useMaybeOrganization, usePermissions } from '../../platform/person.ts';
import { commandKey } from '../../platform/pressed.ts';
import { session } from '../../platform/session/current-session.ts';
import { tabView } from '../../platform/session/tab-view.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { AppShell } from '../../ui/shell/app-shell.tsx';
import type { ShellItem } from '../../ui/shell/shell-item.ts';
import { CommandButton } from '../../ui/shell/top-bar-parts.tsx';
import { UiHabitsProvider } from '../../ui/theme/habits-context.ts';
import { ReachBoundary } from '../errors/reach-boundary.tsx';
import { firstPaint } from '../first-paint.ts';
import { Late, latePart } from '../late-part.tsx';
import { openFeedback } from '../shell/feedback.ts';
import { useInbox } from '../shell/inbox/use-inbox.tsx';
import { useKeys } from '../shell/keys/use-keys.ts';
import { t } from '../shell/messages.ts';
import { OrganizationHead } from '../shell/organization-head.tsx';
import { Overlays } from '../shell/overlays.tsx';
import { useDrawer } from '../shell/use-drawer.ts';
import { useFollowAccess } from '../shell/use-follow-access.ts';
import { useOverlay } from '../shell/use-overlay.ts';
import { useRail } from '../shell/use-rail.ts';
import { useTourDue } from '../shell/use-tour-due.ts';

const topBarEnd = latePart(async () => {
  await firstPaint;
  return (await import('../shell/top-bar-end.tsx')).TopBarEnd;
});
const tours = latePart(async () => (await import('../../features/tours/components/tours.tsx')).Tours);
const viewBanner = latePart(
  async () => (await import('../../features/views/components/view-banner.tsx')).ViewBanner,
);
const suspendedBanner = latePart(
  async () => (await import('../../features/organizations/components/suspended-banner.tsx')).SuspendedBanner,
);

const SIGN_OUT = {
  id: 'sign-out',
  label: t('sign_out'),
  icon: IconLogout,
  onSelect: () => void session().signOut(),
};

/** The verbs below the drawer; viewing as somebody else for those who may. */
const useFoot = (
  { openHelp, openView }: Pick<ReturnType<typeof useOverlay>, 'openHelp' | 'openView'>,
  inbox: ShellItem,
) => {
  const mayView = usePermissions().can('create', '/views');
  const organization = useMaybeOrganization();
  return [
    inbox,
    ...(mayView && organization
      ? [{ id: 'view', label: t('view_as'), icon: IconEye, onSelect: openView }]
      : []),
    { id: 'feedback', label: t('feedback'), icon: IconMessage, onSelect: openFeedback },
    { id: 'help', label: t('help'), icon: IconHelp, onSelect: openHelp },
    SIGN_OUT,
  ];
};

/** What has to be known on every page: as whom one looks, and that nothing can be changed. */
function Banners() {
  const view = tabView();
  const suspended = useMaybeOrganization()?.suspended;
  return (
    <>
      {view && <Late part={viewBanner}>{(ViewBanner) => <ViewBanner view={view} />}</Late>}
      {suspended && <Late part={suspendedBanner}>{(Banner) => <Banner suspended={suspended} />}</Late>}
    </>
  );
}

/** The application's frame around a page: drawer, top bar, palette, keys. */
export function DefaultLayout() {
  const { pathname } = useLocation();
  const { name } = useCurrentUser();
  const { inbox, over: inboxOver } = useInbox();
  const { groups, bottom } = useDrawer(inbox);
  const over = useOverlay();
  const isTourDue = useTourDue();
  const isLeaving = useFollowAccess();
  useKeys(over);
  return (
    <UiHabitsProvider value={useFormat()}>
      <AppShell
        head={<OrganizationHead />}
        groups={groups}
        bottom={bottom}
        foot={useFoot(over, inbox)}
        {...useRail()}
        account={{ name, href: '/account', active: pathname === '/account' }}
        right={
          <>
            <Late part={topBarEnd}>{(TopBarEnd) => <TopBarEnd />}</Late>
            <CommandButton label={t('search')} keys={`${commandKey()} K`} onClick={over.openPalette} />
          </>
        }
        phoneRight={
          <>
            <Late part={topBarEnd}>{(TopBarEnd) => <TopBarEnd />}</Late>
            <IconButton
              icon={IconSearch}
              label={t('search')}
              variant="ghost"
              iconSize={20}
              data-tour="palette"
              onClick={over.openPalette}
            />
          </>
        }
        over={inboxOver}
      >
        <ReachBoundary>
          <Banners />
          {!isLeaving && <Outlet />}
          <Overlays {...over} />
          {isTourDue && !over.overlay && <Late part={tours}>{(Tours) => <Tours />}</Late>}
        </ReachBoundary>
      </AppShell>
    </UiHabitsProvider>
  );
}
