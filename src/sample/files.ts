// Large, and of use at a first start alone.
const drawings = import.meta.glob<string>('./drawings/*.svg', { query: '?raw', import: 'default' });
const texts = import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default', eager: true });

/** A drawing of ours as one SVG document. @throws where there is none of that name */
export async function drawingNamed(name: string): Promise<string> {
  return given(await drawings[`./drawings/${name}.svg`]?.(), name);
}

/** A text with marks for headings and lists, like `blog/<slug>`. @throws where there is none of that name */
export const textNamed = (name: string) => given(texts[`./${name}.md`], name);

function given(text: string | undefined, name: string): string {
  if (text === undefined) throw new Error(`The sample has no file ${name}`);
  return text.trim();
}
