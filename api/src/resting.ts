import { getHeapStatistics } from 'node:v8';
import { collector } from './platform/collecting.ts';

/** What is known of the process, and how it gives back what it doesn't use. */
export interface Process {
  /** Processor time used so far, in microseconds. */
  readonly used: () => number;
  /** Bytes that its heap holds of the machine. */
  readonly held: () => number;
  readonly giveBack: () => void;
}

const EVERY_MS = 10_000;
/** Share of a processor below which the server rests. */
const RESTING = 0.05;
/** What is worth a pause of a tenth of a second. */
const WORTHWHILE = 32 * 2 ** 20;

/**
 * Gives back what the start has left; and later, when the server rests after a burst, what that has: until it is busy again V8
 * collects nothing, and keeps several times what is used. Answers a look, to be had every ten seconds.
 */
export const watchRest = ({ used, held, giveBack }: Process): (() => void) => {
  giveBack();
  let before = used();
  let kept = held();
  return () => {
    const now = used();
    const isResting = now - before < RESTING * EVERY_MS * 1000;
    before = now;
    if (!isResting || held() < kept + WORTHWHILE) return;
    giveBack();
    kept = held();
  };
};

/** Watches this process until told to stop. */
export const giveBackAtRest = (): (() => void) => {
  const look = watchRest({ used: usedHere, held: heldHere, giveBack: collector() });
  const timer = setInterval(look, EVERY_MS).unref();
  return () => clearInterval(timer);
};

const usedHere = (): number => {
  const usage = process.cpuUsage();
  return usage.user + usage.system;
};

const heldHere = (): number => getHeapStatistics().total_heap_size;
