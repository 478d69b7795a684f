import { IconTrophy } from '@tabler/icons-react';
import type { Scenario } from '#contract/calculator/shapes.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { scenarioHref } from '../../effects/scenario-address.ts';
import styles from './compare.module.css';
import type { ComparedRow } from './compared-rows.ts';
import { c } from './messages.ts';

type ComparedTableProps = {
  title: string;
  scenarios: readonly Scenario[];
  rows: readonly ComparedRow[];
  isFirst?: boolean;
};

/** Scenarios side by side: what differs stands out. */
export function ComparedTable({ title, scenarios, rows, isFirst = false }: ComparedTableProps) {
  const best = isFirst ? bestOf(scenarios) : undefined;
  return (
    <Card title={title} flush>
      {/* A region that scrolls is reached by Tab, so that keys can move it. */}
      <section className={styles.frame} aria-label={c('table_of', { title })}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{c('what')}</th>
              {scenarios.map(({ id, code, name }) => (
                <th key={id} scope="col">
                  <Link href={scenarioHref(id)}>{name}</Link>
                  <span className={styles.code}>{code}</span>
                  {id === best && (
                    <StatusText tone="ok" icon={IconTrophy} small>
                      {c('best')}
                    </StatusText>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <Row key={label} label={label} values={values} ids={scenarios.map(({ id }) => id)} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}

function Row({ label, values, ids }: ComparedRow & { ids: readonly string[] }) {
  const differs = new Set(values).size > 1;
  return (
    <tr className={differs ? styles.other : undefined}>
      <th scope="row">
        {label}
        {differs && <HiddenText>{` (${c('differs')})`}</HiddenText>}
      </th>
      {ids.map((id, at) => (
        <td key={id}>{values[at]}</td>
      ))}
    </tr>
  );
}

/** The one that leaves the greatest share of its price; none where that is two. */
const bestOf = (scenarios: readonly Scenario[]): string | undefined => {
  const [first, second] = scenarios
    .filter(({ margin_pct }) => margin_pct !== null)
    .toSorted((one, other) => Number(other.margin_pct) - Number(one.margin_pct));
  return first?.margin_pct === second?.margin_pct ? undefined : first?.id;
};
