import { useState } from 'react';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { violationsOf } from '#contract/reorganisations/rules.ts';
import type { WholeReorganisation } from '#contract/reorganisations/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Count } from '../../../../ui/display/tag.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import type { Drafting } from '../../effects/reorganisations/use-drafting.ts';
import { mayRebase } from '../../effects/reorganisations/words.ts';
import type { ShownTree } from '../../effects/tree/use-chart.ts';
import { PersonDialog } from '../drafting/person-dialog.tsx';
import { PositionDialog } from '../drafting/position-dialog.tsx';
import { Breaks } from './breaks.tsx';
import { t } from './messages.ts';
import { MoveItem } from './move-item.tsx';
import styles from './reorganisations.module.css';

type DraftPanelProps = {
  draft: WholeReorganisation;
  today: OrgChart;
  drafted: OrgChart;
  tree: ShownTree;
  drafting: Drafting;
  onGo: (id: string) => void;
};

/** The moves of a draft, and what would break if it were applied now. */
export function DraftPanel(props: DraftPanelProps) {
  const { draft } = props;
  return (
    <div className={styles.panel}>
      {draft.note !== '' && <p className={styles.why}>{draft.note}</p>}
      <Outdated {...props} />
      <Moves {...props} />
      {draft.status === 'draft' && draft.moves > 0 && <Breaks id={draft.id} />}
    </div>
  );
}

/** What to do about moves whose people somebody else has changed since. */
const Outdated = ({ draft, drafting }: DraftPanelProps) => {
  const stale = draft.list.filter((move) => move.stale.length > 0);
  if (stale.length === 0) return null;
  const isDraft = draft.status === 'draft';
  const kept = stale.filter(mayRebase);
  return (
    <div className={styles.outdated} role="alert">
      <StatusText tone="bad" strong>
        {t('outdated_title', { count: stale.length })}
      </StatusText>
      <p className={styles.note}>{t(isDraft ? 'outdated_note' : 'outdated_applied')}</p>
      {draft.may.includes('write') && kept.length > 1 && (
        <Button small disabled={drafting.isBusy} onClick={() => void drafting.rebase(kept)}>
          {t('keep_all')}
        </Button>
      )}
    </div>
  );
};

const Moves = ({ draft, today, drafted, tree, drafting, onGo }: DraftPanelProps) => {
  const [opened, setOpened] = useState<string | null>(null);
  const isPhone = useIsPhone();
  const mayWrite = draft.may.includes('write');
  const broken = new Map(
    draft.status === 'draft'
      ? violationsOf(today, draft.list).map(({ subject, message }) => [subject, message])
      : [],
  );
  const node = opened === null ? undefined : tree.chart.nodes.get(opened);
  const position = drafted.positions.find(({ id }) => id === opened);
  const given = { today, drafted, moves: draft.list, drafting };
  const close = (id?: string) => {
    setOpened(null);
    if (id) onGo(id);
  };
  return (
    <section className={styles.section} aria-labelledby="moves-of-draft">
      <div className={styles.headRow}>
        <h2 id="moves-of-draft" className={styles.head}>
          {t('moves_head')}
          <Count value={draft.moves} />
        </h2>
        {mayWrite && (
          <Button small onClick={() => setOpened(NEW)}>
            {t('new_position')}
          </Button>
        )}
      </div>
      {draft.moves === 0 && <NobodyMoves hint={t(isPhone ? 'nobody_moves_phone' : 'nobody_moves_note')} />}
      <ul className={styles.moves}>
        {draft.list.map((move) => (
          <MoveItem
            key={move.id}
            {...{ move, today, drafting, mayWrite, onGo }}
            problem={broken.get(move.subject.id)}
            onMove={move.kind === 'closed_position' ? undefined : setOpened}
          />
        ))}
      </ul>
      {node?.kind === 'person' && <PersonDialog {...given} node={node} onClose={() => close()} />}
      {(opened === NEW || position) && <PositionDialog {...given} position={position} onClose={close} />}
    </section>
  );
};

/** In place of an id for a position that is to be made. */
const NEW = 'new';

const NobodyMoves = ({ hint }: { hint: string }) => (
  <p className={styles.why}>
    <strong>{t('nobody_moves')}</strong>
    {` ${hint}`}
  </p>
);
