import { IconArchive, IconCircleCheck, IconCircleOff, IconPencil, IconRestore } from '@tabler/icons-react';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import type { MenuEntry } from '../../../ui/action/menu.tsx';
import { t } from '../messages.ts';
import { useLife } from './use-life.ts';
import { words } from './words/wide-words.ts';

/** What can be done with a row of the administration: the next steps of its life, and its form. */
export function useLifeVerbs() {
  const life = useLife();
  return (row: ServiceType): MenuEntry[] => {
    if (row.archived_at)
      return [{ id: 'restore', label: t('restore'), icon: IconRestore, onSelect: () => life.restore(row) }];
    const turn: MenuEntry =
      row.status === 'active'
        ? { id: 'retire', label: t('retire'), icon: IconCircleOff, onSelect: () => life.retire(row) }
        : {
            id: 'activate',
            label: t(row.status === 'draft' ? 'activate' : 'reactivate'),
            icon: IconCircleCheck,
            onSelect: () => life.activate(row),
          };
    return [
      {
        id: 'edit',
        label: words('set_margin'),
        icon: IconPencil,
        href: `/manager/service-types/${row.id}/edit`,
      },
      turn,
      {
        id: 'archive',
        label: t('archive'),
        icon: IconArchive,
        danger: true,
        onSelect: () => life.archive(row),
      },
    ];
  };
}
