import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '#contract/members/shapes.ts';
import { useSavedOver } from '../../../../platform/http/use-saved-over.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { type Conflict, ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import {
  changesOf,
  conflictsOf,
  EMPLOYMENT_OPTIONS,
  type MemberValues,
  VALIDATE,
  valuesOf,
} from '../../effects/member-values.ts';
import { t } from '../../messages.ts';
import { useUpdateMember } from '../../mutations.ts';
import { member as readMember } from '../../queries.ts';
import { FormDialog } from '../form-dialog.tsx';

/** Changes what is said of a person, over what was seen when the form opened. */
export function EditDialog({ member: now, onClose }: { member: Member; onClose: () => void }) {
  const [member] = useState(now);
  const queries = useQueryClient();
  const { mutateAsync } = useUpdateMember();
  const { save, dialog } = useSavedOver<MemberValues, Member, Conflict>({
    version: member.version,
    write: (values, version) =>
      mutateAsync({ member_id: member.id, version, body: changesOf(member, values) }),
    reread: () => queries.fetchQuery({ ...readMember(member.id), staleTime: 0 }),
    conflicts: (mine, theirs) => conflictsOf(member, mine, theirs),
    onSaved: () => {
      toast.show({ title: t('saved', { name: member.name }) });
      onClose();
    },
    onTaken: onClose,
    onRefused: (title) => toast.show({ title }),
  });
  const form = useForm<MemberValues>({
    initial: valuesOf(member),
    validate: VALIDATE,
    onSubmit: (values) => save(values),
  });
  return (
    <>
      <FormDialog
        title={t('edit_person', { name: member.name })}
        form={form}
        verb={t('save')}
        onClose={onClose}
      >
        <TextField label={t('name')} {...form.field('name')} maxLength={120} />
        <TextField label={t('position')} optional {...form.field('position')} maxLength={120} />
        <TextField label={t('department')} optional {...form.field('department')} maxLength={120} />
        <Select label={t('employment')} options={EMPLOYMENT_OPTIONS} {...form.field('employment')} />
      </FormDialog>
      <ConflictDialog {...dialog} />
    </>
  );
}
