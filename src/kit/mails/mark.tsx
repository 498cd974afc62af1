import { colours } from './colours.ts';

/** Left bar, gap, brick, gap, right bar of each course, in px: the mark of the icon, in whole pixels. */
const courses = [
  [0, 8],
  [4, 4],
  [8, 0],
] as const;
const course = { width: 32, height: 10, borderCollapse: 'collapse' as const, fontSize: 0, lineHeight: 0 };

/** The mark laid of table cells: pictures of mails are fetched from somewhere, and most clients hold them back. */
export const Mark = () => (
  <>
    {courses.map(([before, after]) => (
      <table key={before} role="presentation" cellPadding={0} cellSpacing={0} style={course}>
        <tbody>
          <tr>
            <Cell width={8} className="bar" color={colours.ink} />
            {before ? <Cell width={before} /> : null}
            <Cell width={8} color={colours.marigold} />
            {after ? <Cell width={after} /> : null}
            <Cell width={8} className="bar" color={colours.ink} />
          </tr>
        </tbody>
      </table>
    ))}
  </>
);

const Cell = ({ width, color, className }: { width: number; color?: string; className?: string }) => (
  <td aria-hidden className={className} style={{ width, height: 10, padding: 0, backgroundColor: color }} />
);
