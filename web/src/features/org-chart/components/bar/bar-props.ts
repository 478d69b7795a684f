import type { OrgChart } from '#contract/org-chart/shapes.ts';
import type { MenuEntry } from '../../../../ui/action/menu.tsx';
import type { ChartSearch } from '../../effects/address.ts';
import type { ShownTree } from '../../effects/tree/use-chart.ts';

/** What chooses and turns the chart. */
export type BarProps = {
  data: OrgChart;
  tree: ShownTree;
  search: ChartSearch;
  /** Changes some of the address. */
  onSearch: (some: Partial<ChartSearch>) => void;
  onFind: (id: string) => void;
  /** Opens the figures of spans and layers. */
  onFigures: () => void;
  /** Where it is drawn. */
  camera:
    | { readonly zoom: number; readonly step: (way: 1 | -1) => void; readonly fit: () => void }
    | undefined;
  exports: readonly MenuEntry[];
};
