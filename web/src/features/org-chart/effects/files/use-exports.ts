import { useMutation } from '@tanstack/react-query';
import { exportOrgChartCsv, exportOrgChartPdf } from '#contract/org-chart/endpoints.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import { fetchFile } from '../../../../platform/call.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { saveFile } from '../../../../platform/list/csv.ts';
import { useOrganization } from '../../../../platform/person.ts';
import type { MenuEntry } from '../../../../ui/action/menu.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import type { ChartSearch } from '../address.ts';
import type { Colours } from '../colours.ts';
import type { ShownTree } from '../tree/use-chart.ts';
import { lineOf } from '../words.ts';
import type { Near } from './draw-chart.ts';
import { t } from './messages.ts';
import { pngOf, svgOf } from './pictures.ts';
import { themeColours } from './theme-colours.ts';

const KINDS = ['svg', 'png', 'pdf', 'csv'] as const;
type Kind = (typeof KINDS)[number];

/** Layers that the sheet takes at most. */
const MOST_LAYERS = 20;

/** The ways out of the chart, or of the `draft` of that name: drawings of what is open, the sheet, and everybody as rows. */
export function useExports(
  data: OrgChart,
  tree: ShownTree,
  search: ChartSearch,
  colours: Colours | undefined,
  draft?: string,
): MenuEntry[] {
  const format = useFormat();
  const organization = useOrganization();
  const name = (kind: Kind) => `org-chart-${data.day}.${kind}`;
  const shownDay = format.day(data.day);
  const near = (): Near => ({
    head: {
      title: organization.name,
      note:
        draft === undefined ? t('as_of', { day: shownDay }) : t('as_drafted', { name: draft, day: shownDay }),
    },
    ...{ layout: tree.layout, colours, theme: themeColours(), dotted: tree.dotted },
    lineOf: (node) => lineOf(node, format),
    count: (people) => format.number(people),
  });
  const day = search.day === undefined ? {} : { day: search.day };
  const save = async (kind: Kind): Promise<string | undefined> => {
    if (kind === 'svg') {
      saveFile(name(kind), svgOf(near()), 'image/svg+xml');
    } else if (kind === 'png') {
      const { picture, scale } = await pngOf(near());
      saveFile(name(kind), picture);
      return scale < 0.5 ? t('smaller', { pct: format.percent(scale) }) : undefined;
    } else if (kind === 'csv')
      saveFile(name(kind), (await fetchFile(exportOrgChartCsv, { query: day })).bytes);
    else {
      const layers = Math.min(tree.openness.layers, MOST_LAYERS);
      const query = { ...day, ...(search.root === undefined ? {} : { root: search.root }), layers };
      saveFile(name(kind), (await fetchFile(exportOrgChartPdf, { query })).bytes);
    }
    return undefined;
  };
  const { mutate } = useMutation({
    mutationFn: save,
    meta: { toast: t('failed') },
    onSuccess: (message, kind) =>
      toast.show({ title: t('saved', { name: name(kind) }), ...(message ? { message } : {}) }),
  });
  return KINDS.map((kind) => ({
    ...{ id: kind, label: t(kind), detail: t(`${kind}_note`) },
    onSelect: () => mutate(kind),
  }));
}
