import { useState } from 'react';
import type { ActivityChoices } from '#contract/activity/day-shapes.ts';
import type { Coded } from '#contract/activity/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import type { FieldProps } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { t } from '../../messages.ts';
import { type ChosenPurpose, chosenPurpose, type NamedPurpose, servicesOf } from './chosen-purpose.ts';
import styles from './entry-form.module.css';
import { useChoices } from './use-choices.ts';
import { useNothingToLogOn } from './use-nothing-to-log-on.ts';

type Choice = Pick<FieldProps, 'error' | 'id' | 'name'> & { value: string | null };

type PurposeFieldsProps = {
  /** The day that has to lie within the project's dates. */
  date: string;
  project: Choice;
  service: Choice;
  /** Chosen before: named here even when they can't be chosen any more. */
  known?: NamedPurpose | undefined;
  onChange: (chosen: ChosenPurpose, named: NamedPurpose) => void;
};

/** Project and service, as far as time can be logged on them at a day. */
export function PurposeFields({ date, project, service, known, onChange }: PurposeFieldsProps) {
  const { require_project, require_service } = useOrganization();
  const [text, setText] = useState('');
  const { choices, isFetching, pick } = useChoices(date, text, project.value, known?.project);
  const { projects } = choices;
  const isStuck = useNothingToLogOn(date) && project.value === null;
  const choose = (projectId: string | null, serviceId: string | null) => {
    const chosen = chosenPurpose(choices, projectId, serviceId);
    pick(projectId);
    onChange(chosen, namesOf(choices, chosen));
  };
  const allowed = servicesOf(choices, project.value);
  const search = (typed: string) => setText(isLabel(typed, projects, known?.project) ? '' : typed.trim());
  return (
    <>
      {isStuck && (
        <div role="status" className={styles.wide}>
          <StatusText tone="info">{t('no_project_then')}</StatusText>
        </div>
      )}
      <Select
        {...project}
        label={t('project')}
        optional={!require_project}
        placeholder={t('choose_project')}
        options={withKnown(projects, known?.project).map((one) => ({
          value: one.id,
          label: labelOf(one),
          ...('client' in one && one.client ? { detail: one.client } : {}),
        }))}
        onChange={(id) => choose(id, service.value)}
        onSearch={search}
        loading={isFetching}
      />
      <Select
        {...service}
        label={t('service')}
        placeholder={t('choose_service')}
        optional={!require_service}
        options={withKnown(allowed, known?.service).map(({ id, name, code }) => ({
          value: id,
          label: name,
          detail: code,
        }))}
        onChange={(id) => choose(project.value, id)}
      />
    </>
  );
}

const labelOf = ({ code, name }: Coded): string => `${code} ${name}`;

const isLabel = (typed: string, projects: readonly Coded[], known: Coded | null | undefined): boolean =>
  withKnown(projects, known).some((one) => labelOf(one) === typed);

const withKnown = <One extends Coded>(
  found: readonly One[],
  known: Coded | null | undefined,
): (One | Coded)[] => (known && !found.some(({ id }) => id === known.id) ? [known, ...found] : [...found]);

const namesOf = (choices: ActivityChoices, chosen: ChosenPurpose): NamedPurpose => ({
  project: named(choices.projects, chosen.project_id),
  service: named(choices.services, chosen.service_type_id),
});

const named = (choices: readonly Coded[], id: string | null): Coded | null => {
  const found = choices.find((one) => one.id === id);
  return found ? { id: found.id, code: found.code, name: found.name } : null;
};
