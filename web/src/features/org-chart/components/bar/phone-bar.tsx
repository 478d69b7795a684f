import { IconDownload, IconFilter, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { nameOf } from '#contract/org-chart/names.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Menu } from '../../../../ui/action/menu.tsx';
import { Sheet } from '../../../../ui/feedback/dialog.tsx';
import { Checkbox } from '../../../../ui/form/checkbox.tsx';
import { MultiSelect } from '../../../../ui/form/multi-select.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { COLOURINGS, draftOf } from '../../effects/address.ts';
import { DraftsButton } from '../reorganisations/drafts-button.tsx';
import { Days } from './as-of.tsx';
import styles from './bar.module.css';
import type { BarProps } from './bar-props.ts';
import { departmentsOf, departmentWord } from './department-menu.tsx';
import { Finder } from './finder.tsx';
import { t } from './messages.ts';

/** Finds somebody, and opens what narrows the tree, on a phone. */
export function PhoneBar(props: BarProps) {
  const { tree, search, onSearch, onFind } = props;
  const [isOpen, setOpen] = useState(false);
  const root = search.root === undefined ? undefined : tree.chart.nodes.get(search.root);
  return (
    <div className={styles.phone}>
      <Finder shown={tree.shown} onFind={onFind} />
      {root && (
        <IconButton
          icon={IconX}
          label={t('leave_branch', { name: nameOf(root) })}
          onClick={() => onSearch({ root: undefined })}
        />
      )}
      <IconButton icon={IconFilter} label={t('filters')} onClick={() => setOpen(true)} />
      <FilterSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

type FilterSheetProps = BarProps & { isOpen: boolean; onClose: () => void };

/** In the choice of colours, where there is none: a choice has to have a value. */
const PLAIN = 'none';

/** Day, departments, colours, and what else is shown; and the way out. */
const FilterSheet = ({ data, search, onSearch, onFigures, exports, isOpen, onClose }: FilterSheetProps) => (
  <Sheet open={isOpen} title={t('filters')} onClose={onClose}>
    <div className={styles.sheet}>
      {draftOf(search) === undefined && (
        <fieldset className={styles.group}>
          <legend>{t('as_of')}</legend>
          <Days data={data} day={search.day} onDay={(day) => onSearch({ day })} />
        </fieldset>
      )}
      <Narrowing {...{ data, search, onSearch }} />
      <Button
        wide
        onClick={() => {
          onClose();
          onFigures();
        }}
      >
        {t('figures')}
      </Button>
      <DraftsButton
        wide
        search={search}
        onSearch={(some) => {
          onClose();
          onSearch(some);
        }}
      />
      <Menu
        trigger={
          <Button wide icon={IconDownload}>
            {t('export')}
          </Button>
        }
        entries={exports}
      />
      <Button wide variant="primary" onClick={onClose}>
        {t('show')}
      </Button>
    </div>
  </Sheet>
);

/** Departments, colours, dotted lines and vacancies. */
const Narrowing = ({ data, search, onSearch }: Pick<BarProps, 'data' | 'search' | 'onSearch'>) => (
  <>
    <MultiSelect
      label={t('department')}
      optional
      options={departmentsOf(data).map((value) => ({ value, label: departmentWord(value) }))}
      value={search.department ?? []}
      onChange={(names) => onSearch({ department: names.length > 0 ? [...names] : undefined })}
    />
    <Select
      label={t('colour')}
      options={[
        { value: PLAIN, label: t('colour_none') },
        ...COLOURINGS.map((value) => ({ value, label: t(`colour_${value}`) })),
      ]}
      value={search.colour ?? PLAIN}
      onChange={(value) => onSearch({ colour: COLOURINGS.find((colour) => colour === value) })}
    />
    <div>
      <Checkbox
        label={t('dotted')}
        value={search.dotted !== 'off'}
        onChange={(isOn) => onSearch({ dotted: isOn ? undefined : 'off' })}
      />
      <Checkbox
        label={t('vacancies')}
        value={search.vacancies !== 'off'}
        onChange={(isOn) => onSearch({ vacancies: isOn ? undefined : 'off' })}
      />
    </div>
  </>
);
