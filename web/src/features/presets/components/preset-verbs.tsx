import { IconArchive, IconCircleCheck, IconCursorText, IconPencil, IconRestore } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { presetHref } from '../effects/preset-address.ts';
import { useLife } from '../effects/use-life.ts';
import { t } from '../messages.ts';
import { useDraftRevision } from '../mutations.ts';
import { PublishDialog } from './publish-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';

type PresetVerbsProps = { preset: Preset; revisions: readonly PresetRevision[] };

/** What one may do with a preset now: the next step of its newest revision is the primary one. */
export function PresetVerbs({ preset, revisions }: PresetVerbsProps) {
  const life = useLife();
  const [isRenaming, setRenaming] = useState(false);
  if (preset.archived_at)
    return (
      <Button variant="primary" icon={IconRestore} onClick={() => life.restore(preset)}>
        {t('restore')}
      </Button>
    );
  const draft = revisions.find(({ status }) => status === 'draft');
  return (
    <>
      <Button variant="danger" icon={IconArchive} onClick={() => life.archive(preset)}>
        {t('archive_preset')}
      </Button>
      <Button icon={IconCursorText} onClick={() => setRenaming(true)}>
        {t('rename')}
      </Button>
      {draft ? (
        <DraftVerbs preset={preset} draft={draft} revisions={revisions} />
      ) : (
        <NextRevision preset={preset} />
      )}
      {isRenaming && <RenameDialog preset={preset} onClose={() => setRenaming(false)} />}
    </>
  );
}

type DraftVerbsProps = PresetVerbsProps & { draft: PresetRevision };

function DraftVerbs({ preset, draft, revisions }: DraftVerbsProps) {
  const [isPublishing, setPublishing] = useState(false);
  const isEmpty = Object.keys(draft.payload).length === 0;
  const edit = { icon: IconPencil, href: `${presetHref(preset.id)}/edit` };
  return (
    <>
      <ButtonLink {...edit} variant={isEmpty ? 'primary' : 'default'}>
        {t('edit_draft')}
      </ButtonLink>
      {!isEmpty && (
        <Button variant="primary" icon={IconCircleCheck} onClick={() => setPublishing(true)}>
          {t('publish')}
        </Button>
      )}
      {isPublishing && (
        <PublishDialog {...{ preset, draft, revisions }} onClose={() => setPublishing(false)} />
      )}
    </>
  );
}

function NextRevision({ preset: { id } }: Pick<PresetVerbsProps, 'preset'>) {
  const { history } = useRouter();
  const { mutateAsync, isPending } = useDraftRevision();
  // This button is gone as soon as the draft is there: what follows can't be left to it.
  const begin = () =>
    mutateAsync(id).then(
      () => history.push(`${presetHref(id)}/edit`),
      () => undefined,
    );
  return (
    <Button variant="primary" icon={IconPencil} disabled={isPending} onClick={() => void begin()}>
      {t('draft_next')}
    </Button>
  );
}
