import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { SavedView } from '#contract/saved-views/shapes.ts';
import { Button } from '../../../ui/action/button.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { differs, parametersOf } from '../effects/parameters.ts';
import { t } from '../messages.ts';
import { useUpdateView } from '../mutations.ts';
import { addressOf, savedViews, type ViewedList } from '../queries.ts';
import styles from './views.module.css';

const SaveDialog = lazy(() => import('./save-dialog.tsx'));

/** Below the tabs: that the list shows something else than its view, or that the view isn't there. */
export function ViewNotice(viewed: ViewedList) {
  const { list, search } = viewed;
  const { data } = useQuery(savedViews(list));
  if (!data || !search.saved) return null;
  const view = data.data.find(({ id }) => id === search.saved);
  if (!view) return <Gone viewed={viewed} />;
  return differs(viewed, view.parameters) ? <Changed viewed={viewed} view={view} /> : null;
}

function Changed({ viewed, view }: { viewed: ViewedList; view: SavedView }) {
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const { mutate, isPending } = useUpdateView(viewed.list);
  const { name } = view;
  const save = () =>
    mutate(
      { view, body: { parameters: parametersOf(viewed.search, viewed) } },
      { onSuccess: () => toast.show({ title: t('saved', { name }) }) },
    );
  return (
    <div className={styles.notice} role="status">
      <span className={styles.words}>{t('changed', { name })}</span>
      {view.changeable && (
        <Button small variant="primary" disabled={isPending} onClick={save}>
          {t('save')}
        </Button>
      )}
      <Button small onClick={() => setSaving(true)}>
        {t('save_as')}
      </Button>
      <Button
        small
        variant="ghost"
        onClick={() => void navigate({ href: addressOf(viewed.path, view), replace: true })}
      >
        {t('discard')}
      </Button>
      <Suspense fallback={null}>
        {saving && <SaveDialog viewed={viewed} onClose={() => setSaving(false)} />}
      </Suspense>
    </div>
  );
}

function Gone({ viewed }: { viewed: ViewedList }) {
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  return (
    <div className={styles.notice} role="status">
      <span className={styles.words}>{t('gone')}</span>
      <Button small onClick={() => setSaving(true)}>
        {t('save_as')}
      </Button>
      <Button small variant="ghost" onClick={() => void navigate({ href: viewed.path })}>
        {t('leave')}
      </Button>
      <Suspense fallback={null}>
        {saving && <SaveDialog viewed={viewed} onClose={() => setSaving(false)} />}
      </Suspense>
    </div>
  );
}
