import { isCallError } from '../../../../platform/call-error.ts';
import { formatDuration } from '../../../../ui/number/duration.ts';
import type { Target } from '../../effects/use-block-write.ts';
import { rowKey } from '../week/week-rows.ts';
import type { Block, Left } from './read-block.ts';

/** True where the server said of single cells why it didn't take the block. */
export const isBlockRefused = (error: unknown): boolean =>
  isCallError(error) && error.fields.some(({ field }) => PLACE.test(field));

/** What an error says. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof Error ? error.message : undefined;

const PLACE = /^cells\.(\d+)\./;

/** A block without the cells that the server refused, which are left for its reasons. */
export function withoutRefused({ targets, left }: Block, error: unknown): Block {
  const fields = isCallError(error) ? error.fields : [];
  const whys = new Map(fields.map(({ field, message }) => [Number(PLACE.exec(field)?.[1] ?? -1), message]));
  return {
    targets: targets.filter((_, at) => !whys.has(at)),
    left: [...left, ...targets.flatMap((target, at) => leftOf(target, whys.get(at)))],
  };
}

const leftOf = ({ row, column, duration_s }: Target, why: string | undefined): Left[] =>
  why === undefined
    ? []
    : [{ id: `refused ${column} ${rowKey(row)}`, row, column, text: formatDuration(duration_s), why }];
