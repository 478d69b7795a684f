import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  AdministeredOrganization,
  OrganizationChanges,
} from '#contract/organizations/administration.ts';
import { useSavedOver } from '../../../platform/http/use-saved-over.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type Conflict, ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { FormDialog } from '../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { VALIDATE } from '../effects/new-values.ts';
import { t } from '../messages.ts';
import { useUpdateOrganization } from '../mutations.ts';
import { administeredOrganization } from '../queries.ts';

type Names = { name: string; slug: string };

const LABELS: Record<keyof Names, string> = { name: t('name'), slug: t('slug') };
const FIELDS = ['name', 'slug'] as const;

type RenameDialogProps = { organization: AdministeredOrganization; onClose: () => void };

/** Changes what an organization is called, over what was seen when the box opened. */
export default function RenameDialog({ organization: now, onClose }: RenameDialogProps) {
  const [seen] = useState(now);
  const queries = useQueryClient();
  const { mutateAsync } = useUpdateOrganization();
  const { save, dialog } = useSavedOver<Names, AdministeredOrganization, Conflict>({
    version: seen.version,
    write: (mine, version) => mutateAsync({ id: seen.id, version, body: changesOf(seen, mine) }),
    reread: () => queries.fetchQuery({ ...administeredOrganization(seen.id), staleTime: 0 }),
    conflicts: (mine, theirs) => conflictsOf(seen, mine, theirs),
    onSaved: () => {
      toast.show({ title: t('saved', { name: form.current().name.trim() }) });
      onClose();
    },
    onTaken: onClose,
    onRefused: (title) => toast.show({ title }),
  });
  const form = useForm<Names>({
    initial: { name: seen.name, slug: seen.slug },
    validate: { name: VALIDATE.name, slug: VALIDATE.slug },
    onSubmit: (values) => save(values),
  });
  return (
    <>
      <FormDialog
        title={t('rename_title', { name: seen.name })}
        form={form}
        labels={LABELS}
        verb={t('save')}
        onClose={onClose}
      >
        <TextField label={t('name')} {...form.field('name')} maxLength={120} />
        <TextField label={t('slug')} note={t('slug_note')} {...form.field('slug')} maxLength={60} />
      </FormDialog>
      <ConflictDialog {...dialog} />
    </>
  );
}

const changesOf = (seen: Names, mine: Names): OrganizationChanges =>
  Object.fromEntries(
    FIELDS.filter((field) => mine[field].trim() !== seen[field]).map((field) => [field, mine[field].trim()]),
  );

/** What both changed, and differently. */
const conflictsOf = (seen: Names, mine: Names, theirs: Names): Conflict[] =>
  FIELDS.filter(
    (field) => mine[field] !== seen[field] && theirs[field] !== seen[field] && mine[field] !== theirs[field],
  ).map((field) => ({ field, label: LABELS[field], yours: mine[field], theirs: theirs[field] }));
