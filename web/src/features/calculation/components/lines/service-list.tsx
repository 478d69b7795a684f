import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ServiceType } from '#contract/service-types/shapes.ts';
import { place } from '../../../../ui/popover/place.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t } from '../../messages.ts';
import { useEditing } from './editing.ts';
import styles from './lines.module.css';

type ServiceListProps = {
  id: string;
  /** The field that it stands below. */
  field: RefObject<HTMLInputElement | null>;
  services: readonly ServiceType[];
  chosen: number;
  onPick: (service: ServiceType) => void;
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
            <span className={styles.priced}>
              {service.current_rate
                ? `${format.rate(service.current_rate.bill_rate, service.current_rate.currency)} ${t(`per_${service.unit}`)}`
                : t('no_rate')}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
