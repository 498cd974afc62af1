import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** What the first page of a PDF draws beside its words: lines, and the squares of a code to pay with. */
export async function drawnOn(pdf: Uint8Array): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(pdf)).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  return JSON.stringify(argsArray.filter((_, i) => fnArray[i] === OPS.constructPath));
}

/** How far to the right the words of a PDF's first page reach, as a part of its width. */
export async function reachOf(pdf: Uint8Array): Promise<number> {
  const page = await (await getDocumentProxy(pdf.slice())).getPage(1);
  const { items } = await page.getTextContent();
  const ends = items.map((item) => ('width' in item ? Number(item.transform[4]) + item.width : 0));
  return Math.max(...ends) / page.getViewport({ scale: 1 }).width;
}

/** Words of a PDF's first page that are printed over others of their row. */
export async function printedOver(pdf: Uint8Array): Promise<string[]> {
  const page = await (await getDocumentProxy(pdf.slice())).getPage(1);
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ said: item.str, from: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
      : [],
  );
  return words
    .filter(({ from, y, width }, i) =>
      words.some(
        (other, n) =>
          n < i &&
          Math.abs(other.y - y) < 3 &&
          other.from + other.width > from + 1 &&
          from + width > other.from + 1,
      ),
    )
    .map(({ said }) => said);
}
