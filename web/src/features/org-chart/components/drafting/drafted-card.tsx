import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '#contract/org-chart/names.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import type { KeptMove } from '#contract/reorganisations/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { Drafting } from '../../effects/reorganisations/use-drafting.ts';
import type { ShownTree } from '../../effects/tree/use-chart.ts';
import { chartDetail } from '../../queries.ts';
import { PersonFacts } from '../panel/person-facts.tsx';
import { Changes } from './changes.tsx';
import styles from './drafting.module.css';
import { t } from './messages.ts';
import { PersonDialog } from './person-dialog.tsx';
import { PositionDialog } from './position-dialog.tsx';

type DraftedCardProps = {
  node: ChartNode;
  tree: ShownTree;
  today: OrgChart;
  drafted: OrgChart;
  moves: readonly KeptMove[];
  drafting: Drafting;
  mayWrite: boolean;
  root: string | undefined;
  onGo: (id: string) => void;
  onRoot: (id: string | undefined) => void;
};

/** What is said of a card in a draft, and what can be drafted from it. */
export function DraftedCard(props: DraftedCardProps) {
  const { node, tree, moves, mayWrite, root, onGo, onRoot } = props;
  const isPerson = node.kind === 'person';
  const { data: detail } = useQuery({ ...chartDetail(node.id), enabled: isPerson });
  const move = moves.find(({ subject }) => subject.id === node.id);
  const isRoot = root === node.id;
  return (
    <>
      {move && <Changes move={move} />}
      <PersonFacts
        {...{ node, onGo }}
        chart={tree.chart}
        dotted={tree.dotted.get(node.id) ?? []}
        detail={isPerson ? detail : undefined}
      />
      <div className={styles.verbs}>
        {mayWrite && <CardVerbs {...props} move={move} />}
        {(isRoot || node.children.length > 0) && (
          <Button small variant="ghost" onClick={() => onRoot(isRoot ? undefined : node.id)}>
            {t(isRoot ? 'whole' : 'branch')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Verbs that draft something. */
const CardVerbs = (props: DraftedCardProps & { move: KeptMove | undefined }) => {
  const { node, today, drafted, moves, drafting, onGo, move } = props;
  const [open, setOpen] = useState<'person' | 'position' | null>(null);
  const seatId = node.kind === 'person' ? node.person.position_id : node.id;
  const seat = drafted.positions.find(({ id }) => id === seatId);
  const given = { today, drafted, moves, drafting };
  const close = (id?: string) => {
    setOpen(null);
    if (id) onGo(id);
  };
  return (
    <>
      {node.kind === 'person' && (
        <Button small onClick={() => setOpen('person')}>
          {t('move')}
        </Button>
      )}
      {seat && (
        <Button small onClick={() => setOpen('position')}>
          {t('position')}
        </Button>
      )}
      {node.kind === 'vacancy' && (
        <Button small disabled={drafting.isBusy} onClick={() => void closeSeat(node, drafting)}>
          {t('close_position')}
        </Button>
      )}
      {move && (
        <Button small disabled={drafting.isBusy} onClick={() => void drafting.takeBack(move)}>
          {t('take_back')}
        </Button>
      )}
      {open === 'person' && node.kind === 'person' && (
        <PersonDialog {...given} node={node} onClose={(isDone) => close(isDone ? node.id : undefined)} />
      )}
      {open === 'position' && seat && (
        <PositionDialog
          {...given}
          position={seat}
          onClose={(id) => close(node.kind === 'vacancy' ? id : undefined)}
        />
      )}
    </>
  );
};

const closeSeat = (node: ChartNode, drafting: Drafting) =>
  drafting.put(
    { kind: 'closed_position', position_id: node.id },
    nameOf(node),
    t('position_closed', { name: nameOf(node) }),
  );
