import { useId } from 'react';
import { OPPORTUNITY_STAGES, type OpportunityStage } from '#contract/plan-items/opportunity.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Count } from '../../../../ui/display/tag.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { type Opportunity, type StageColumn, stageColumns } from '../../effects/opportunities/pipeline.ts';
import { useStageDrag } from '../../effects/opportunities/use-stage-drag.ts';
import styles from './board.module.css';
import { t } from './messages.ts';
import { OpportunityCard } from './opportunity-card.tsx';
import { useOpportunityActs } from './opportunity-verbs.ts';
import { StageText } from './stage-text.tsx';
import { useBoardKeys } from './use-board-keys.ts';

type BoardProps = {
  opportunities: readonly Opportunity[];
  currency: string;
};

/** The pipeline, a column a stage; cards are dragged, or moved by their menus or by Alt and arrows. */
export function Board({ opportunities, currency }: BoardProps) {
  const format = useFormat();
  const { move } = useOpportunityActs();
  const find = (id: string) => opportunities.find((one) => one.id === id);
  const onMove =
    move &&
    ((id: string, stage: OpportunityStage) => {
      const one = find(id);
      if (one) move(one, stage);
    });
  const { held, board, onKeyDown } = useBoardKeys((id) => find(id)?.stage, onMove);
  const drag = useStageDrag((id, stage) => onMove?.(id, stage));
  const shown = opportunities.map((one) => (one.id === held?.id ? { ...one, stage: held.stage } : one));
  const columns = stageColumns(shown, OPPORTUNITY_STAGES);
  return (
    <>
      <section
        ref={board}
        className={styles.board}
        aria-label={t('pipeline')}
        onKeyDown={onKeyDown}
        {...(onMove ? drag : {})}
      >
        {columns.map((column) => (
          <Column key={column.stage} {...{ column, currency, format }} />
        ))}
      </section>
      <div role="status" className={styles.said}>
        {held && t('moving_to', { name: find(held.id)?.name ?? '', stage: t(`stage_${held.stage}`) })}
      </div>
      {onMove && <HiddenText>{t('board_keys')}</HiddenText>}
    </>
  );
}

type ColumnProps = { column: StageColumn; currency: string; format: Format };

function Column({ column, currency, format }: ColumnProps) {
  const heading = useId();
  const { stage, opportunities, amount_minor, weighted_minor } = column;
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  return (
    <section className={styles.column} aria-labelledby={heading} data-stage={stage}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          <StageText stage={stage} /> <Count value={format.number(opportunities.length)} />
        </h2>
        <p className={styles.sums}>
          {opportunities.length === 0 ? (
            '–'
          ) : (
            <>
              <strong>{short(amount_minor)}</strong>
              {stage !== 'won' && stage !== 'lost' && (
                <span>{t('weighted', { amount: short(weighted_minor) })}</span>
              )}
            </>
          )}
        </p>
      </header>
      {opportunities.length === 0 && <p className={styles.none}>{t('none_here')}</p>}
      <ul className={styles.cards}>
        {opportunities.map((one) => (
          <OpportunityCard key={one.id} opportunity={one} currency={currency} />
        ))}
      </ul>
    </section>
  );
}
