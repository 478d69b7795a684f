import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MemberSkill, MemberSkills } from '#contract/members/skills.ts';
import type { Reference } from '#contract/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useSavedOver } from '../../../../platform/http/use-saved-over.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { type Conflict, ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { type Form, useForm } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import {
  conflictsOf,
  LEVEL_OPTIONS,
  listWith,
  type SkillValues,
  VALIDATE,
  valuesOf,
} from '../../effects/skill-values.ts';
import { useReplaceSkills } from '../../mutations.ts';
import { memberSkills, skillNames } from '../../queries.ts';
import { FormDialog } from '../form-dialog.tsx';
import { t } from './messages.ts';

type SkillDialogProps = {
  member: Reference;
  skills: MemberSkills;
  /** The one that is renewed; null for a new one. */
  skill: MemberSkill | null;
  onClose: () => void;
};

/** Adds a skill, or renews one: over what was seen when the form opened, and beside what somebody else changed of others. */
export function SkillDialog({ member, skills: now, skill: seen, onClose }: SkillDialogProps) {
  const [{ skills, skill }] = useState({ skills: now, skill: seen });
  const { save, dialog } = useSave({ member, skills, skill, onClose });
  const form = useForm<SkillValues>({
    initial: valuesOf(skill),
    validate: VALIDATE,
    onSubmit: async (values) =>
      // The others were right before.
      (await save(values))?.map(({ field, message }) => ({
        ...{ field: field.replace(/^skills\.\d+\./, ''), message },
      })),
  });
  const title = skill
    ? t('renew_of', { skill: skill.skill, name: member.name })
    : t('add_to', { name: member.name });
  return (
    <>
      <FormDialog title={title} form={form} verb={t(skill ? 'save' : 'add')} onClose={onClose}>
        {!skill && <NameField form={form} />}
        <Select label={t('level')} options={LEVEL_OPTIONS} {...form.field('level')} />
        <DateField label={t('until')} note={t('until_note')} optional {...form.field('expires')} />
      </FormDialog>
      <ConflictDialog {...dialog} />
    </>
  );
}

/** Names that are in use are suggested, so that a skill is called the same everywhere. */
function NameField({ form }: { form: Form<SkillValues> }) {
  const { data } = useQuery(skillNames());
  const suggestions = (data?.names ?? []).map((value) => ({ value, label: value }));
  return (
    <SuggestField
      label={t('skill')}
      note={t('skill_note')}
      maxLength={60}
      suggestions={suggestions}
      {...form.field('skill')}
    />
  );
}

function useSave({ member, skills, skill, onClose }: SkillDialogProps) {
  const queries = useQueryClient();
  const format = useFormat();
  const { mutateAsync } = useReplaceSkills();
  // All skills as they were read last: the list is written as a whole.
  const newest = useRef(skills.skills);
  const name = useRef('');
  return useSavedOver<SkillValues, MemberSkills, Conflict>({
    version: skills.version,
    write: (values, version) => {
      name.current = values.skill.trim();
      return mutateAsync({ member_id: member.id, version, skills: listWith(newest.current, skill, values) });
    },
    reread: async () => {
      const read = await queries.fetchQuery({ ...memberSkills(member.id), staleTime: 0 });
      newest.current = read.skills;
      return read;
    },
    conflicts: (mine, theirs) => conflictsOf(skill, mine, theirs.skills, format),
    onSaved: () => {
      toast.show({ title: t(skill ? 'saved' : 'added', { skill: name.current }) });
      onClose();
    },
    onTaken: onClose,
    onRefused: (title) => toast.show({ title }),
  });
}
