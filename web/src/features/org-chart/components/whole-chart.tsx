import { useMemo, useState } from 'react';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { NothingFound } from '../../../ui/state/nothing-found.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import type { ChartSearch } from '../effects/address.ts';
import { coloursOf } from '../effects/colours.ts';
import { useDrawing, useScroller } from '../effects/drawing/use-drawing.ts';
import { useExports } from '../effects/files/use-exports.ts';
import { meantOf } from '../effects/tree/shown.ts';
import { useChart } from '../effects/tree/use-chart.ts';
import { t } from '../messages.ts';
import { ChartBar } from './bar/chart-bar.tsx';
import { departmentWord } from './bar/department-menu.tsx';
import { PhoneBar } from './bar/phone-bar.tsx';
import { ChartView } from './chart/chart-view.tsx';
import { FiguresDialog } from './figures/figures-dialog.tsx';
import { Legend } from './figures/legend.tsx';
import styles from './page.module.css';
import { ChosenCard } from './panel/chosen-card.tsx';
import { PeopleHead } from './people-head.tsx';
import { TreeList } from './tree/tree-list.tsx';

type WholeChartProps = {
  data: OrgChart;
  search: ChartSearch;
  onSearch: (some: Partial<ChartSearch>) => void;
  /** Another day is on its way. */
  isOld: boolean;
};

/** The chart of a day with what turns and narrows it, and the card that is looked at. */
export function WholeChart({ data, search, onSearch, isOld }: WholeChartProps) {
  const isPhone = useIsPhone();
  const place = useScroller();
  const tree = useChart(data, search, place.sight);
  const { shown } = tree;
  const [sought, seek] = useState(() => (search.card === undefined ? null : { id: search.card }));
  const drawing = useDrawing(place, tree, search.zoom, sought, onSearch);
  const [hasFigures, setFigures] = useState(false);
  const colours = useMemo(
    () => search.colour && coloursOf(search.colour, meantOf(shown), shown),
    [search.colour, shown],
  );
  const exports = useExports(data, tree, search, colours);
  const go = (id: string) => {
    tree.uncover(id);
    seek({ id });
    onSearch({ card: id });
  };
  const onFigures = () => setFigures(true);
  const Bar = isPhone ? PhoneBar : ChartBar;
  const isChart = !isPhone && search.view !== 'list';
  const shared = { tree, colours, chosen: search.card, onChoose: (card: string) => onSearch({ card }) };
  return (
    <div className={styles.page}>
      <PeopleHead all={data.people.length} people={shown.people} />
      <Bar {...{ data, tree, search, onSearch, onFigures, exports }} camera={drawing.camera} onFind={go} />
      <div className={classNames(styles.body, isOld && styles.dim)} aria-busy={isOld || undefined}>
        {shown.tops.length === 0 && <Nobody search={search} onSearch={onSearch} />}
        {shown.tops.length > 0 && isChart && <ChartView {...drawing} {...shared} />}
        {shown.tops.length > 0 && !isChart && <TreeList {...shared} sought={sought} />}
        <Chosen {...{ data, tree, search, onSearch }} onGo={go} />
      </div>
      {colours && <Legend colours={colours} onTable={onFigures} />}
      {hasFigures && <FiguresDialog shown={shown} onClose={() => setFigures(false)} />}
    </div>
  );
}

type NobodyProps = Pick<WholeChartProps, 'search' | 'onSearch'>;

const Nobody = ({ search, onSearch }: NobodyProps) => (
  <NothingFound
    title={t('nobody')}
    filters={(search.department ?? []).map(departmentWord)}
    onClear={() => onSearch({ department: undefined, root: undefined })}
  />
);

type ChosenProps = NobodyProps & {
  data: OrgChart;
  tree: ReturnType<typeof useChart>;
  onGo: (id: string) => void;
};

const Chosen = ({ data, tree, search, onSearch, onGo }: ChosenProps) => {
  const isPhone = useIsPhone();
  const node = search.card === undefined ? undefined : tree.chart.nodes.get(search.card);
  return (
    node && (
      <ChosenCard
        key={node.id}
        {...{ node, tree, onGo }}
        {...{ search, data }}
        // On a phone the box lies over the branch that it opens.
        onRoot={(root) => onSearch({ root, ...(isPhone ? { card: undefined } : {}) })}
        onClose={() => onSearch({ card: undefined })}
      />
    )
  );
};
