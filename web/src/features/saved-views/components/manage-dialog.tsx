import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SavedView } from '#contract/saved-views/shapes.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { t } from '../messages.ts';
import { useArrangeViews, useUpdateView } from '../mutations.ts';
import { savedViews, type ViewedList } from '../queries.ts';
import { NameForm } from './name-form.tsx';
import { ViewLine } from './view-line.tsx';
import styles from './views.module.css';

/** One's views of a list: their order, the one it opens with, their names, and who has them. */
export default function ManageDialog({ viewed, onClose }: { viewed: ViewedList; onClose: () => void }) {
  const { list, builtIn } = viewed;
  const { data } = useQuery(savedViews(list));
  const { mutate: arrange } = useArrangeViews(list);
  const [renamed, setRenamed] = useState<SavedView>();
  const views = data?.data ?? [];
  const home = data?.home ?? builtIn[0]?.id ?? null;
  const order = views.map(({ id }) => id);
  const opened = home === builtIn[0]?.id ? null : home;
  const move = (from: number, to: number) => {
    const next = [...order];
    next.splice(to, 0, ...next.splice(from, 1));
    arrange({ order: next, home: opened });
  };
  const openWith = (id: string | null) => arrange({ order, home: id === builtIn[0]?.id ? null : id });
  const choices = [...builtIn, ...views.map(({ id, name }) => ({ id, label: name }))];
  return (
    <Dialog open title={t('manage_title')} onClose={onClose} persistent="beside">
      <div className={styles.form}>
        <Select
          label={t('opens_with')}
          options={choices.map(({ id, label }) => ({ value: id, label }))}
          value={home}
          onChange={openWith}
        />
        {views.length === 0 && <p className={styles.note}>{t('none')}</p>}
        <ul className={styles.views} aria-label={t('more')}>
          {views.map((view, at) => (
            <ViewLine
              key={view.id}
              viewed={viewed}
              view={view}
              onUp={at > 0 ? () => move(at, at - 1) : undefined}
              onDown={at < views.length - 1 ? () => move(at, at + 1) : undefined}
              onRename={() => setRenamed(view)}
            />
          ))}
        </ul>
        <p className={styles.note}>{t('manage_note')}</p>
        <DialogVerbs>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </DialogVerbs>
      </div>
      {renamed && <Rename viewed={viewed} view={renamed} onClose={() => setRenamed(undefined)} />}
    </Dialog>
  );
}

type RenameProps = { viewed: ViewedList; view: SavedView; onClose: () => void };

function Rename({ viewed, view, onClose }: RenameProps) {
  const { mutate, isPending, error } = useUpdateView(viewed.list, true);
  return (
    <NameForm
      title={t('rename_title', { name: view.name })}
      verb={t('rename_verb')}
      before={view.name}
      busy={isPending}
      error={error}
      onClose={onClose}
      onSave={({ name }) => mutate({ view, body: { name } }, { onSuccess: onClose })}
    />
  );
}
