/** An address as it is written on an envelope: each line on its own. */
export const AddressLines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
