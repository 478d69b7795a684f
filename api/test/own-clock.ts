import { afterAll, vi } from 'vitest';

// Files of a worker follow one another in one process: none leaves its clock to the next.
afterAll(() => {
  vi.useRealTimers();
});
