import { IconFilterOff } from '@tabler/icons-react';
import { Button } from '../action/button.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { StateBlock } from './state-block.tsx';

type NothingFoundProps = {
  /** Such as "No project matches these filters". */
  title?: string | undefined;
  /** Names of the filters that are on. */
  filters?: readonly string[];
  onClear?: (() => void) | undefined;
};

/** Something is there, but the filters hide all of it. */
export function NothingFound({ title, filters = [], onClear }: NothingFoundProps) {
  const texts = useUiTexts();
  const note = filters.length > 0 ? texts.filtersOn(filters) : undefined;
  return (
    <StateBlock title={title ?? texts.nothingFound} note={note} icon={IconFilterOff}>
      {onClear && <Button onClick={onClear}>{texts.clearFilters}</Button>}
    </StateBlock>
  );
}
