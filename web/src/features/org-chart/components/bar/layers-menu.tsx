import type { ReactElement } from 'react';
import { Menu } from '../../../../ui/action/menu.tsx';
import { deepest } from '../../effects/tree/shown.ts';
import type { BarProps } from './bar-props.ts';
import { t } from './messages.ts';

type LayersMenuProps = Pick<BarProps, 'tree' | 'search' | 'onSearch' | 'onFigures'> & {
  trigger: ReactElement<object>;
};

/** Layers beyond which only all of them can be opened at once. */
const NAMED = 6;

/** How many layers are open, and the figures of all of them. */
export function LayersMenu({ tree, search, onSearch, onFigures, trigger }: LayersMenuProps) {
  const deep = deepest(tree.shown);
  const open = (layers: number | undefined) => {
    tree.straighten();
    onSearch({ layers });
  };
  const named = Array.from({ length: Math.min(Math.max(deep - 2, 0), NAMED) }, (_, at) => at + 2);
  return (
    <Menu
      trigger={trigger}
      sections={[
        {
          id: 'layers',
          label: t('layers'),
          entries: [
            ...[{ id: 'usual', label: t('layers_usual'), layers: undefined }],
            ...named.map((layers) => ({ id: `${layers}`, label: t('layers_to', { layer: layers }), layers })),
            ...[{ id: 'all', label: t('layers_all'), layers: ALL_LAYERS }],
          ].map(({ id, label, layers }) => ({
            ...{ id, label, checked: search.layers === layers },
            onSelect: () => open(layers),
          })),
        },
        { id: 'figures', entries: [{ id: 'figures', label: t('figures'), onSelect: onFigures }] },
      ]}
    />
  );
}

/** Deeper than any organization. */
const ALL_LAYERS = 99;
