import { useState } from 'react';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import type { WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { ChartSearch } from '../../effects/address.ts';
import { useExports } from '../../effects/files/use-exports.ts';
import { type Shown, useDrafted } from '../../effects/reorganisations/use-drafted.ts';
import { ChartBar } from '../bar/chart-bar.tsx';
import { PhoneBar } from '../bar/phone-bar.tsx';
import { FiguresDialog } from '../figures/figures-dialog.tsx';
import { Legend } from '../figures/legend.tsx';
import pageStyles from '../page.module.css';
import { PeopleHead } from '../people-head.tsx';
import { DraftAside } from './draft-aside.tsx';
import { DraftHead } from './draft-head.tsx';
import { DraftPanel } from './draft-panel.tsx';
import { DraftProblem } from './draft-problem.tsx';
import { Panes } from './panes.tsx';
import styles from './reorganisations.module.css';

type DraftedChartProps = {
  data: OrgChart;
  draft: WholeReorganisation;
  search: ChartSearch;
  onSearch: (some: Partial<ChartSearch>) => void;
};

/** The organization as a draft would have it, beside today, with its moves and what would break. */
export function DraftedChart({ data, draft, search, onSearch }: DraftedChartProps) {
  const isPhone = useIsPhone();
  const shown = useDrafted({ data, draft, search, onSearch });
  const { side, sides, front, drafting, drafted, go } = shown;
  const { tree, colours } = front;
  const [hasFigures, setFigures] = useState(false);
  const isDrafted = side !== 'today' && draft.status === 'draft';
  const exports = useExports(front.data, tree, search, colours, isDrafted ? draft : undefined);
  const onFigures = () => setFigures(true);
  const Bar = isPhone ? PhoneBar : ChartBar;
  const panel = { draft, today: data, drafted: drafted.data, tree: drafted.tree, drafting, onGo: go };
  return (
    <div className={pageStyles.page}>
      <PeopleHead all={front.data.people.length} people={tree.shown.people} />
      <DraftHead {...{ draft, side, sides, onSearch }} isBusy={drafting.isBusy} />
      <Bar
        {...{ data: front.data, tree, search, onSearch, onFigures, exports }}
        camera={shown.camera}
        onFind={go}
      />
      <DraftProblem drafting={drafting} />
      <div className={classNames(pageStyles.body, styles.body)}>
        {side === 'moves' ? (
          <div className={styles.scrolled}>
            <DraftPanel {...panel} />
          </div>
        ) : (
          <Panes {...{ data, draft, search, onSearch }} shown={shown} />
        )}
        <Aside {...{ shown, draft, data, search, onSearch }} panel={panel} />
      </div>
      {colours && <Legend colours={colours} onTable={onFigures} />}
      {hasFigures && <FiguresDialog shown={tree.shown} onClose={() => setFigures(false)} />}
    </div>
  );
}

type AsideProps = DraftedChartProps & { shown: Shown; panel: Parameters<typeof DraftPanel>[0] };

/** The card that is looked at, else the moves. */
const Aside = ({ shown, draft, data, search, onSearch, panel }: AsideProps) => {
  const isPhone = useIsPhone();
  const pane = shown.front;
  const node = search.card === undefined ? undefined : pane.tree.chart.nodes.get(search.card);
  return (
    <DraftAside
      node={node}
      panel={isPhone ? null : <DraftPanel {...panel} />}
      onClose={() => onSearch({ card: undefined })}
      {...{ today: data, drafted: shown.drafted.data, tree: pane.tree, drafting: shown.drafting }}
      moves={draft.list}
      mayWrite={draft.may.includes('write') && shown.side !== 'today'}
      root={search.root}
      onGo={shown.go}
      onRoot={(root) => onSearch({ root, ...(isPhone ? { card: undefined } : {}) })}
    />
  );
};
