/**
 * The fonts that the page has loaded, as rules that hold their files: a picture is drawn apart from the page, where no
 * address leads anywhere.
 */
export async function fontStyles(): Promise<string> {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf);
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map((rule) => ({ rule, sheet })),
  );
  const inUse = rules.filter(({ rule: { style } }) =>
    loaded.includes(
      keyOf({
        family: style.getPropertyValue('font-family'),
        unicodeRange: style.getPropertyValue('unicode-range'),
        style: style.getPropertyValue('font-style'),
      }),
    ),
  );
  const texts = await Promise.all(
    inUse.map(({ rule, sheet }) => withFile(rule.cssText, sheet.href ?? document.baseURI)),
  );
  return texts.join('\n');
}

const keyOf = ({
  family,
  unicodeRange,
  style,
}: Pick<FontFace, 'family' | 'unicodeRange' | 'style'>): string =>
  `${family} ${unicodeRange} ${style}`.replaceAll(/["'\s]/g, '').toLowerCase();

async function withFile(rule: string, base: string): Promise<string> {
  const [whole = '', address = ''] = /url\("?([^")]+)"?\)/.exec(rule) ?? [];
  if (!address || address.startsWith('data:')) return rule;
  const file = await (await fetch(new URL(address, base))).blob();
  return rule.replace(whole, `url("${await dataAddress(file)}")`);
}

const dataAddress = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
