import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Member } from '#contract/members/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useSavedOver } from '../../../../platform/http/use-saved-over.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { type Conflict, ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import {
  changesOf,
  conflictsOf,
  LABELS,
  type PersonValues,
  validate,
  valuesOf,
} from '../../effects/person-values.ts';
import { t } from '../../messages.ts';
import { useUpdateMember } from '../../mutations.ts';
import { member as readMember } from '../../queries.ts';
import { PersonFields } from '../form/person-fields.tsx';

/** Changes what is said of a person, over what was seen when the form opened. */
export function EditDialog({ member: now, onClose }: { member: Member; onClose: () => void }) {
  const [member] = useState(now);
  const queries = useQueryClient();
  const format = useFormat();
  const { mutateAsync } = useUpdateMember();
  const { save, dialog } = useSavedOver<PersonValues, Member, Conflict>({
    version: member.version,
    write: (values, version) =>
      mutateAsync({ member_id: member.id, version, body: changesOf(member, values) }),
    reread: () => queries.fetchQuery({ ...readMember(member.id), staleTime: 0 }),
    conflicts: (mine, theirs) => conflictsOf(member, mine, theirs, format),
    onSaved: () => {
      toast.show({ title: t('saved', { name: member.name }) });
      onClose();
    },
    onTaken: onClose,
    onRefused: (title) => toast.show({ title }),
  });
  const initial = valuesOf(member);
  const form = useForm<PersonValues>({
    initial,
    validate: validate(initial),
    onSubmit: (values) => save(values),
  });
  return (
    <>
      <FormDialog
        title={t('edit_person', { name: member.name })}
        form={form}
        labels={LABELS}
        verb={t('save')}
        boxSize="large"
        onClose={onClose}
      >
        <PersonFields form={form} person={member} />
      </FormDialog>
      <ConflictDialog {...dialog} />
    </>
  );
}
