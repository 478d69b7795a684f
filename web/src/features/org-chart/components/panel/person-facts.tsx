import type { ReactNode } from 'react';
import { nameOf } from '#contract/org-chart/names.ts';
import type { ChartDetail, DottedLine } from '#contract/org-chart/shapes.ts';
import type { Chart, ChartNode } from '#contract/org-chart/tree.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { spanOf } from '../../effects/colours.ts';
import { departmentOf } from '../../effects/tree/shown.ts';
import { t } from './messages.ts';
import styles from './panel.module.css';

type FactsProps = {
  node: ChartNode;
  chart: Chart;
  dotted: readonly DottedLine[];
  detail: ChartDetail | undefined;
  onGo: (id: string) => void;
};

/** Where a card stands, and what else may be known. */
export function PersonFacts({ node, chart, dotted, detail, onGo }: FactsProps) {
  const format = useFormat();
  const span = spanOf(node);
  const { parent } = node;
  return (
    <dl className={styles.facts}>
      <Fact label={t(node.kind === 'person' ? 'reports_to' : 'belongs_to')}>
        {parent ? <Above node={parent} onGo={onGo} /> : t('nobody')}
      </Fact>
      {node.kind === 'person' && node.below > 0 && (
        <Fact label={t('direct')}>
          {t('direct_of', { count: format.number(span), below: format.number(node.below) })}
        </Fact>
      )}
      <Fact label={t('department')}>{departmentOf(node) ?? t('no_department')}</Fact>
      {dotted.map(({ to_member_id, pct }) => {
        const to = chart.nodes.get(to_member_id);
        return (
          to && (
            <Fact key={to_member_id} label={t('dotted')}>
              {t('dotted_pct', { name: nameOf(to), pct })}
            </Fact>
          )
        );
      })}
      {node.kind === 'vacancy' && <SeatFacts node={node} format={format} />}
      {detail && <DetailFacts detail={detail} format={format} />}
    </dl>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

const Above = ({ node, onGo }: { node: ChartNode; onGo: (id: string) => void }) => (
  <button type="button" className={styles.above} onClick={() => onGo(node.id)}>
    {nameOf(node)}
  </button>
);

type SeatFactsProps = { node: Extract<ChartNode, { kind: 'vacancy' }>; format: Format };

const SeatFacts = ({ node: { position, seats }, format }: SeatFactsProps) => (
  <>
    {position.headcount > 1 && (
      <Fact label={t('seats')}>{t('seats_free', { free: seats, all: position.headcount })}</Fact>
    )}
    {position.vacant_since && <Fact label={t('vacant_since')}>{format.day(position.vacant_since)}</Fact>}
  </>
);

const DetailFacts = ({ detail, format }: { detail: ChartDetail; format: Format }) => {
  const { utilisation_pct, target_utilisation_pct, leave, email, phone, start_date } = detail;
  return (
    <>
      {utilisation_pct !== null && (
        <Fact label={t('utilisation')}>
          <Utilisation pct={utilisation_pct} target={target_utilisation_pct} format={format} />
        </Fact>
      )}
      {utilisation_pct === null && target_utilisation_pct !== null && (
        <Fact label={t('target')}>{format.percent(target_utilisation_pct / 100)}</Fact>
      )}
      {leave && (
        <Fact label={t('leave')}>
          {t('leave_days', { from: format.day(leave.from, 'short'), to: format.day(leave.to, 'short') })}
        </Fact>
      )}
      <Fact label={t('started')}>{format.day(start_date)}</Fact>
      {email !== '' && (
        <Fact label={t('email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
      {phone && (
        <Fact label={t('phone')}>
          <a href={`tel:${phone}`}>{phone}</a>
        </Fact>
      )}
    </>
  );
};

type UtilisationProps = { pct: number; target: number | null; format: Format };

const Utilisation = ({ pct, target, format }: UtilisationProps) => {
  const worked = format.percent(pct / 100);
  if (target === null) return worked;
  return (
    <StatusText tone={pct >= target ? 'ok' : 'warn'}>
      {t('utilisation_target', { pct: worked, target: format.percent(target / 100) })}
    </StatusText>
  );
};
