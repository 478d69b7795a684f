import { Tick } from '../../form/tick.tsx';
import { useUiTexts } from '../../theme/texts-context.ts';
import type { RowSelection } from '../model/use-selection.ts';

type RowTickProps = { id: string; label: string; selection: RowSelection };

/** Selects one row; with shift all since the last click. */
export function RowTick({ id, label, selection }: RowTickProps) {
  const texts = useUiTexts();
  return (
    <Tick
      aria-label={texts.select(label)}
      checked={selection.chosen.has(id)}
      onClick={(event) => selection.toggle(id, event.shiftKey)}
      readOnly
    />
  );
}
