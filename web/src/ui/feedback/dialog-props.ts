import type { ReactNode } from 'react';

export type BoxSize = 'small' | 'medium' | 'large';

/** Px. */
export const widths: Record<BoxSize, number> = { small: 350, medium: 600, large: 800 };

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  /** 350, 600 or 800 px; the whole screen below 600 px, save for small ones. */
  boxSize?: BoxSize;
  /** Not closed by a click beside it, and without a cross; `beside`: with one, where closing loses nothing. */
  persistent?: boolean | 'beside';
  children: ReactNode;
};

export type SheetProps = { open: boolean; title: string; onClose: () => void; children: ReactNode };
