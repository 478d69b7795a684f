/** What an answer's body says; nothing where it isn't JSON, such as the page of a proxy in between. */
export function readAnswer<Answer extends object>(text: string): Partial<Answer> {
  try {
    return { ...JSON.parse(text) };
  } catch {
    return {};
  }
}
