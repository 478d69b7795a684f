import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Preset, PresetRevision } from '#contract/presets/shapes.ts';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { DraftFields } from '../components/draft-fields.tsx';
import { NoDraft } from '../components/no-draft.tsx';
import { conflictsOf } from '../effects/conflicts.ts';
import { labelsOf, valuesOf } from '../effects/draft-values.ts';
import { PRESETS, presetHref } from '../effects/preset-address.ts';
import { useDraftForm } from '../effects/use-draft-form.ts';
import { t } from '../messages.ts';
import { preset as presetRead, presetRevisions } from '../queries.ts';

/** The form of a preset's draft. It stays over the version it was opened with, whatever is read meanwhile. */
export function EditDraftScreen({ id }: { id: string }) {
  const { data: preset } = useSuspenseQuery(presetRead(id));
  const { data: page } = useSuspenseQuery(presetRevisions(id));
  const [base, setBase] = useState(page.data.find(({ status }) => status === 'draft'));
  if (!base || preset.archived_at) return <NoDraft preset={preset} />;
  return <DraftForm key={`${base.revision}-${base.version}`} preset={preset} base={base} onTake={setBase} />;
}

type DraftFormProps = { preset: Preset; base: PresetRevision; onTake: (theirs: PresetRevision) => void };

function DraftForm({ preset, base, onTake }: DraftFormProps) {
  const { kind, id, name } = preset;
  const { form, theirs, keepMine, forgetTheirs, dropDraft } = useDraftForm(preset, base);
  const three = theirs && { base: valuesOf(base), mine: form.values, theirs: valuesOf(theirs) };
  const take = () => {
    dropDraft();
    if (theirs) onTake(theirs);
  };
  return (
    <>
      <FormPage
        title={t('edit_title', { revision: base.revision, name })}
        crumbs={[
          { label: t('presets'), href: PRESETS },
          { label: name, href: presetHref(id) },
          { label: t('has_draft', { revision: base.revision }) },
        ]}
        note={t('edit_note')}
        form={form}
        labels={labelsOf(kind, form.issues)}
        save={t('save_draft')}
        cancelHref={presetHref(id)}
      >
        <DraftFields form={form} kind={kind} />
      </FormPage>
      <ConflictDialog
        open={three !== null}
        conflicts={three ? conflictsOf(kind, three) : []}
        onKeep={() => void keepMine()}
        onTake={take}
        onClose={forgetTheirs}
      />
    </>
  );
}
