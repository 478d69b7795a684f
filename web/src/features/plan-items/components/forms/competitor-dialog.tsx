import { RISK_LEVELS } from '#contract/dealsheets/content.ts';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../../ui/form-page/form-page.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { competitorForm, NEW_COMPETITOR } from '../../effects/forms/competitor-form.ts';
import type { DialogProps } from './dialog-props.ts';
import { ItemDialog } from './item-dialog.tsx';
import { t } from './messages.ts';
import { WordSelect } from './word-select.tsx';

const { labels, valuesOf } = competitorForm;

/** Whom else the client buys from, and how we answer. */
export default function CompetitorDialog({ plan, item, onClose }: DialogProps<PlanItem<'competitor'>>) {
  return (
    <ItemDialog
      {...{ plan, onClose, kind: competitorForm, draft: 'competitor' }}
      initial={item ? valuesOf(item) : NEW_COMPETITOR}
      title={t(item ? 'edit_competitor' : 'new_competitor')}
      verb={t('save_competitor')}
    >
      {({ field }) => (
        <>
          <TextField {...field('name')} label={labels.name} maxLength={120} />
          <FieldPair>
            <WordSelect
              {...field('threat')}
              label={labels.threat}
              values={RISK_LEVELS}
              word={(one) => t(`level_${one}`)}
            />
            <NumberField {...field('share_pct')} label={labels.share_pct} suffix="%" optional />
          </FieldPair>
          <TextArea {...field('strengths')} label={labels.strengths} maxLength={2000} optional />
          <TextArea {...field('weaknesses')} label={labels.weaknesses} maxLength={2000} optional />
          <TextArea {...field('answer')} label={labels.answer} maxLength={2000} optional />
        </>
      )}
    </ItemDialog>
  );
}
