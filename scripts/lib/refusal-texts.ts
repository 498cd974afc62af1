import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Place = { file: string; name: string };
type Module = {
  file: string;
  text: string;
  /** What stands at the top, by its name; what runs by itself has none. */
  declared: Map<string, Node>;
  loose: Node[];
  imported: Map<string, Place>;
  exported: Map<string, Place>;
};

/** Which argument of a refusal is said. */
const textArguments: Record<string, number[]> = {
  DomainError: [0],
  NotFound: [0],
  WrongCode: [0],
  Unauthenticated: [0],
  Forbidden: [0],
  Conflict: [0],
  Invalid: [0, 1],
  TooManyRequests: [1],
};
/** What of zod takes a text as its last argument, or as `error` or `message` of it. */
const checks =
  /^(string|number|int|boolean|array|enum|union|uuid|email|url|date|min|max|length|gte|lte|positive|nonnegative|multipleOf|regex|refine|check|addIssue)$/;
/** Where what visitors, customers and programs call begins. */
const entryPoints = [
  'src/*/**/{wire,site}/**/*.{ts,tsx}',
  'src/site/**/*.{ts,tsx}',
  'src/adapters/**/*.ts',
  'src/server/{app,errors,request-line,guard,schema-words}.ts',
  'src/server/{csp-reports,system}/*.ts',
];
const isOffice = (file: string) => /\/office\//.test(file);
const isTest = (file: string) => /\.test\.|(^|\/)test-/.test(file);

/**
 * The texts that refuse and can reach somebody who does not work here, without being marked to be translated (`i18n`) or
 * as said to staff alone (`staff`), as `file:line: text`. What can be reached is followed by names, from the public calls
 * and pages on: of a file only what they use counts.
 * @param root of a working tree
 */
export function unmarkedRefusals(root: string): string[] {
  const modules = new Map<string, Module | null>();
  const moduleAt = (file: string) => {
    if (!modules.has(file)) modules.set(file, isOffice(file) ? null : readModule(root, file));
    return modules.get(file) ?? null;
  };
  const find = ({ file, name }: Place): [Module, Node] | null => {
    const module = moduleAt(file);
    const node = module?.declared.get(name);
    if (module && node) return [module, node];
    const elsewhere = module?.exported.get(name) ?? module?.imported.get(name);
    return elsewhere ? find(elsewhere) : null;
  };

  const faults = new Set<string>();
  const seen = new Set<Node>();
  const visit = (module: Module, node: Node) => {
    if (seen.has(node)) return;
    seen.add(node);
    judge(module, node, find, faults);
    for (const name of namesIn(node)) reach({ file: module.file, name });
    for (const file of lateImports(module, node)) visitAll(moduleAt(file));
  };
  const reach = (place: Place) => {
    const found = find(place);
    if (!found) return;
    visit(...found);
    for (const loose of found[0].loose) visit(found[0], loose);
  };
  const visitAll = (module: Module | null) => {
    if (module) for (const node of [...module.declared.values(), ...module.loose]) visit(module, node);
  };
  const files = globSync(entryPoints, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files) if (!isTest(file)) visitAll(moduleAt(file));
  return [...faults].sort();
}

function readModule(root: string, file: string): Module | null {
  const whole = path.join(root, file);
  if (!/\.tsx?$/.test(file) || !existsSync(whole)) return null;
  const text = readFileSync(whole, 'utf8');
  const module: Module = {
    file,
    text,
    declared: new Map(),
    loose: [],
    imported: new Map(),
    exported: new Map(),
  };
  for (const node of parseSync(file, text).program.body as unknown as Node[]) {
    const from = node.source ? fileOf(file, String((node.source as Node).value)) : null;
    if (node.type === 'ImportDeclaration' || (node.type === 'ExportNamedDeclaration' && from)) {
      for (const { local, imported, exported } of (node.specifiers ?? []) as Record<string, Node>[])
        if (from && exported)
          module.exported.set(String(exported.name), { file: from, name: String(local?.name) });
        else if (from && local)
          module.imported.set(String(local.name), { file: from, name: String(imported?.name ?? 'default') });
    } else declare(module, node);
  }
  return module;
}

function declare(module: Module, node: Node) {
  const inner = (node.declaration ?? node) as Node;
  if (node.type === 'ExportDefaultDeclaration') module.declared.set('default', inner);
  if (inner.type === 'VariableDeclaration')
    for (const one of inner.declarations as Node[])
      for (const name of namesIn(one.id as Node)) module.declared.set(name, one);
  else if (inner.type === 'FunctionDeclaration' || inner.type === 'ClassDeclaration')
    module.declared.set(String((inner.id as Node | null)?.name ?? 'default'), inner);
  else if (inner.type === 'ExpressionStatement') module.loose.push(inner);
}

const fileOf = (from: string, name: string): string | null => {
  if (name.startsWith('#')) return name.replace('#', 'src/');
  return name.startsWith('.') ? path.posix.join(path.posix.dirname(from), name) : null;
};

