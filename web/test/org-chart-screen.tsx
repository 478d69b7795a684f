import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { chartSearch } from '../src/features/org-chart/effects/address.ts';
import { OrgChartScreen } from '../src/features/org-chart/screens/org-chart-screen.tsx';
import { chartAnswer, detailOf } from './org-chart.ts';
import { type Asked, renderScreen } from './render-screen.tsx';

/** What the API answers. */
export type Answer = { status?: number; body?: unknown };
interface Shown {
  at?: string;
  chart?: (asked: Asked) => OrgChart;
  write?: (asked: Asked) => Answer;
  /** What else is read. */
  read?: (asked: Asked) => Answer | undefined;
  role?: string;
}

/** The org chart over an API that answers with `chart`, and to what is written with `write`. */
export const showChart = ({ at = '', chart = () => chartAnswer(), write, read, role }: Shown = {}) =>
  renderScreen({
    screen: (search) => <OrgChartScreen search={search} />,
    search: chartSearch,
    at: `/orgchart${at}`,
    restoresScroll: true,
    ...(role ? { role } : {}),
    answer: (asked) => {
      if (asked.method !== 'GET') return write?.(asked);
      if (asked.path === '/orgchart') return { body: chart(asked) };
      const other = read?.(asked);
      if (other) return other;
      const [, id] = /^\/orgchart\/people\/(.+)$/.exec(asked.path) ?? [];
      return id ? { body: detailOf(id) } : { body: { data: [] } };
    },
  });

/** A refusal of the API. */
export const refusal = (status: number, rule: string | null, message: string): Answer => ({
  status,
  body: { code: 'refused', message, rule, fields: [], request_id: 'r' },
});
