import {
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowUp,
  IconChartBar,
  IconDotsVertical,
  IconEyeOff,
  IconGripVertical,
  IconTable,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { Widget } from '#contract/dashboard/shapes.ts';
import { WIDGET_SIZES } from '#contract/dashboard/widgets.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Menu } from '../../../ui/action/menu.tsx';
import { Card, CardLink } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import type { Ways } from '../effects/use-ways.ts';
import { t } from '../messages.ts';
import styles from './dashboard.module.css';
import { WidgetContent } from './widget-content.tsx';

type WidgetCardProps = { widget: Widget; at: number; count: number; ways: Ways };

/** A widget in its place, with what moves, sizes and hides it. */
export function WidgetCard(props: WidgetCardProps) {
  const { widget, ways } = props;
  const { kind, size, content } = widget;
  const [tabular, setTabular] = useState(false);
  return (
    <li
      data-widget={kind}
      className={classNames(styles.widget, styles[size], ways.over === kind && styles.over)}
    >
      <Card
        title={t(kind)}
        flush
        end={
          <>
            {content?.href && <CardLink href={content.href}>{t('all')}</CardLink>}
            {content?.chart && (
              <IconButton
                icon={tabular ? IconChartBar : IconTable}
                label={t(tabular ? 'as_chart' : 'as_table', { widget: t(kind) })}
                aria-pressed={tabular}
                variant="ghost"
                small
                onClick={() => setTabular(!tabular)}
              />
            )}
            <Handle {...props} />
            <Verbs {...props} />
          </>
        }
      >
        <WidgetContent widget={widget} tabular={tabular} />
      </Card>
    </li>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function Handle({ widget: { kind }, at, ways }: WidgetCardProps) {
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Home') return;
    event.preventDefault();
    ways.move(kind, step === undefined ? 0 : at + step);
  };
  return (
    <span className={styles.handle}>
      <IconButton
        icon={IconGripVertical}
        label={t('drag', { widget: t(kind) })}
        variant="ghost"
        small
        onKeyDown={press}
        onPointerDown={(event) => ways.drag(kind, event)}
      />
    </span>
  );
}

function Verbs({ widget: { kind, size }, at, count, ways }: WidgetCardProps) {
  const move = (to: number) => () => ways.move(kind, to);
  return (
    <Menu
      trigger={
        <IconButton icon={IconDotsVertical} label={t('arrange', { widget: t(kind) })} variant="ghost" small />
      }
      sections={[
        {
          id: 'place',
          entries: [
            { id: 'first', label: t('first'), icon: IconArrowBarToUp, disabled: at === 0, onSelect: move(0) },
            { id: 'up', label: t('earlier'), icon: IconArrowUp, disabled: at === 0, onSelect: move(at - 1) },
            {
              id: 'down',
              label: t('later'),
              icon: IconArrowDown,
              disabled: at === count - 1,
              onSelect: move(at + 1),
            },
          ],
        },
        {
          id: 'size',
          entries: WIDGET_SIZES.map((one) => ({
            ...{ id: one, label: t(one), checked: one === size },
            onSelect: () => ways.size(kind, one),
          })),
        },
        {
          id: 'hide',
          entries: [{ id: 'hide', label: t('hide'), icon: IconEyeOff, onSelect: () => ways.hide(kind) }],
        },
      ]}
    />
  );
}
