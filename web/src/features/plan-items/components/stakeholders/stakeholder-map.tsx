import { useRef, useState } from 'react';
import { STAKEHOLDER_ROLES } from '#contract/plan-items/stakeholder.ts';
import { useWidth } from '../../../../ui/chart/use-width.ts';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { mapLayout } from '../../effects/map/map-layout.ts';
import { useMapMove } from '../../effects/map/use-map-move.ts';
import { t as words } from '../forms/messages.ts';
import { MapGround } from './map-ground.tsx';
import { MapToken } from './map-token.tsx';
import { t } from './messages.ts';
import styles from './stakeholders.module.css';
import type { ViewProps } from './view-props.ts';

const BELOW = 34;

/** Stakeholders by support and influence: carried by a pointer or moved by arrow keys, opened by Enter. */
export function StakeholderMap(props: ViewProps & { hasLines: boolean }) {
  const { stakeholders, contacts, mayWrite, turn, onOpen, onRemove, hasLines } = props;
  const { ref, width } = useWidth<HTMLDivElement>();
  const isPhone = useIsPhone();
  const [looked, setLooked] = useState<string | null>(null);
  const move = useMapMove(turn);
  const plot = useRef<HTMLFieldSetElement>(null);
  const people = stakeholders.map(({ id, support, influence, contact }) => ({
    ...{ id, support, influence, name: contact.name, title: contact.title ?? '' },
    ...(move.moving?.id === id ? move.moving : {}),
  }));
  const layout = mapLayout(people, width, isPhone);
  const height = layout.plot.y + layout.plot.height + BELOW;
  const seen = stakeholders.find(({ id }) => id === looked);
  return (
    <div className={styles.mapArea}>
      <div ref={ref} className={styles.map} style={{ height }}>
        {width > 0 && (
          <>
            <MapGround
              {...{ layout, width, height, moving: move.moving }}
              lines={hasLines ? stakeholders : []}
            />
            <fieldset ref={plot} className={styles.tokens} aria-label={t('map')}>
              {stakeholders.map((item) => (
                <MapToken
                  key={item.id}
                  {...{ item, layout, mayWrite, move, plot, onOpen, onRemove }}
                  onLook={setLooked}
                />
              ))}
            </fieldset>
          </>
        )}
      </div>
      <HiddenText>
        <span id="stakeholder-map-keys">{t(mayWrite ? 'map_keys' : 'map_read')}</span>
        <span role="status">{move.said}</span>
      </HiddenText>
      <div className={styles.legend}>{seen ? <Looked item={seen} contacts={contacts} /> : <Legend />}</div>
    </div>
  );
}

/** Who has the focus or lies below the pointer, and when they were talked to last. */
const Looked = ({ item: { contact, ...item }, contacts }: LookedProps) => (
  <span>
    <b>{contact.name}</b> {[contact.title, contacts({ contact, ...item })].filter(Boolean).join(' · ')}
  </span>
);

type LookedProps = Pick<ViewProps, 'contacts'> & { item: ViewProps['stakeholders'][number] };

/** What the letters and the rings mean. */
const Legend = () => (
  <span className={styles.keys}>
    {STAKEHOLDER_ROLES.map((role) => (
      <span key={role}>
        <b>{t(`letter_${role}`)}</b> {words(`role_${role}`)}
      </span>
    ))}
    <span>{t('ring')}</span>
  </span>
);
