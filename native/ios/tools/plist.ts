export type Plist = string | number | boolean | Plist[] | { [key: string]: Plist };

const opening =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*<!DOCTYPE plist PUBLIC "-\/\/Apple\/\/DTD PLIST 1\.0\/\/EN" "http:\/\/www\.apple\.com\/DTDs\/PropertyList-1\.0\.dtd">\s*<plist version="1\.0">/;
const marks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads an XML property list strictly, as Xcode and the store will: what a lenient reader mends is an error here.
 * @throws SyntaxError that says where
 */
export function readPlist(xml: string): Plist {
  let at = opening.exec(xml)?.[0].length ?? fail(xml, 0, 'a property list begins with its three lines');
  const value = read();
  if (!/^\s*<\/plist>\s*$/.test(xml.slice(at))) fail(xml, at, 'one value, then </plist>');
  return value;

  function take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(xml.slice(at));
    if (found) at += found[0].length;
    return found;
  }

  function read(): Plist {
    const tag = take(/^\s*<(true|false|array|dict)\/>/)?.[1];
    if (tag) return tag === 'array' ? [] : tag === 'dict' ? {} : tag === 'true';
    if (take(/^\s*<array>/)) {
      const items: Plist[] = [];
      while (!take(/^\s*<\/array>/)) items.push(read());
      return items;
    }
    if (take(/^\s*<dict>/)) return readDict();
    const text = take(/^\s*<(string|integer)>([^<]*)<\/\1>/);
    if (text?.[1] === 'integer' && /^-?\d+$/.test(text[2]!)) return Number(text[2]);
    return text?.[1] === 'string' ? unescape(text[2]!) : fail(xml, at, 'a value');
  }

  function readDict() {
    const dict: Record<string, Plist> = {};
    while (!take(/^\s*<\/dict>/)) {
      const key = unescape(take(/^\s*<key>([^<]+)<\/key>/)?.[1] ?? fail(xml, at, 'a key'));
      if (Object.hasOwn(dict, key)) fail(xml, at, `${key} only once`);
      dict[key] = read();
    }
    return dict;
  }

  function unescape(text: string) {
    return text.replaceAll(
      /&(\w*;?)/g,
      (_, name: string) => marks[name.replace(/;$/, '')] ?? fail(xml, at, `no &${name}`),
    );
  }
}

function fail(text: string, at: number, wanted: string): never {
  throw new SyntaxError(`line ${text.slice(0, at).split('\n').length}: expected ${wanted}`);
}
