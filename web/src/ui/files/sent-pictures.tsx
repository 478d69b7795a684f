import type { ReactNode } from 'react';
import { PictureViewer } from './picture-viewer.tsx';
import type { SentFile, SentWords } from './sent.ts';

type SentPicturesProps = {
  pictures: readonly SentFile[];
  words: SentWords;
  first: number;
  /** Draws the one at a place as large as there is room. */
  draw: (at: number) => ReactNode;
  onDownload: (at: number) => void;
  onClose: () => void;
};

/** Pictures that were sent with something, large. */
export default function SentPictures({ pictures, draw, onDownload, ...rest }: SentPicturesProps) {
  return (
    <PictureViewer
      {...rest}
      pictures={pictures}
      titleOf={({ file_name }) => file_name}
      draw={(picture) => draw(pictures.indexOf(picture))}
      onDownload={(picture) => onDownload(pictures.indexOf(picture))}
    />
  );
}
