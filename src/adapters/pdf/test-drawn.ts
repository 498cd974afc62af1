import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** What the first page of a PDF draws beside its words: lines, and the squares of a code to pay with. */
export async function drawnOn(pdf: Uint8Array): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(pdf)).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  return JSON.stringify(argsArray.filter((_, i) => fnArray[i] === OPS.constructPath));
}
