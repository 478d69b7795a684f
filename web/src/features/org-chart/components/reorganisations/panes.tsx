import { nameOf } from '#contract/org-chart/names.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import type { WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { NothingFound } from '../../../../ui/state/nothing-found.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { ChartSearch } from '../../effects/address.ts';
import { type Drop, dropOf } from '../../effects/reorganisations/moves.ts';
import type { Shown } from '../../effects/reorganisations/use-drafted.ts';
import { useDrag } from '../../effects/reorganisations/use-drag.ts';
import { useHeld } from '../../effects/reorganisations/use-held.ts';
import { t as chartText } from '../../messages.ts';
import { departmentWord } from '../bar/department-menu.tsx';
import { ChartPane } from '../drafting/chart-pane.tsx';
import { Ghost, HeldBanner } from '../drafting/ghost.tsx';
import { t as d } from '../drafting/messages.ts';
import { t } from './messages.ts';
import styles from './reorganisations.module.css';

type PanesProps = {
  data: OrgChart;
  draft: WholeReorganisation;
  search: ChartSearch;
  onSearch: (some: Partial<ChartSearch>) => void;
  shown: Shown;
};

/** The chart as it would be, today's, or both; cards of the first are moved by hand and by keys. */
export function Panes(props: PanesProps) {
  const { search, onSearch, shown } = props;
  const isPhone = useIsPhone();
  const { side, marks, today, front, sought } = shown;
  const given = {
    ...{ chosen: search.card, sought, isList: isPhone || search.view === 'list' },
    onChoose: (card: string) => onSearch({ card }),
    hasHead: side === 'both',
  };
  if (front.tree.shown.tops.length === 0)
    return (
      <NothingFound
        title={chartText('nobody')}
        filters={(search.department ?? []).map(departmentWord)}
        onClear={() => onSearch({ department: undefined, root: undefined })}
      />
    );
  return (
    <div className={styles.panes}>
      {(side === 'today' || side === 'both') && (
        <ChartPane {...given} pane={today} marks={marks.today} label={t('side_today')} />
      )}
      {side !== 'today' && <DraftedPane {...props} given={given} />}
    </div>
  );
}

type GivenProps = {
  chosen: string | undefined;
  sought: { readonly id: string } | null;
  isList: boolean;
  hasHead: boolean;
  onChoose: (id: string) => void;
};

const DraftedPane = ({ data, draft, shown, given }: PanesProps & { given: GivenProps }) => {
  const { drafted, drafting, marks, show } = shown;
  const { chart } = drafted.tree;
  const isOn = draft.may.includes('write');
  const meant = (from: ChartNode, onto: ChartNode) => dropOf(data, draft.list, from, onto);
  const onDrop = ({ move, problem, words }: Drop, from: ChartNode) => {
    if (problem !== undefined || !move) {
      toast.show({ title: d('not_drafted_name', { name: nameOf(from) }), message: problem });
      return;
    }
    void drafting.put(move, nameOf(from), words).then((isDone) => isDone && show(from.id));
  };
  const drag = useDrag({ chart, isOn, dropOf: meant, onDrop });
  const held = useHeld({
    ...{ chart, isOn, dropOf: meant, onDrop },
    onLeave: (node) => toast.show({ title: d('put_back', { name: nameOf(node) }) }),
  });
  return (
    <ChartPane
      {...given}
      pane={drafted}
      marks={marks.drafted}
      label={t('side_drafted')}
      moving={{ ...held.handlers, onPointerDownCapture: drag.onPointerDownCapture }}
    >
      {isOn && <HiddenText>{d('move_keys')}</HiddenText>}
      <HeldBanner held={held.held} hasReached={held.hasReached} />
      {drag.dragged && <Ghost dragged={drag.dragged} />}
    </ChartPane>
  );
};
