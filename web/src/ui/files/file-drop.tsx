import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from 'react';
import styles from './files.module.css';

type FileDropProps = {
  onFiles: (files: readonly File[]) => void;
  /** Its name: what it takes. Files are held above it: said over what it surrounds. */
  label: string;
  children: ReactNode;
};

const holdsFiles = ({ types }: DataTransfer) => types.includes('Files');

/** Takes files that are dropped or pasted anywhere inside; words that are pasted go where they went. */
export function FileDrop({ onFiles, label, children }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  // Passing over something inside leaves and enters: only as many leaves as enters leave it.
  const depth = useRef(0);
  const pass = (event: DragEvent, by: 1 | -1) => {
    if (!holdsFiles(event.dataTransfer)) return;
    depth.current += by;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    // Spreadsheets and documents put a picture beside what is copied in words.
    if (files.length === 0 || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    onFiles(files);
  };
  return (
    <fieldset
      className={styles.drop}
      aria-label={label}
      onDragEnter={(event) => pass(event, 1)}
      onDragLeave={(event) => pass(event, -1)}
      onDragOver={(event) => holdsFiles(event.dataTransfer) && event.preventDefault()}
      onDrop={drop}
      onPaste={paste}
    >
      {children}
      {isOver && (
        <div className={styles.here} aria-hidden="true">
          {label}
        </div>
      )}
    </fieldset>
  );
}
