import type { ReportFacts } from '#contract/reports/shapes.ts';

const CALL = /^\s*at (?:async )?(?:(.*?) \()?((?:file:\/\/|node:|\/)?[^()\s]+?):(\d+):(\d+)\)?$/;
const FRAMES = 50;

/** The calls of a server's error, innermost first; files from the folder of the application on. */
export const framesOfStack = (stack: string): ReportFacts['frames'] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name, path = '', row, column] = CALL.exec(line) ?? [];
      if (!path) return [];
      const isOurs = !/node_modules|^node:/.test(path);
      const file = path.replace(/^.*\/(?=(?:api|contract|identity)\/src\/|node_modules\/)/, '');
      return [{ function: name ?? '?', file, line: Number(row), column: Number(column), own: isOurs }];
    })
    .slice(0, FRAMES);
