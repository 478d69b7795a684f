import type { KeptPlanItem } from '#contract/plan-items/endpoints.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Facts } from '../../../../ui/card/facts.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { useUiTexts } from '../../../../ui/theme/texts-context.ts';
import { formed } from '../../effects/forms/form-of.ts';
import { type PlanHere, useWording } from '../../effects/forms/use-wording.ts';
import { dealsheetHref } from '../opportunities/opportunity-verbs.ts';
import styles from './item-facts.module.css';
import { t } from './messages.ts';

type ItemFactsProps = { plan: PlanHere; kept: KeptPlanItem; onClose: () => void };

/** Everything that is said of something in a plan, for whoever only reads it: the fields of its form, in words. */
export default function ItemFacts({ plan, kept, onClose }: ItemFactsProps) {
  const texts = useUiTexts();
  const wording = useWording(plan);
  const { said, name } = formed(kept);
  const title = name(wording);
  const facts = said(wording)
    .filter(({ word }) => word !== '' && word !== title)
    .map(({ label, word }) => ({ label, value: <span className={styles.text}>{word}</span> }));
  const dealsheet = kept.kind === 'opportunity' ? kept.item.dealsheet : null;
  const deal = dealsheet && {
    ...{ label: t('dealsheet'), value: <Link href={dealsheetHref(dealsheet.id)}>{dealsheet.code}</Link> },
  };
  return (
    <Dialog open title={title} boxSize="medium" onClose={onClose}>
      <Facts facts={deal ? [...facts, deal] : facts} />
      <DialogVerbs>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogVerbs>
    </Dialog>
  );
}
