import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { PRIORITIES, PROJECT_TYPES } from '#contract/projects/shapes.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair, FormSection } from '../../../../ui/form-page/form-page.tsx';
import { personChoices } from '../../../choices/queries.ts';
import { useSuggestedCode } from '../../effects/use-suggested-code.ts';
import { t } from '../../messages.ts';
import { Reached } from '../reach/reached.tsx';
import { Choice } from './choice.tsx';
import { ClientFields } from './client-fields.tsx';
import { f } from './messages.ts';
import type { ProjectForm } from './project-form.ts';

/** Name, code, who it is for and who answers for it. A new project's code follows its name until it is typed. */
export function BasicsSection({ form, fresh }: { form: ProjectForm; fresh?: boolean }) {
  const { values, field, set } = form;
  const suggest = useCallback((code: string) => set('code', code), [set]);
  const { own } = useSuggestedCode(values.name, fresh ?? false, suggest);
  const recode = (code: string) => {
    own();
    set('code', code.toUpperCase());
  };
  return (
    <FormSection title={f('section_basics')}>
      <TextField label={t('name')} maxLength={120} {...field('name')} />
      <FieldPair>
        <TextField
          label={t('code')}
          note={f('code_note')}
          maxLength={12}
          {...field('code')}
          onChange={recode}
        />
        <Choice
          label={t('type')}
          note={f('type_note')}
          values={PROJECT_TYPES}
          word={(value) => t(`type_${value}`)}
          {...field('type')}
        />
      </FieldPair>
      <Reached by={['code']} />
      {values.type !== 'internal' && <ClientFields form={form} />}
      <Reached by={['client_id']} />
      <PeopleFields form={form} fresh={fresh ?? false} />
      <Reached by={['owner_id']} />
      <Choice
        label={t('priority')}
        values={PRIORITIES}
        word={(value) => t(`priority_${value}`)}
        {...field('priority')}
      />
    </FormSection>
  );
}

function PeopleFields({ form, fresh }: { form: ProjectForm; fresh: boolean }) {
  const people = useQuery(personChoices());
  const options = (people.data?.data ?? []).map(({ id, name, position }) => ({
    value: id,
    label: name,
    ...(position ? { detail: position } : {}),
  }));
  return (
    <FieldPair>
      <Select
        label={t('owner')}
        optional={fresh}
        {...(fresh ? { placeholder: f('owner_note') } : {})}
        options={options}
        loading={people.isPending}
        searchable
        {...form.field('owner_id')}
      />
      <Select label={t('sponsor')} options={options} optional searchable {...form.field('sponsor_id')} />
    </FieldPair>
  );
}
