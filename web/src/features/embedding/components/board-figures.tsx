import type { ReactNode } from 'react';
import { Figures } from '../../../ui/card/figure.tsx';
import styles from './embedding.module.css';

/** The figures above a board inside another application. */
export const BoardFigures = ({ children }: { children: ReactNode }) => (
  <div className={styles.figures}>
    <Figures>{children}</Figures>
  </div>
);
