import { useMutation } from '@tanstack/react-query';
import { chartFileName, nameOf } from '#contract/org-chart/names.ts';
import type { OrgChart } from '#contract/org-chart/shapes.ts';
import type { ChartNode } from '#contract/org-chart/tree.ts';
import type { Reorganisation } from '#contract/reorganisations/shapes.ts';
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
import { fetchChartFile } from './fetch-file.ts';
import { t } from './messages.ts';
import { pngOf, svgOf } from './pictures.ts';
import { themeColours } from './theme-colours.ts';

const KINDS = ['svg', 'png', 'pdf', 'csv'] as const;
type Kind = (typeof KINDS)[number];

/** Layers that the sheet takes at most. */
const MOST_LAYERS = 20;

/** The ways out of the chart, or of a `draft`: drawings of what is open, the sheet, and everybody as rows. */
export function useExports(
  data: OrgChart,
  tree: ShownTree,
  search: ChartSearch,
  colours: Colours | undefined,
  draft?: Pick<Reorganisation, 'id' | 'name'>,
): MenuEntry[] {
  const format = useFormat();
  const organization = useOrganization();
  const root = search.root === undefined ? undefined : tree.chart.nodes.get(search.root);
  // The rows are everybody's, whatever branch is shown.
  const name = (kind: Kind) =>
    chartFileName(kind, {
      ...{ day: data.day, draft: draft?.name },
      branch: root && kind !== 'csv' ? nameOf(root) : undefined,
    });
  const near = (): Near => ({
    head: {
      title: organization.name,
      note: noteOf(format.day(data.day), draft?.name, root),
    },
    ...{ layout: tree.layout, colours, theme: themeColours(), dotted: tree.dotted },
    lineOf: (node) => lineOf(node, format),
    count: (people) => format.number(people),
  });
  const save = async (kind: Kind): Promise<string | undefined> => {
    if (kind === 'svg') {
      saveFile(name(kind), svgOf(near()), 'image/svg+xml');
    } else if (kind === 'png') {
      const { picture, scale } = await pngOf(near());
      saveFile(name(kind), picture);
      return scale < 0.5 ? t('smaller', { pct: format.percent(scale) }) : undefined;
    } else {
      const layers = Math.min(tree.openness.layers, MOST_LAYERS);
      const asked = { day: search.day, draft: draft?.id, root: search.root, layers };
      saveFile(name(kind), await fetchChartFile(kind, asked));
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

/** What a drawing is of. */
const noteOf = (day: string, draft: string | undefined, root: ChartNode | undefined): string =>
  [
    draft === undefined ? t('as_of', { day }) : t('as_drafted', { name: draft, day }),
    ...(root ? [t('below', { name: nameOf(root) })] : []),
  ].join(' · ');
