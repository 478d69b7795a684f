import Big from 'big.js';

/** Why a calculation can't be solved. `message` says it to the person, with the figures. */
export interface Unsolvable {
  readonly solved: false;
  readonly reason: UnsolvableReason;
  readonly message: string;
}

/** 30.00 → `30`. */
const bare = (percentage: string): string => new Big(percentage).toFixed();

const outOfReach = (aim: string, best: string): string =>
  new Big(best).lt(aim)
    ? `Even at 100 % utilisation the margin is ${bare(best)} %, below the ${bare(aim)} % aimed at. Raise the price, lower the costs, or aim at less.`
    : `Even at 100 % utilisation the margin stays a little below the ${bare(aim)} % aimed at. Raise the price, lower the costs, or aim at less.`;

const MESSAGES = {
  'no-lines': () => 'There are no lines yet. Add what is to be done, then solve again.',
  'nothing-aimed-at': () => 'No margin is aimed at. Enter the margin to reach, then solve again.',
  'margin-too-high': (aim: string) =>
    `No price has a margin of ${bare(aim)} %: of 100 % nothing would be left for the costs. Aim at less than 100 %.`,
  'no-price': () => 'The price is zero, so there is no margin of it. Enter list rates or an agreed price.',
  'no-cost': () => 'Nothing here costs anything, so every price has a margin of 100 %. Enter cost rates.',
  'no-time': () =>
    'No line is by the hour, day or month, so utilisation changes nothing. Solve for the price, or add lines of time.',
  'out-of-reach': outOfReach,
  'too-much-money': (aim: string) =>
    `A price with a margin of ${bare(aim)} % is more money than can be kept exactly. Aim at less, or lower the costs.`,
};

/** A reason for which a calculation can't be solved. */
export type UnsolvableReason = keyof typeof MESSAGES;

/** Why a calculation can't be solved: the margin aimed at and the best one that there is, in percent, where they matter. */
export const unsolvable = (reason: UnsolvableReason, aim = '0', best = '0'): Unsolvable => ({
  ...{ solved: false, reason },
  message: MESSAGES[reason](aim, best),
});
