import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Format } from '../../../../platform/format/use-format.ts';
import { place } from '../../../../ui/popover/place.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import type { OfferedService } from '../../effects/use-services.ts';
import { t } from '../../messages.ts';
import { useEditing } from './editing.ts';
import styles from './lines.module.css';

type ServiceListProps = {
  id: string;
  /** The field that it stands below. */
  field: RefObject<HTMLInputElement | null>;
  services: readonly OfferedService[];
  chosen: number;
  onPick: (service: OfferedService) => void;
};

/** Services to choose from, each with its unit and its rate, over everything else. */
export function ServiceList({ id, field, services, chosen, onPick }: ServiceListProps) {
  const box = useRef<HTMLDivElement>(null);
  const { format } = useEditing();
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !field.current) return;
    if (!current.matches(':popover-open')) current.showPopover();
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = place(
      field.current.getBoundingClientRect(),
      current.getBoundingClientRect(),
      view,
      'start',
    );
    current.style.left = `${left}px`;
    current.style.top = `${top}px`;
    current.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <div ref={box} popover="manual" className={styles.services}>
      <span role="status">
        <HiddenText>{t('found', { count: services.length })}</HiddenText>
      </span>
      <div id={id} role="listbox" aria-label={t('services')}>
        {services.map((service, n) => (
          <div
            key={service.id}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === chosen}
            className={classNames(styles.service, n === chosen && styles.chosen)}
            onPointerDown={(event) => {
              event.preventDefault();
              onPick(service);
            }}
          >
            <span className={styles.code}>{service.code}</span>
            <span className={styles.words}>{service.name}</span>
            <span className={styles.priced}>{pricedAs(service, format)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What it sells for; nothing to whoever may not see that. */
const pricedAs = ({ unit, current_rate: rate }: OfferedService, format: Format): string => {
  if (rate === undefined || unit === undefined) return '';
  return rate ? `${format.rate(rate.bill_rate, rate.currency)} ${t(`per_${unit}`)}` : t('no_rate');
};
