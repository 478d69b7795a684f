import { Panel } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import type { LiveCalculation } from '../../effects/use-calculation.ts';
import { r } from './messages.ts';
import { ResultFigures } from './result-figures.tsx';

/** The figures of a calculation above its lines, or why there are none. */
export function FiguresArea({ live: { counted, results, problems, isPending } }: { live: LiveCalculation }) {
  if (results) return <ResultFigures calculation={counted} results={results} />;
  if (isPending) return <SkeletonRows rows={1} height={88} />;
  return (
    <Panel>
      <div role="status">
        <StatusText tone="warn">{r('uncounted')}</StatusText>
        <br />
        <Text muted small>
          {problems[0]?.message ?? r('uncounted_note')}
        </Text>
      </div>
    </Panel>
  );
}
