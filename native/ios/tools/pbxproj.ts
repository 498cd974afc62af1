export type Pbx = string | Pbx[] | { [key: string]: Pbx };
type PbxObject = Record<string, Pbx>;

/**
 * Reads the old property list that an Xcode project is written in.
 * @throws SyntaxError that says where
 */
export function readPbxproj(text: string): PbxObject {
  let at = 0;
  if (!text.startsWith('// !$*UTF8*$!\n')) fail('the line // !$*UTF8*$!');
  at = text.indexOf('\n');
  const value = read();
  if (take(/^[^]/)) fail('the end');
  return typeof value === 'object' && !Array.isArray(value) ? value : fail('an object');

  function take(pattern: RegExp): RegExpExecArray | null {
    at += /^(?:\s|\/\*[^]*?\*\/)*/.exec(text.slice(at))![0].length;
    const found = pattern.exec(text.slice(at));
    if (found) at += found[0].length;
    return found;
  }

  function read(): Pbx {
    if (take(/^\{/)) {
      const object: PbxObject = {};
      while (!take(/^\}/)) {
        const key = readText();
        if (Object.hasOwn(object, key)) fail(`${key} only once`);
        if (!take(/^=/)) fail('=');
        object[key] = read();
        if (!take(/^;/)) fail(';');
      }
      return object;
    }
    if (!take(/^\(/)) return readText();
    const items: Pbx[] = [];
    while (!take(/^\)/)) {
      items.push(read());
      if (!take(/^,/)) fail(',');
    }
    return items;
  }

  function readText(): string {
    const [, quoted, bare] = take(/^(?:"((?:[^"\\]|\\.)*)"|([\w./$]+))/) ?? fail('a text');
    return bare ?? quoted!.replaceAll(/\\(.)/g, '$1');
  }

  function fail(wanted: string): never {
    throw new SyntaxError(`line ${text.slice(0, at).split('\n').length}: expected ${wanted}`);
  }
}

/** What is wrong between the objects of a project: names that lead nowhere, objects that nobody names. */
export function looseEnds(project: PbxObject): string[] {
  const objects = project['objects'] as Record<string, PbxObject>;
  const named = new Set<string>();
  const collect = (value: Pbx): void => {
    if (typeof value === 'string') {
      if (/^[0-9A-F]{24}$/.test(value)) named.add(value);
    } else for (const one of Object.values(value)) collect(one);
  };
  collect(project['rootObject'] ?? '');
  for (const object of Object.values(objects)) collect(object);
  return [
    ...[...named].filter((id) => !objects[id]).map((id) => `${id} is no object`),
    ...Object.keys(objects)
      .filter((id) => !named.has(id))
      .map((id) => `${id} is named by nobody`),
    ...Object.keys(objects)
      .filter((id) => !objects[id]!['isa'])
      .map((id) => `${id} has no isa`),
  ];
}
