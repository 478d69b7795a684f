import { IconCheck, IconChevronDown, IconPlus, IconSettings, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/action/menu.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { homeIn, isBare } from '../effects/home.ts';
import { t } from '../messages.ts';
import { addressOf, type SavedViews, savedViews, type ViewedList } from '../queries.ts';

const ManageDialog = lazy(() => import('./manage-dialog.tsx'));
const SaveDialog = lazy(() => import('./save-dialog.tsx'));

/** After the tabs: the saved views that aren't among them, and what can be done with views. */
export function ViewsMenu(viewed: ViewedList) {
  const { list, path, search } = viewed;
  const { data } = useQuery(savedViews(list));
  const isPhone = useIsPhone();
  const [open, setOpen] = useState<'save' | 'manage'>();
  useHome(viewed, data);
  const views = data?.data ?? [];
  const verbs: MenuEntry[] = [
    { id: 'save', label: t('add'), icon: IconPlus, onSelect: () => setOpen('save') },
    { id: 'manage', label: t('manage'), icon: IconSettings, onSelect: () => setOpen('manage') },
  ];
  const entries = views.map((view): MenuEntry => {
    const icon = view.id === search.saved ? IconCheck : view.shared ? IconUsers : undefined;
    return {
      ...{ id: view.id, label: view.name, href: addressOf(path, view) },
      ...(icon ? { icon } : {}),
      ...(view.shared && !view.own ? { detail: t('shared_by', { name: view.owner.name }) } : {}),
    };
  });
  const trigger = <IconButton icon={IconChevronDown} label={t('more')} variant="ghost" small={!isPhone} />;
  const sections = [
    ...(entries.length > 0 ? [{ id: 'views', label: t('more'), entries }] : []),
    { id: 'verbs', entries: verbs },
  ];
  return (
    <>
      {(views.length > 0 || isPhone) && <Menu trigger={trigger} sections={sections} />}
      {!isPhone && (
        <IconButton icon={IconPlus} label={t('add')} variant="ghost" small onClick={() => setOpen('save')} />
      )}
      <Suspense fallback={null}>
        {open === 'save' && <SaveDialog viewed={viewed} onClose={() => setOpen(undefined)} />}
        {open === 'manage' && <ManageDialog viewed={viewed} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}

/** Opens the list with the view that its person wants, where the address says nothing. */
function useHome({ path, search }: ViewedList, views: SavedViews | undefined) {
  const navigate = useNavigate();
  const home = views && isBare(search) ? homeIn(views, path) : undefined;
  useEffect(() => {
    if (home) void navigate({ href: home, replace: true });
  }, [home, navigate]);
}
