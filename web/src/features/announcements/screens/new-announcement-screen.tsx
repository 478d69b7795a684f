import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { preset, presetRevisions } from '../../presets/queries.ts';
import { ComposeForm } from '../components/compose/compose-form.tsx';
import { t } from '../components/compose/messages.ts';
import { NOTIFICATIONS } from '../effects/places.ts';
import { presetValues } from '../effects/preset-values.ts';
import { useAnnouncing } from '../effects/use-announcing.ts';
import { newValues, valuesOf } from '../effects/values.ts';
import { announcementDetail } from '../queries.ts';

type NewAnnouncementProps = {
  /** A template, or what was announced before. */
  from?: string | undefined;
  /** It is to be a template. */
  template?: boolean | undefined;
  /** The preset that it begins with. */
  preset?: string | undefined;
};

/** The form of a new announcement, or of a new template; what was typed is kept until it is saved. */
export function NewAnnouncementScreen({ from, template = false, preset }: NewAnnouncementProps) {
  if (preset) return <FromPreset key={preset} preset_id={preset} />;
  if (from) return <Begun key={from} from={from} />;
  return <Blank key={String(template)} isTemplate={template} />;
}

function Blank({ isTemplate }: { isTemplate: boolean }) {
  const { here } = useAnnouncing();
  const [initial] = useState(() => newValues(here));
  const title = t(isTemplate ? 'new_template' : 'new_announcement');
  const list = isTemplate ? `${NOTIFICATIONS}/templates` : NOTIFICATIONS;
  return (
    <ComposeForm
      title={title}
      crumbs={[{ label: t('notifications'), href: list }, { label: title }]}
      cancelHref={list}
      base={null}
      initial={initial}
      draft={isTemplate ? 'new-announcement-template' : 'new-announcement'}
      isTemplate={isTemplate}
    />
  );
}

function Begun({ from }: { from: string }) {
  const { data } = useSuspenseQuery(announcementDetail(from));
  const [initial] = useState(() => valuesOf(data));
  return (
    <ComposeForm
      title={t('new_announcement')}
      crumbs={[{ label: t('notifications'), href: NOTIFICATIONS }, { label: t('new_announcement') }]}
      cancelHref={NOTIFICATIONS}
      base={null}
      initial={initial}
      draft={`new-announcement-from-${from}`}
    />
  );
}

/** What a preset says is filled in; what was announced from it doesn't follow it afterwards. */
function FromPreset({ preset_id }: { preset_id: string }) {
  const { here } = useAnnouncing();
  const { data } = useSuspenseQuery(preset(preset_id));
  const { data: revisions } = useSuspenseQuery(presetRevisions(preset_id));
  const [initial] = useState(() => presetValues(newValues(here), data, revisions.data));
  return (
    <ComposeForm
      title={t('new_announcement')}
      crumbs={[{ label: t('notifications'), href: NOTIFICATIONS }, { label: t('new_announcement') }]}
      cancelHref={NOTIFICATIONS}
      base={null}
      initial={initial}
      draft={`new-announcement-from-preset-${preset_id}-${data.current}`}
    />
  );
}
