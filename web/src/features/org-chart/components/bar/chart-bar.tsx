import {
  IconDownload,
  IconListTree,
  IconPalette,
  IconSearch,
  IconSitemap,
  IconStack2,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { nameOf } from '#contract/org-chart/names.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Chip } from '../../../../ui/action/chip.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Segmented } from '../../../../ui/action/segmented.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { COLOURINGS, draftOf } from '../../effects/address.ts';
import { DraftsButton } from '../reorganisations/drafts-button.tsx';
import { AsOf } from './as-of.tsx';
import styles from './bar.module.css';
import type { BarProps } from './bar-props.ts';
import { DepartmentMenu } from './department-menu.tsx';
import { Finder } from './finder.tsx';
import { LayersMenu } from './layers-menu.tsx';
import { t } from './messages.ts';
import { TickChip } from './tick-chip.tsx';

const VIEWS = [
  { value: 'chart', label: t('view_chart'), icon: IconSitemap },
  { value: 'list', label: t('view_list'), icon: IconListTree },
] as const;

/** What of the chart is shown and how, where there is room; the zoom and the way out of it at the end. */
export function ChartBar(props: BarProps) {
  const { data, tree, search, onSearch } = props;
  const view = search.view ?? 'chart';
  const vacancies = data.positions.length === 0 ? 0 : freeSeats(tree.chart.nodes.values());
  const root = search.root === undefined ? undefined : tree.chart.nodes.get(search.root);
  return (
    <div className={styles.bar}>
      <Segmented
        label={t('view')}
        options={VIEWS}
        value={view}
        onChange={(to) => onSearch({ view: to === 'chart' ? undefined : to })}
      />
      {draftOf(search) === undefined && (
        <AsOf data={data} day={search.day} onDay={(day) => onSearch({ day })} />
      )}
      <DepartmentMenu {...{ data, search, onSearch }} />
      <TickChip
        label={t('dotted')}
        value={search.dotted !== 'off'}
        onChange={(isOn) => onSearch({ dotted: isOn ? undefined : 'off' })}
      />
      <TickChip
        label={t('vacancies')}
        count={vacancies}
        value={search.vacancies !== 'off'}
        onChange={(isOn) => onSearch({ vacancies: isOn ? undefined : 'off' })}
      />
      {root && (
        <Chip name={t('branch')} value={nameOf(root)} onRemove={() => onSearch({ root: undefined })} />
      )}
      <EndVerbs {...props} />
    </div>
  );
}

/** Ways through the drawing, and out of it. */
const EndVerbs = (props: BarProps) => {
  const { tree, search, onSearch, onFind, camera, exports } = props;
  return (
    <span className={styles.end}>
      <Popover
        role="dialog"
        label={t('find')}
        align="end"
        className={styles.finder}
        trigger={<IconButton small icon={IconSearch} label={t('find')} />}
      >
        {(close) => (
          <Finder
            shown={tree.shown}
            onFind={(id) => {
              close();
              onFind(id);
            }}
          />
        )}
      </Popover>
      <ColourMenu {...props} />
      <LayersMenu {...props} trigger={<IconButton small icon={IconStack2} label={t('layers')} />} />
      {search.view !== 'list' && camera && <ZoomVerbs camera={camera} />}
      <DraftsButton small {...{ search, onSearch }} />
      <Menu
        trigger={
          <Button small icon={IconDownload}>
            {t('export')}
          </Button>
        }
        entries={exports}
      />
    </span>
  );
};

const freeSeats = (nodes: Iterable<{ kind: string; seats?: number }>): number => {
  let seats = 0;
  for (const node of nodes) if (node.kind === 'vacancy') seats += node.seats ?? 0;
  return seats;
};

const ColourMenu = ({ search, onSearch }: BarProps) => (
  <Menu
    trigger={<IconButton small icon={IconPalette} label={t('colour')} />}
    sections={[
      {
        ...{ id: 'colour', label: t('colour') },
        entries: [undefined, ...COLOURINGS].map((colour) => ({
          ...{ id: colour ?? 'none', label: t(colour ? `colour_${colour}` : 'colour_none') },
          ...{ checked: colour === search.colour, onSelect: () => onSearch({ colour }) },
        })),
      },
    ]}
  />
);

const ZoomVerbs = ({ camera }: { camera: NonNullable<BarProps['camera']> }) => {
  const format = useFormat();
  const pct = format.percent(camera.zoom, camera.zoom < 0.1 ? 1 : 0);
  return (
    <>
      <IconButton small icon={IconZoomOut} label={t('zoom_out')} onClick={() => camera.step(-1)} />
      <output className={styles.pct} aria-label={t('zoom', { pct })}>
        {pct}
      </output>
      <IconButton small icon={IconZoomIn} label={t('zoom_in')} onClick={() => camera.step(1)} />
      <Button small onClick={camera.fit}>
        {t('fit')}
      </Button>
    </>
  );
};
