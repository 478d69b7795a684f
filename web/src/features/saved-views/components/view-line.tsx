import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconPencil,
  IconTrash,
  IconUsers,
  IconUsersMinus,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { SavedView } from '#contract/saved-views/shapes.ts';
import { useOrganization, usePermissions } from '../../../platform/person.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu, type MenuEntry } from '../../../ui/action/menu.tsx';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useCreateView, useDeleteView, useUpdateView } from '../mutations.ts';
import type { ViewedList } from '../queries.ts';
import styles from './views.module.css';

type ViewLineProps = {
  viewed: ViewedList;
  view: SavedView;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRename: () => void;
};

/** One view among one's views, with what may be done with it. */
export function ViewLine({ viewed, view, onUp, onDown, onRename }: ViewLineProps) {
  const { name, shared, own, owner } = view;
  const remove = useRemove(viewed, view);
  const { mutate: update } = useUpdateView(viewed.list);
  const mayShare = usePermissions().withRule('coordinator');
  const share: MenuEntry = {
    ...{ id: 'share', label: t(shared ? 'unshare' : 'share_verb') },
    ...{ icon: shared ? IconUsersMinus : IconUsers },
    onSelect: () => update({ view, body: { shared: !shared } }),
  };
  const entries: MenuEntry[] = [
    { id: 'rename', label: t('rename'), icon: IconPencil, onSelect: onRename },
    ...(shared || mayShare ? [share] : []),
    { id: 'delete', label: t('delete'), icon: IconTrash, danger: true, onSelect: () => void remove() },
  ];
  return (
    <li className={styles.view}>
      <span className={styles.name}>
        <strong>{name}</strong>
        {shared && (
          <span className={styles.note}>{own ? t('shared') : t('shared_by', { name: owner.name })}</span>
        )}
      </span>
      <IconButton
        icon={IconArrowUp}
        label={t('up', { name })}
        variant="ghost"
        disabled={!onUp}
        onClick={onUp}
      />
      <IconButton
        icon={IconArrowDown}
        label={t('down', { name })}
        variant="ghost"
        disabled={!onDown}
        onClick={onDown}
      />
      {view.changeable ? (
        <Menu
          entries={entries}
          trigger={<IconButton icon={IconDots} label={t('verbs', { name })} variant="ghost" />}
        />
      ) : (
        <span className={styles.room} />
      )}
    </li>
  );
}

/** Deletes a view after a question; it can be saved anew from the toast. */
function useRemove(viewed: ViewedList, view: SavedView) {
  const { name, shared, own, parameters } = view;
  const organization = useOrganization().name;
  const navigate = useNavigate();
  const { mutate } = useDeleteView(viewed.list);
  const { mutate: create } = useCreateView(viewed.list);
  const after = () => {
    const again = { onSelect: () => create({ name, shared, parameters }) };
    toast.show({ title: t('deleted', { name }), ...(own ? { action: again } : {}) });
    if (viewed.search.saved === view.id) void navigate({ href: viewed.path });
  };
  return async () => {
    const note = t(shared ? 'delete_shared' : 'delete_own', { organization });
    const isSure = await question.confirm({ ask: t('delete_title', { name }), note });
    if (isSure) mutate(view, { onSuccess: after });
  };
}
