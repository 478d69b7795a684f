import type { ChartPosition, OrgChart } from '#contract/org-chart/shapes.ts';
import type { Standing } from '#contract/reorganisations/drafted.ts';
import type { KeptMove, NewMove } from '#contract/reorganisations/shapes.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { useForm } from '../../../../ui/form-page/use-form.ts';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { whyNot } from '../../effects/reorganisations/moves.ts';
import type { Drafting } from '../../effects/reorganisations/use-drafting.ts';
import { t } from './messages.ts';
import { formProblem, NOBODY, orNull } from './move-form.ts';
import { departmentsIn } from './person-dialog.tsx';

type PositionDialogProps = {
  /** Undefined for a new one. */
  position: ChartPosition | undefined;
  today: OrgChart;
  drafted: Standing;
  moves: readonly KeptMove[];
  drafting: Drafting;
  /** With the id of what was drafted. */
  onClose: (id?: string) => void;
};

type Values = { title: string; department: string; parent_id: string | null; headcount: number | null };

const valuesOf = (position: ChartPosition | undefined): Values => ({
  ...{ title: position?.title ?? '', department: position?.department ?? '' },
  ...{ parent_id: position?.parent_id ?? NOBODY, headcount: position?.headcount ?? 1 },
});

/** As many seats as a position may have. */
const MOST_SEATS = 1000;

const validate = {
  title: (title: string) => (title.trim() === '' ? t('title_needed') : null),
  headcount: (seats: number | null) =>
    seats !== null && Number.isInteger(seats) && seats >= 1 && seats <= MOST_SEATS ? null : t('seats_needed'),
};

/** Asks what a position is to be, one of today or a new one. */
export function PositionDialog(props: PositionDialogProps) {
  const { position, today, drafted, moves, drafting, onClose } = props;
  const form = useForm<Values>({
    initial: valuesOf(position),
    validate,
    onSubmit: async (values) => {
      const move = moveOf(position, today, values);
      const problem = whyNot(today, moves, move);
      if (problem) return [problem];
      const refused = await drafting.save(move, values.title);
      if (!refused) onClose(move.kind === 'person' ? undefined : move.position_id);
      return refused?.map(formProblem);
    },
  });
  return (
    <FormDialog
      title={position ? t('position_title', { name: position.title }) : t('new_position_title')}
      {...(position ? {} : { note: t('position_note') })}
      form={form}
      labels={{
        ...{ title: t('field_title'), department: t('field_department') },
        ...{ parent_id: t('field_parent_id'), headcount: t('field_headcount') },
      }}
      verb={t(position ? 'position_verb' : 'new_position_verb')}
      isReady={form.changed}
      onClose={() => onClose()}
    >
      <TextField {...form.field('title')} label={t('field_title')} maxLength={120} />
      <SuggestField
        {...form.field('department')}
        label={t('field_department')}
        optional
        maxLength={120}
        suggestions={departmentsIn(today)}
      />
      <Select
        {...form.field('parent_id')}
        label={t('field_parent_id')}
        searchable
        options={[
          { value: NOBODY, label: t('no_parent') },
          ...drafted.positions
            .filter(({ id }) => id !== position?.id)
            .map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <NumberField {...form.field('headcount')} label={t('field_headcount')} />
    </FormDialog>
  );
}

const moveOf = (position: ChartPosition | undefined, today: OrgChart, values: Values): NewMove => {
  const wanted = {
    ...{ title: values.title.trim(), department: orNull(values.department.trim()) },
    ...{ parent_id: orNull(values.parent_id), headcount: values.headcount ?? 1 },
  };
  const was = today.positions.find(({ id }) => id === position?.id);
  if (!was) {
    const position_id = position?.id ?? crypto.randomUUID();
    return { kind: 'new_position', position_id, changes: wanted };
  }
  return {
    ...{ kind: 'position', position_id: was.id },
    changes: {
      ...(was.title === wanted.title ? {} : { title: wanted.title }),
      ...(was.department === wanted.department ? {} : { department: wanted.department }),
      ...(was.parent_id === wanted.parent_id ? {} : { parent_id: wanted.parent_id }),
      ...(was.headcount === wanted.headcount ? {} : { headcount: wanted.headcount }),
    },
  };
};
