import { useQuery } from '@tanstack/react-query';
import type { Series } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { refusedFields } from '../../../../platform/http/refused-fields.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FormDialog } from '../../../../ui/form-page/form-dialog.tsx';
import { type Form, useForm } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { useSeriesWrites } from '../../effects/use-series-writes.ts';
import { foreseenTurn } from '../../queries.ts';
import { Foreseen } from '../batch/foreseen.tsx';
import { foreseenInSpite, InSpite } from './in-spite.tsx';
import { t } from './messages.ts';
import { ruleWords } from './rules.ts';
import { TakenOff } from './taken-off.tsx';
import { askedOf, initialOf, isOther, TURN_SCOPES, type TurnValues } from './turn-values.ts';
import { isChosen, WAY_LABELS, WayFields } from './way-fields.tsx';

type TurnProps = { shift: Shift; series: Series; onClose: () => void };

const LABELS = {
  ...{ scope: t('which'), ...WAY_LABELS, until: t('until'), reason: t('why') },
  override_reason: t('in_spite'),
};

/** Lets a series come on other days, or up to another one; what that takes off and plans is said beforehand. */
export function TurnDialog({ shift, series, onClose }: TurnProps) {
  const { turn } = useSeriesWrites(shift);
  const form: Form<TurnValues> = useForm<TurnValues>({
    initial: initialOf(shift, series),
    validate: {
      until: (value) => (value ? null : t('until_needed')),
      weekdays: (_, values) => (isChosen(values) ? null : t('days_needed')),
      reason: (value) => (isTold && !value.trim() ? t('why_needed') : null),
    },
    onSubmit: async (values) => {
      try {
        await turn(series, askedOf(values, shift, series), (foreseen.data?.left.length ?? 0) > 0);
        onClose();
        return undefined;
      } catch (error) {
        return refusedFields(error, t('changed_elsewhere'));
      }
    },
  });
  const { isAskable, foreseen, outcome } = useForeseenTurn(shift, series, form);
  const isTold = (outcome?.cancelled ?? 0) > 0;
  return (
    <FormDialog
      {...{ form, onClose }}
      title={t('turn_title')}
      note={t('turn_note')}
      labels={LABELS}
      verb={t('turn_now')}
      isReady={outcome !== undefined && !foreseen.isPlaceholderData}
    >
      <TurnFields {...{ form, shift, series }} />
      {isAskable && <Foreseen {...foreseen} more={outcome && <TakenOff outcome={outcome} />} />}
      {isTold && (
        <TextArea
          label={LABELS.reason}
          note={t('why_note')}
          maxLength={500}
          rows={2}
          {...form.field('reason')}
        />
      )}
      <InSpite outcome={outcome} field={form.field('override_reason')} />
    </FormDialog>
  );
}

/** What it would come to; asked while it is something else than now, and not once it is done. */
function useForeseenTurn(shift: Shift, series: Series, { values, submitting }: Form<TurnValues>) {
  const { reason: _, ...asked } = askedOf(values, shift, series);
  const isAskable = isOther(values, shift, series);
  const foreseen = useQuery({
    ...foreseenTurn(shift.project.id, series, { ...asked, ...foreseenInSpite(asked) }),
    enabled: isAskable && !submitting,
  });
  return { isAskable, foreseen, outcome: isAskable && !foreseen.isError ? foreseen.data : undefined };
}

function TurnFields({
  form,
  shift,
  series,
}: Pick<TurnProps, 'shift' | 'series'> & { form: Form<TurnValues> }) {
  const format = useFormat();
  const now = ruleWords(series.rule, series.first_day, format.locale);
  return (
    <>
      <Select
        label={LABELS.scope}
        options={TURN_SCOPES.map((value) => ({ value, label: t(`scope_${value}`) }))}
        {...form.field('scope')}
      />
      <WayFields
        day={shift.day}
        way={form.field('way')}
        weekdays={form.field('weekdays')}
        first={{ value: 'kept', label: t('as_now', { rule: now }) }}
      />
      <DateField
        label={LABELS.until}
        note={t('until_note', { day: format.day(series.furthest, 'weekday') })}
        max={series.furthest}
        {...form.field('until')}
      />
    </>
  );
}
