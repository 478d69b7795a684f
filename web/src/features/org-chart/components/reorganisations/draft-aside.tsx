import { IconChevronLeft } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { nameOf } from '#contract/org-chart/names.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { lineOf } from '../../effects/words.ts';
import { VacantFace } from '../chart/chart-card.tsx';
import { DraftedCard } from '../drafting/drafted-card.tsx';
import draftingStyles from '../drafting/drafting.module.css';
import { t as d } from '../drafting/messages.ts';
import { CardPanel } from '../panel/card-panel.tsx';
import { t } from './messages.ts';
import styles from './reorganisations.module.css';

type DraftAsideProps = Omit<ComponentProps<typeof DraftedCard>, 'node'> & {
  node: ChartNode | undefined;
  /** Where no card is looked at; null on a phone, which has it in place of the chart. */
  panel: ReactNode;
  onClose: () => void;
};

/** Beside the charts: the card that is looked at, else the moves; on a phone the card comes from the lower edge. */
export function DraftAside({ node, panel, onClose, ...card }: DraftAsideProps) {
  const isPhone = useIsPhone();
  if (isPhone)
    return (
      node && (
        <CardPanel key={node.id} node={node} onClose={onClose}>
          <div className={draftingStyles.card}>
            <DraftedCard {...card} node={node} />
          </div>
        </CardPanel>
      )
    );
  return (
    <aside className={styles.aside} aria-label={node ? nameOf(node) : t('moves_head')}>
      {node ? (
        <div key={node.id} className={draftingStyles.card}>
          <div>
            <Button small variant="ghost" icon={IconChevronLeft} onClick={onClose}>
              {d('card_closed')}
            </Button>
          </div>
          <CardHead node={node} />
          <DraftedCard {...card} node={node} />
        </div>
      ) : (
        panel
      )}
    </aside>
  );
}

const CardHead = ({ node }: { node: ChartNode }) => {
  const format = useFormat();
  return (
    <div className={draftingStyles.cardHead}>
      {node.kind === 'vacancy' ? <VacantFace /> : <Avatar name={node.person.name} size={40} decorative />}
      <div className={draftingStyles.cardWords}>
        <h2 className={draftingStyles.cardName}>{nameOf(node)}</h2>
        <div className={draftingStyles.line}>{lineOf(node, format)}</div>
      </div>
    </div>
  );
};
