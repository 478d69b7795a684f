import { useState } from 'react';
import { Button, ButtonLink } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from './messages.ts';
import styles from './tours.module.css';
import type { TourWords } from './tours.ts';

type TourDialogProps = { tour: TourWords; onDone: () => void; onClose: () => void };

/** A tour, step by step; it counts as seen once its last step was. */
export function TourDialog({ tour, onDone, onClose }: TourDialogProps) {
  const { name, steps, href } = tour;
  const [at, setAt] = useState(0);
  const isLast = at === steps.length - 1;
  const step = steps[at];
  return (
    <Dialog open title={name} onClose={onClose}>
      <div className={styles.step} aria-live="polite">
        <Text small muted figures>
          {t('step', { at: at + 1, all: steps.length })}
        </Text>
        <h3 className={styles.heading}>{step?.title}</h3>
        <p>{step?.text}</p>
      </div>
      <DialogVerbs>
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('back')}</Button>}
        {isLast && href && <ButtonLink href={href}>{t('open', { place: name })}</ButtonLink>}
        <Button variant="primary" data-autofocus onClick={isLast ? onDone : () => setAt(at + 1)}>
          {isLast ? t('done') : t('next')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
