import type { ViewerWords } from './picture-viewer.tsx';

/** A file that was sent, as it is shown. */
export interface SentFile {
  readonly id: string;
  readonly file_name: string;
  readonly bytes: number;
  /** Its size in px; null for what is no picture. */
  readonly picture: { readonly width: number; readonly height: number } | null;
}

/** How such files are read; hooks, the same for as long as they are shown. */
export interface SentReads<File> {
  /** Address of the small picture; undefined while it comes. */
  readonly useSmall: (file: File) => string | undefined;
  /** Address of the picture, and what is said where it doesn't come. */
  readonly useLarge: (file: File) => {
    readonly address: string | undefined;
    readonly failed: Failed | undefined;
  };
  readonly useSave: () => { readonly mutate: (file: File) => void; readonly isPending: boolean };
}

interface Failed {
  readonly title: string;
  readonly note?: string;
  readonly why?: string;
  readonly requestId: string | undefined;
  readonly onRetry: () => void;
}

/** Words of files that were sent. */
export interface SentWords extends ViewerWords {
  readonly list: string;
  readonly open: (name: string) => string;
  readonly save: string;
  readonly size: (bytes: number) => string;
}
