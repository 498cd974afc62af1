const drawings = import.meta.glob<string>('./drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true });

/** A drawing of ours as one SVG document. @throws where there is none of that name */
export const drawingNamed = (name: string) => read(drawings, `./drawings/${name}.svg`);

/** A text with marks for headings and lists, like `blog/<slug>`. @throws where there is none of that name */
export const textNamed = (name: string) => read(texts, `./${name}.md`);

function read(files: Record<string, string>, name: string): string {
  const text = files[name];
  if (text === undefined) throw new Error(`The sample has no file ${name}`);
  return text.trim();
}
