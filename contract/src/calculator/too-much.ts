/** What is counted, or undefined where it is more money than a number holds exactly. */
export const unlessTooMuch = <Counted>(count: () => Counted): Counted | undefined => {
  try {
    return count();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
