import { IconChevronLeft, IconChevronRight, IconDownload } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '../action/button.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { Dialog, DialogVerbs } from '../feedback/dialog.tsx';
import styles from './files.module.css';

/** Words of the viewer. */
export interface ViewerWords {
  readonly before: string;
  readonly after: string;
  readonly place: (at: number, count: number) => string;
  readonly download: string;
  readonly close: string;
}

type PictureViewerProps<Picture> = {
  pictures: readonly Picture[];
  /** Which of them is shown first. */
  first: number;
  titleOf: (picture: Picture) => string;
  /** Draws one as large as there is room. */
  draw: (picture: Picture) => ReactNode;
  words: ViewerWords;
  onDownload: (picture: Picture) => void;
  onClose: () => void;
};

/** Pictures one by one in a box: the arrow keys turn, Escape closes. */
export function PictureViewer<Picture>(props: PictureViewerProps<Picture>) {
  const { pictures, first, titleOf, draw, words, onDownload, onClose } = props;
  const [at, setAt] = useState(first);
  const picture = pictures[at];
  const count = pictures.length;
  const turn = useCallback((by: 1 | -1) => setAt((now) => (now + by + count) % count), [count]);
  useArrowKeys(turn);
  if (picture === undefined) return null;
  const isSeveral = count > 1;
  return (
    <Dialog open title={titleOf(picture)} boxSize="large" onClose={onClose}>
      <div className={styles.viewer}>
        {draw(picture)}
        {isSeveral && (
          <div className={styles.turning}>
            <IconButton icon={IconChevronLeft} label={words.before} onClick={() => turn(-1)} />
            <span aria-live="polite">{words.place(at + 1, count)}</span>
            <IconButton icon={IconChevronRight} label={words.after} onClick={() => turn(1)} />
          </div>
        )}
        <DialogVerbs>
          <Button icon={IconDownload} onClick={() => onDownload(picture)}>
            {words.download}
          </Button>
          <Button onClick={onClose}>{words.close}</Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

/** Wherever the focus stands in the box. */
function useArrowKeys(turn: (by: 1 | -1) => void) {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [turn]);
}
