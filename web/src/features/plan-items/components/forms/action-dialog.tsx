import { ACTION_STATUSES } from '#contract/plan-items/action.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { actionForm, NEW_ACTION } from '../../effects/forms/action-form.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { OwnerSelect } from './owner-select.tsx';
import { WordSelect } from './word-select.tsx';

const { labels, valuesOf } = actionForm;

/** Something to do, by whom and when. */
export default function ActionDialog({ plan, item, onClose }: DialogProps<PlanItem<'action'>>) {
  return (
    <ItemDialog
      {...{ plan, onClose, kind: actionForm, draft: 'action' }}
      initial={item ? valuesOf(item) : NEW_ACTION}
      title={t(item ? 'edit_action' : 'new_action')}
      verb={t('save_action')}
    >
      {({ field }) => (
        <>
          <TextField
            {...field('title')}
            label={labels.title}
            placeholder={t('action_hint')}
            maxLength={200}
          />
          <FieldPair>
            <OwnerSelect {...field('owner_id')} label={labels.owner_id} owner={item?.owner ?? null} />
            <DateField {...field('due_on')} label={labels.due_on} optional />
          </FieldPair>
          {item && (
            <WordSelect
              {...field('status')}
              label={labels.status}
              values={ACTION_STATUSES}
              word={(status) => t(`action_${status}`)}
            />
          )}
          <TextArea {...field('note')} label={labels.note} maxLength={2000} optional />
        </>
      )}
    </ItemDialog>
  );
}
