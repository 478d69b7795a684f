import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { ConflictDialog } from '../../../../ui/form-page/conflict-dialog.tsx';
import { ErrorSummary } from '../../../../ui/form-page/error-summary.tsx';
import { MoneyField } from '../../../../ui/number/money-field.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import type { CellWords } from '../../effects/whitespace/cell-words.ts';
import { type CellPlace, useCell } from '../../effects/whitespace/use-cell.ts';
import styles from './box.module.css';
import { CellBox } from './cell-box.tsx';
import { CellOpportunity } from './cell-opportunity.tsx';
import { t } from './messages.ts';
import { WithField } from './with-field.tsx';

type CellEditorProps = {
  plan: AccountPlan;
  place: CellPlace;
  /** Where the cell is drawn. */
  beside: HTMLElement;
  words: CellWords;
  mayWrite: boolean;
  onClose: () => void;
};

/** What is spent in a cell and with whom, and the opportunity that it opens. */
export function CellEditor({ plan, place, beside, words, mayWrite, onClose }: CellEditorProps) {
  const cell = useCell(plan, place, onClose);
  return (
    <>
      <CellBox beside={beside} title={cell.name} isKept={cell.form.changed} onClose={onClose}>
        {mayWrite ? (
          <CellForm cell={cell} currency={plan.currency} />
        ) : (
          <Text>{words.label(place.cell)}</Text>
        )}
        <CellOpportunity
          plan_id={plan.id}
          opportunity_id={cell.form.values.opportunity_id}
          {...{ mayWrite, onLink: cell.link, onOpen: cell.open }}
        />
      </CellBox>
      <ConflictDialog {...cell.conflict} />
    </>
  );
}

type CellFormProps = { cell: ReturnType<typeof useCell>; currency: string };

function CellForm({ cell: { form, clear }, currency }: CellFormProps) {
  const { locale } = useFormat();
  return (
    <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <ErrorSummary issues={form.issues} labels={{ spend_minor: t('spend'), with: t('with_whom') }} />
      <MoneyField
        {...form.field('spend_minor')}
        label={t('spend')}
        note={t('spend_note')}
        optional
        amounts={typedAmounts(locale, currency)}
      />
      <WithField value={form.values.with} onChange={(kind) => form.set('with', kind)} />
      <div className={styles.verbs}>
        <span>
          {clear && (
            <Button variant="ghost" small onClick={clear}>
              {t('clear_cell')}
            </Button>
          )}
        </span>
        <Button type="submit" variant="primary" disabled={form.submitting}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
