import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { nameOf } from '#contract/org-chart/names.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Avatar } from '../../../../ui/display/avatar.tsx';
import { Sheet } from '../../../../ui/feedback/dialog.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { lineOf } from '../../effects/words.ts';
import { VacantFace } from '../chart/chart-card.tsx';
import { t } from './messages.ts';
import styles from './panel.module.css';

type CardPanelProps = { node: ChartNode; onClose: () => void; children: ReactNode };

/** What is said of a card: beside the chart, from the lower edge on a phone. */
export function CardPanel({ node, onClose, children }: CardPanelProps) {
  const format = useFormat();
  if (useIsPhone())
    return (
      <Sheet open title={nameOf(node)} onClose={onClose}>
        <div className={styles.line}>{lineOf(node, format)}</div>
        {children}
      </Sheet>
    );
  return (
    <aside className={styles.panel} aria-label={nameOf(node)}>
      <div className={styles.head}>
        {node.kind === 'vacancy' ? <VacantFace /> : <Avatar name={node.person.name} size={40} decorative />}
        <div className={styles.words}>
          <h2 className={styles.name}>{nameOf(node)}</h2>
          <div className={styles.line}>{lineOf(node, format)}</div>
        </div>
        <IconButton small variant="ghost" icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}
