/** `GST (18%)`; without a number where an order mixes rates. */
export const gstLabel = ({ mode, percent }: { mode: 'inclusive' | 'exclusive'; percent: number | null }) =>
  percent === null ? 'GST' : `GST (${percent}%${mode === 'inclusive' ? ', included' : ''})`;
