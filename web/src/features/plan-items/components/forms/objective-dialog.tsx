import type { PlanItem } from '#contract/plan-items/items.ts';
import { OBJECTIVE_STATUSES } from '#contract/plan-items/objective.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { NEW_OBJECTIVE, type ObjectiveValues, objectiveForm } from '../../effects/forms/objective-form.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { OwnerSelect } from './owner-select.tsx';
import { WordSelect } from './word-select.tsx';

const { labels, valuesOf } = objectiveForm;

/** What is to be reached, and how far it is. */
export default function ObjectiveDialog({ plan, item, onClose }: DialogProps<PlanItem<'objective'>>) {
  return (
    <ItemDialog
      {...{ plan, onClose, kind: objectiveForm, draft: 'objective' }}
      initial={item ? valuesOf(item) : NEW_OBJECTIVE}
      title={t(item ? 'edit_objective' : 'new_objective')}
      verb={t('save_objective')}
      boxSize="large"
    >
      {({ field }) => (
        <>
          <TextField
            {...field('title')}
            label={labels.title}
            placeholder={t('objective_hint')}
            maxLength={200}
          />
          <Measure field={field} />
          <FieldPair>
            <OwnerSelect {...field('owner_id')} label={labels.owner_id} owner={item?.owner ?? null} />
            <DateField {...field('due_on')} label={labels.due_on} optional />
          </FieldPair>
          <TextArea {...field('note')} label={labels.note} maxLength={2000} optional />
        </>
      )}
    </ItemDialog>
  );
}

/** What is measured, from where to where, and how far it is. */
function Measure({ field }: Pick<Form<ObjectiveValues>, 'field'>) {
  return (
    <>
      <FieldPair>
        <TextField
          {...field('metric')}
          label={labels.metric}
          placeholder={t('metric_hint')}
          maxLength={120}
          optional
        />
        <TextField
          {...field('unit')}
          label={labels.unit}
          placeholder={t('unit_hint')}
          maxLength={20}
          optional
        />
      </FieldPair>
      <FieldPair>
        <TextField {...field('baseline')} label={labels.baseline} optional />
        <TextField {...field('target')} label={labels.target} optional />
      </FieldPair>
      <FieldPair>
        <TextField {...field('current')} label={labels.current} optional />
        <WordSelect
          {...field('status')}
          label={labels.status}
          values={OBJECTIVE_STATUSES}
          word={(status) => t(`objective_${status}`)}
        />
      </FieldPair>
    </>
  );
}
