/** Twelve invented clients with a mark each, drawn in one colour so that they stand together: name and path. */
export const clientMarks: [name: string, path: string][] = [
  ['Kokum & Kairi', 'M16 4c7 3 11 9 11 14a11 11 0 0 1-22 0C5 13 9 7 16 4zm0 7v13'],
  ['SAHYARA', 'm3 26 9-16 6 9 4-6 7 13z'],
  ['nakshi', 'm16 3 8 9-8 17-8-17zM8 12h16'],
  ['Pavbhar Bakes', 'M5 22a11 9 0 0 1 22 0zM5 27h22M11 12V7M16 11V5M21 12V7'],
  ['Udgam Academy', 'M3 12 16 5l13 7-13 7zm5 4v8c5 4 11 4 16 0v-8'],
  ['TULSIVAN', 'M16 29V13M16 19c-7 0-10-4-10-10 7 0 10 4 10 10zm0-5c0-6 3-10 10-10 0 6-3 10-10 10z'],
  ['Musafirana', 'M4 20 28 5l-7 23-5-9zM16 19 28 5'],
  ['Patti & Plumb', 'M16 3v9M10 12h12l-6 17zM8 3h16'],
  ['ZAYKAGHAR', 'M4 15h24a12 12 0 0 1-24 0zm5-5c0-3 3-3 3-6m4 6c0-3 3-3 3-6'],
  ['Harbour Lifts', 'M5 28h22M9 28V10h14v18M16 3l-5 5h10zM16 14v10'],
  ['dhaaga', 'M16 4a12 12 0 1 0 0 24 9 9 0 0 0 0-18 6 6 0 0 0 0 12 3 3 0 0 0 0-6'],
  [
    'Arogya Lane',
    'M16 28C8 22 4 17 4 12a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 10-12 16zM10 15h4l2-4 2 7 2-3h3',
  ],
];

/** The mark as a drawing of its own, without a ground. */
export const markDrawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#485061" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
