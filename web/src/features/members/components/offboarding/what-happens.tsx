import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import type { Outcome } from '../../effects/offboarding/outcome.ts';
import { o } from './messages.ts';
import styles from './offboarding.module.css';

/** What an offboarding comes to as the form stands, in words and figures. */
export const WhatHappens = ({ sentences, missing }: Outcome) => (
  <Card title={o('will_happen')}>
    <div className={styles.sentences} aria-live="polite">
      {missing.map((sentence) => (
        <StatusText key={sentence} tone="warn">
          {sentence}
        </StatusText>
      ))}
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  </Card>
);
