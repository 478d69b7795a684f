import type { ChartPerson, OrgChart } from '#contract/org-chart/shapes.ts';
import type { PersonNode } from '#contract/org-chart/tree.ts';
import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { KeptMove, NewMove } from '#contract/reorganisations/shapes.ts';
import type { Option } from '../../../../ui/form/options.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { type Form, useForm } from '../../../../ui/form-page/use-form.ts';
import { whyNot } from '../../effects/reorganisations/moves.ts';
import type { Drafting } from '../../effects/reorganisations/use-drafting.ts';
import { idsBelow } from '../../effects/tree/shown.ts';
import { t } from './messages.ts';
import { formProblem, NOBODY, orNull, seatOptions } from './move-form.ts';

type PersonDialogProps = {
  node: PersonNode;
  today: OrgChart;
  drafted: Standing;
  moves: readonly KeptMove[];
  drafting: Drafting;
  onClose: (isDone: boolean) => void;
};

/** Asks where somebody goes: under whom, onto which seat, and as what. */
export function PersonDialog({ node, today, drafted, moves, drafting, onClose }: PersonDialogProps) {
  const { person } = node;
  const form = useForm<Values>({
    initial: {
      manager_id: person.manager_id ?? NOBODY,
      position_id: person.position_id ?? NOBODY,
      ...{ title: person.title ?? '', department: person.department ?? '' },
    },
    onSubmit: async (values) => {
      const was = today.people.find(({ id }) => id === person.id);
      const move = moveOf(person.id, was, values);
      const problem = whyNot(today, moves, move);
      if (problem) return [problem];
      const refused = await drafting.save(move, person.name);
      if (!refused) onClose(true);
      return refused?.map(formProblem);
    },
  });
  return (
    <FormDialog
      title={t('person_title', { name: person.name })}
      note={t('person_note', { name: person.name })}
      form={form}
      labels={{
        ...{ manager_id: t('field_manager_id'), position_id: t('field_position_id') },
        ...{ title: t('field_title'), department: t('field_department') },
      }}
      verb={t('person_verb')}
      isReady={form.changed}
      onClose={() => onClose(false)}
    >
      <PersonFields {...{ node, drafted, form }} departments={departmentsIn(today)} />
    </FormDialog>
  );
}

type PersonFieldsProps = Pick<PersonDialogProps, 'node' | 'drafted'> & {
  form: Form<Values>;
  departments: readonly Option[];
};

const PersonFields = ({ node, drafted, form, departments }: PersonFieldsProps) => {
  const below = idsBelow(node);
  const others = drafted.people.filter(({ id }) => !below.has(id));
  return (
    <>
      <Select
        {...form.field('manager_id')}
        label={t('field_manager_id')}
        searchable
        options={[
          { value: NOBODY, label: t('no_manager') },
          ...others.map(({ id, name, title }) => ({
            ...{ value: id, label: name },
            ...(title ? { detail: title } : {}),
          })),
        ]}
      />
      <Select
        {...form.field('position_id')}
        label={t('field_position_id')}
        options={[{ value: NOBODY, label: t('no_position') }, ...seatOptions(drafted, node.person)]}
      />
      <TextField {...form.field('title')} label={t('field_title')} optional maxLength={120} />
      <SuggestField
        {...form.field('department')}
        label={t('field_department')}
        optional
        maxLength={120}
        suggestions={departments}
      />
    </>
  );
};

/** Departments in use, to be chosen again. */
export const departmentsIn = ({ people, positions }: Standing) =>
  [...new Set([...people, ...positions].map(({ department }) => department))]
    .filter((name) => name !== null)
    .toSorted((one, other) => one.localeCompare(other))
    .map((name) => ({ value: name, label: name }));

type Values = { manager_id: string | null; position_id: string | null; title: string; department: string };

/** All that is to be said of somebody: what isn't as it stands today. */
const moveOf = (member_id: string, was: ChartPerson | undefined, values: Values): NewMove => {
  const wanted = {
    ...{ manager_id: orNull(values.manager_id), position_id: orNull(values.position_id) },
    ...{ title: orNull(values.title.trim()), department: orNull(values.department.trim()) },
  };
  return {
    ...{ kind: 'person', member_id },
    changes: {
      ...(was?.manager_id === wanted.manager_id ? {} : { manager_id: wanted.manager_id }),
      ...(was?.position_id === wanted.position_id ? {} : { position_id: wanted.position_id }),
      ...(was?.title === wanted.title ? {} : { title: wanted.title }),
      ...(was?.department === wanted.department ? {} : { department: wanted.department }),
    },
  };
};
