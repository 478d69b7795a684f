import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import type { Left } from '../../effects/dismiss-all.ts';
import { sentenceOf } from '../../effects/words/sentences.ts';
import styles from './choosing.module.css';
import { t } from './messages.ts';

/** The insights that weren't dismissed with the others, each with why. */
export function LeftDialog({ left, onClose }: { left: readonly Left[]; onClose: () => void }) {
  const format = useFormat();
  return (
    <Dialog open title={t('left', { count: left.length })} onClose={onClose}>
      <ul className={styles.left} aria-label={t('outcomes')}>
        {left.map(({ insight, why }) => (
          <li key={insight.id}>
            <strong>{sentenceOf(insight, format)}</strong>
            <span>{why}</span>
          </li>
        ))}
      </ul>
      <DialogVerbs>
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
