/** Text that may go into a page as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | Part[] | null | undefined | false;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A template that escapes every value but what is Html already; lists are joined, nothing is left out as empty. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + render(parts[index - 1]) + string));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
