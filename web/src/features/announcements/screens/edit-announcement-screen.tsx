import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComposeForm } from '../components/compose/compose-form.tsx';
import { t } from '../components/compose/messages.ts';
import { hrefOf, NOTIFICATIONS } from '../effects/places.ts';
import { valuesOf } from '../effects/values.ts';
import { announcementDetail } from '../queries.ts';

/** The form of what isn't on its way yet. It stays over the version it was opened with, whatever is read meanwhile. */
export function EditAnnouncementScreen({ id }: { id: string }) {
  const { data } = useSuspenseQuery(announcementDetail(id));
  const [base, setBase] = useState(data);
  const list = base.status === 'template' ? `${NOTIFICATIONS}/templates` : NOTIFICATIONS;
  return (
    <ComposeForm
      key={base.version}
      title={t('edit_announcement', { title: base.title })}
      crumbs={[
        { label: t('notifications'), href: list },
        { label: base.title, href: hrefOf(id) },
        { label: t('edit') },
      ]}
      cancelHref={base.status === 'template' ? list : hrefOf(id)}
      base={base}
      initial={valuesOf(base)}
      draft={`announcement-${id}`}
      onTake={setBase}
    />
  );
}