/** A node's own children, without types. */
function childrenOf(node: Node): Node[] {
  if (/^TS(Type|Interface)/.test(node.type)) return [];
  return Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string');
}
const within = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(within)];

/** What a node calls by name; what stands after a dot or before a colon is none. */
function namesIn(node: Node): string[] {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return [String(node.name)];
  const named =
    node.type === 'MemberExpression' && !node.computed
      ? [node.object as Node]
      : node.type === 'Property' && !node.computed
        ? [node.value as Node]
        : childrenOf(node);
  return named.flatMap(namesIn);
}

const lateImports = (module: Module, node: Node): string[] =>
  within(node).flatMap((one) =>
    one.type === 'ImportExpression'
      ? [fileOf(module.file, String((one.source as Node).value))].filter((file) => file !== null)
      : [],
  );

/** Looks at every text that a declaration refuses with. */
function judge(
  module: Module,
  declaration: Node,
  find: (place: Place) => [Module, Node] | null,
  faults: Set<string>,
) {
  const nodes = within(declaration);
  const parent = nodes.find(({ type }) => type === 'ClassDeclaration')?.superClass as Node | undefined;
  const seen = new Set<unknown>();
  for (const node of nodes) for (const text of textsOf(node)) look(text);

  function textsOf(node: Node): Node[] {
    const given = (node.arguments ?? []) as Node[];
    const callee = node.callee as Node | undefined;
    const called = String(callee?.name ?? (callee?.property as Node | undefined)?.name ?? '');
    if (node.type === 'NewExpression') return pick(given, textArguments[called]);
    if (node.type !== 'CallExpression' || !callee) return [];
    if (callee.type === 'Super') return pick(given, textArguments[String(parent?.name)]);
    // The toasts of pages are said by a function of this name too, with what kind they are of first.
    if (called === 'message' || called === 'translate') return given.slice(0, 1).filter(isSentence);
    if (callee.type !== 'MemberExpression' || !checks.test(called)) return [];
    const last = given.at(-1);
    return last?.type === 'ObjectExpression'
      ? (last.properties as Node[])
          .filter(({ key }) => ['error', 'message'].includes(String((key as Node | undefined)?.name)))
          .map(({ value }) => value as Node)
      : [last].filter((one) => one !== undefined).filter(isText);
  }

  /** Follows an expression to the texts that it can be. */
  function look(node: Node | null | undefined, at: Module = module): void {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (isText(node)) return note(node, at);
    if (node.type === 'ObjectExpression')
      for (const one of node.properties as Node[]) look((one.value ?? one.argument) as Node, at);
    if (node.type === 'Identifier') {
      const name = String(node.name);
      for (const own of at === module ? nodes : []) {
        if (own.type === 'VariableDeclarator' && (own.id as Node).name === name) look(own.init as Node);
        if (own.type === 'AssignmentExpression' && rootOf(own.left as Node) === name) look(own.right as Node);
      }
    }
    if (node.type === 'Identifier' || node.type === 'MemberExpression') lookUp(rootOf(node), at);
    if (node.type === 'CallExpression') lookUp(rootOf(node.callee as Node), at);
    for (const key of ['consequent', 'alternate', 'left', 'right', 'argument', 'expression'])
      look(node[key] as Node | undefined, at);
  }

  /** A constant may be said with all its texts, a function with those that it gives back. */
  function lookUp(name: string, at: Module) {
    const found = find({ file: at.file, name });
    if (!found || seen.has(found[1])) return;
    seen.add(found[1]);
    const [there, node] = found;
    const body = (node.type === 'VariableDeclarator' ? node.init : node) as Node | null;
    if (!body || body.type === 'ClassDeclaration') return;
    if (!/Function/.test(body.type)) {
      for (const one of within(body)) if (isSentence(one)) note(one, there);
    } else if ((body.body as Node).type === 'BlockStatement') {
      for (const one of within(body)) if (one.type === 'ReturnStatement') look(one.argument as Node, there);
    } else look(body.body as Node, there);
  }

  function note(node: Node, at: Module) {
    const before = at.text.slice(0, node.start);
    const hasPlaces = node.type === 'TemplateLiteral' && (node.expressions as Node[]).length > 0;
    const text = textOf(node);
    const isWords = /\p{L}\p{Ll}+/u.test(text);
    if (isWords && (hasPlaces || !/\/\*(i18n|staff)\*\/\s*$/.test(before)))
      faults.add(`${at.file}:${before.split('\n').length}: ${text}`);
  }
}

const pick = (given: Node[], places: number[] = []): Node[] =>
  places.map((place) => given[place]).filter((node) => node !== undefined);
const isText = (node: Node) =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral';
const isSentence = (node: Node) => isText(node) && /\S \S/.test(textOf(node));
const textOf = (node: Node): string =>
  node.type === 'Literal'
    ? String(node.value)
    : (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
const rootOf = (node: Node): string =>
  node.type === 'MemberExpression' ? rootOf(node.object as Node) : String(node.name ?? '');
