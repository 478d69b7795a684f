import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '../action/button.tsx';
import { useFocusReturn } from '../feedback/use-focus-return.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './tour.module.css';
import { useSpot } from './use-spot.ts';

/** One thing on the page that a tour points at. */
export interface TourStep {
  readonly title: string;
  readonly text: string;
  /** What it is about; undefined where it isn't on the page any more: the box stands without a spot then. */
  readonly find: () => Element | undefined;
}

type TourBoxProps = {
  /** What the tour is called. */
  name: string;
  steps: readonly TourStep[];
  at: number;
  onMove: (at: number) => void;
  /** After the last step. */
  onDone: () => void;
  /** Escape and Skip. */
  onSkip: () => void;
};

/** A tour's step beside what it is about, which stays in the light while the page around it lies in shadow. */
export function TourBox({ name, steps, at, onMove, onDone, onSkip }: TourBoxProps) {
  const texts = useUiTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const { ring, box } = useSpot({ dialog, first: next, step });
  useFocusReturn(true);
  // The browser's own Escape would close the box without a word to whoever opened it.
  const skipByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onSkip();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-step`}
      onKeyDown={skipByKey}
      onCancel={(event) => event.preventDefault()}
    >
      <div ref={ring} className={styles.ring} />
      <div ref={box} className={styles.box}>
        <p className={styles.name}>
          <span id={`${id}-name`}>{name}</span>
          <span className={styles.progress}>{texts.stepOf(at + 1, steps.length)}</span>
        </p>
        <div id={`${id}-step`} aria-live="polite" className={styles.words}>
          <h2 className={styles.title}>{step?.title}</h2>
          <p>{step?.text}</p>
        </div>
        <div className={styles.verbs}>
          {!isLast && (
            <Button variant="ghost" muted className={styles.skip} onClick={onSkip}>
              {texts.skip}
            </Button>
          )}
          {at > 0 && <Button onClick={() => onMove(at - 1)}>{texts.stepBack}</Button>}
          <Button ref={next} variant="primary" onClick={isLast ? onDone : () => onMove(at + 1)}>
            {isLast ? texts.done : texts.stepNext}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
