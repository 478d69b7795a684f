/** Text that may go into a page as it is. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const render = (part: string | Markup | null | undefined): string =>
  part instanceof Markup
    ? part.text
    : (part ?? '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** A template that escapes every value but what is markup already. */
export const markup = (strings: TemplateStringsArray, ...parts: (string | Markup | null)[]): Markup =>
  new Markup(strings.reduce((text, string, at) => text + render(parts[at - 1]) + string));
