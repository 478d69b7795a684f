import { use } from 'react';
import type { ProjectFields } from '#contract/projects/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { reachWords } from '../../effects/reach-words.ts';
import styles from './reach.module.css';
import { ReachContext } from './reach-context.ts';

/** Below some fields: what changing them would touch. */
export function Reached({ by }: { by: readonly (keyof ProjectFields)[] }) {
  const format = useFormat();
  const touched = use(ReachContext)?.found?.filter(({ field }) => by.some((one) => one === field)) ?? [];
  if (touched.length === 0) return null;
  return (
    <ul className={styles.beside}>
      {touched.map((one) => (
        <li key={`${one.field} ${one.reach}`}>
          <StatusText tone={one.refuses ? 'bad' : 'info'}>{reachWords(one, format)}</StatusText>
        </li>
      ))}
    </ul>
  );
}
