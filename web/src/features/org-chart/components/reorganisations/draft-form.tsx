import { useQueryClient } from '@tanstack/react-query';
import type { WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { createDraft, renameDraft, useKeepDraft } from '../../mutations.ts';
import { reorganisation } from '../../queries.ts';
import { t } from './messages.ts';

type DraftFormProps = {
  /** Undefined for a new one. */
  draft?: WholeReorganisation;
  /** With what was saved. */
  onClose: (saved?: WholeReorganisation) => void;
};

/** Asks what a reorganisation is called and why it is drafted. */
export function DraftForm({ draft, onClose }: DraftFormProps) {
  const keep = useKeepDraft();
  const queries = useQueryClient();
  const form = useForm({
    initial: { name: draft?.name ?? '', note: draft?.note ?? '' },
    validate: { name: (name) => (name.trim() === '' ? t('name_needed') : null) },
    onSubmit: async (values) => {
      try {
        const saved = await (draft ? renameDraft(draft, values) : createDraft(values));
        keep(saved);
        onClose(saved);
      } catch (error) {
        if (!draft || !isCallError(error, 412)) return refusedFields(error, '');
        const now = await queries.fetchQuery({ ...reorganisation(draft.id), staleTime: 0 });
        return [{ field: '', message: t('renamed_meanwhile', { name: now.name }) }];
      }
      return undefined;
    },
  });
  return (
    <FormDialog
      title={t(draft ? 'rename_title' : 'new_title')}
      {...(draft ? {} : { note: t('new_note') })}
      form={form}
      labels={{ name: t('name'), note: t('why') }}
      verb={t(draft ? 'save' : 'create')}
      isReady={form.changed}
      onClose={() => onClose()}
    >
      <TextField {...form.field('name')} label={t('name')} placeholder={t('name_hint')} maxLength={120} />
      <TextArea {...form.field('note')} label={t('why')} note={t('why_note')} optional maxLength={10_000} />
    </FormDialog>
  );
}
