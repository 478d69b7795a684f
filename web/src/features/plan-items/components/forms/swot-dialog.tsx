import { useQuery } from '@tanstack/react-query';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { SWOT_QUADRANTS } from '#contract/plan-items/swot.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { IMPACTS, impactWord } from '../../effects/forms/scale-words.ts';
import { newSwot, type SwotValues, swotForm } from '../../effects/forms/swot-form.ts';
import { planItems } from '../../queries.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { ScaleSelect } from './scale-select.tsx';
import { WordSelect } from './word-select.tsx';

type SwotDialogProps = DialogProps<PlanItem<'swot'>> & {
  /** Where a new one is put at first. */
  quadrant: SwotValues['quadrant'];
};

const { labels, valuesOf } = swotForm;

/** A strength, a weakness, an opportunity or a threat, and the action that answers it. */
export default function SwotDialog({ plan, item, quadrant, onClose }: SwotDialogProps) {
  const actions = useQuery(planItems(plan.id)).data?.actions ?? [];
  const here = t(item?.quadrant ?? quadrant);
  return (
    <ItemDialog
      {...{ plan, onClose, kind: swotForm, draft: `swot.${quadrant}` }}
      initial={item ? valuesOf(item) : newSwot(quadrant)}
      title={t(item ? 'edit_swot' : 'new_swot', { quadrant: here })}
      verb={t('save_swot')}
    >
      {({ field }) => (
        <>
          <TextArea {...field('text')} label={labels.text} maxLength={500} />
          <FieldPair>
            <WordSelect
              {...field('quadrant')}
              label={labels.quadrant}
              values={SWOT_QUADRANTS}
              word={(one) => t(one)}
            />
            <ScaleSelect {...field('impact')} label={labels.impact} steps={IMPACTS} word={impactWord} />
          </FieldPair>
          <Select
            {...field('action_id')}
            label={labels.action_id}
            note={t('action_note')}
            options={actions.map(({ id, title }) => ({ value: id, label: title }))}
            searchable
            optional
          />
        </>
      )}
    </ItemDialog>
  );
}
