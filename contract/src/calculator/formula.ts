/** What a formula is made of: results by their keys, and what was filled in. */
export type Term =
  | {
      readonly kind: 'money';
      readonly name: string;
      readonly minor: number;
      readonly currency: string;
      /** Of how many lines or entries it is the sum. */
      readonly count?: number;
    }
  | { readonly kind: 'percentage' | 'number'; readonly name: string; readonly value: string }
  /** What one of something costs or sells for, an exact decimal in major units. */
  | { readonly kind: 'rate'; readonly name: string; readonly value: string; readonly currency: string }
  /** One unit of `currency` is `value` of `into`. */
  | {
      readonly kind: 'exchange';
      readonly name: 'exchange_rate';
      readonly value: string;
      readonly currency: string;
      readonly into: string;
      readonly day: string;
    };

/** What stands between two terms. */
export type Operator = '+' | '−' | '×' | '÷';

/** Terms joined from the left to the right; `rounded` = to the minor unit of a currency before anything else is done with it. */
export type Expression =
  | Term
  | { readonly kind: 'joined'; readonly operator: Operator; readonly of: readonly Expression[] }
  | { readonly kind: 'rounded'; readonly currency: string; readonly of: Expression };

/** How a figure comes about, and what it is rounded to at last, half up: a minor unit, a hundredth of a percent, or nothing. */
export interface Formula {
  readonly is: Expression;
  readonly rounded: 'minor' | 'hundredth' | null;
}

/** Terms joined by one operator from the left to the right. */
export const joined = (operator: Operator, ...of: Expression[]): Expression => ({
  ...{ kind: 'joined', operator, of },
});

const BINDS = { '+': 1, '−': 1, '×': 2, '÷': 2 } as const;

/** A formula as it is written in a row, with brackets where they are needed. */
export type Token = Term | Operator | '(' | ')';

const needsBrackets = (part: Expression, operator: Operator, at: number): boolean =>
  part.kind === 'joined' &&
  (BINDS[part.operator] < BINDS[operator] ||
    (at > 0 && BINDS[part.operator] === BINDS[operator] && (operator === '−' || operator === '÷')));

/** The terms and operators of an expression in the order in which they are written. */
export const tokensOf = (expression: Expression): Token[] => {
  if (expression.kind === 'rounded') return tokensOf(expression.of);
  if (expression.kind !== 'joined') return [expression];
  const { operator, of } = expression;
  return of.flatMap((part, at) => [
    ...(at > 0 ? [operator] : []),
    ...(needsBrackets(part, operator, at) ? (['(', ...tokensOf(part), ')'] as const) : tokensOf(part)),
  ]);
};
