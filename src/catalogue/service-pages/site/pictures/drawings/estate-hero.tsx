import { useLingui } from '@lingui/react/macro';
import { Arm, Hand, HeldPhone } from '#kit/site/pictures/people/arm.tsx';
import { contour, detail, Person, skins } from '#kit/site/pictures/people/person.tsx';
import { Tower } from './tower.tsx';

/**
 * A street of towers, a hoarding, and a family that reads the plan on the spot. What matters stands in the middle: a phone
 * shows that, a desk the whole street.
 */
export function EstateHero() {
  return (
    <svg
      viewBox="0 0 1200 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className="block h-52 w-full sm:h-80 lg:h-auto"
    >
      <path d="M0 400V250a600 236 0 0 1 1200 0v150z" className="fill-sky" />
      <circle cx="770" cy="84" r="44" {...contour} className="fill-marigold stroke-ink" />
      <path
        d="M500 52q10-10 18 0 8-10 18 0M556 82q8-8 14 0 6-8 14 0M872 66q8-8 14 0 6-8 14 0"
        {...detail}
        strokeWidth={2.4}
      />
      <Tower x={36} y={158} columns={4} rows={6} fill="fill-sand-deep" />
      <Tower x={168} y={70} columns={4} rows={9} fill="fill-rust" lit={[3, 9, 14, 22, 29]} />
      <Tower x={306} y={190} columns={3} rows={5} fill="fill-leaf-tint" lit={[4]} />
      <Tower x={880} y={132} columns={4} rows={7} fill="fill-leaf-tint" lit={[2, 7, 13]} />
      <Tower x={1012} y={204} columns={5} rows={4} fill="fill-sand-deep" lit={[6, 11]} />
      <Tree x={246} y={330} />
      <Tree x={1000} y={330} />
      <Hoarding />
      <Family />
      <Wall />
    </svg>
  );
}

function Hoarding() {
  const { t } = useLingui();
  return (
    <g transform="translate(-34 0)">
      <path d="M388 330V220M566 330V220" className="stroke-ink" strokeWidth="10" />
      <rect x="340" y="104" width="276" height="142" rx="6" {...contour} className="fill-white stroke-ink" />
      <rect x="340" y="104" width="276" height="50" rx="6" {...contour} className="fill-ink stroke-ink" />
      <text
        x="478"
        y="139"
        fontSize="29"
        fontWeight="700"
        textAnchor="middle"
        className="fill-marigold font-head"
      >
        {t`2 and 3 BHK`}
      </text>
      <text x="478" y="190" fontSize="21" textAnchor="middle" className="fill-ink">
        {t`Plans, price, possession:`}
      </text>
      <text x="478" y="221" fontSize="21" fontWeight="700" textAnchor="middle" className="fill-ink">
        {t`on your phone tonight`}
      </text>
    </g>
  );
}

/** He shows where it will stand, she has it on her phone already, their daughter counts the floors. */
const Family = () => (
  <g>
    <g transform="translate(690 226)">
      <Person
        skin={skins[2]}
        hair="short"
        wears="shirt"
        cloth="fill-leaf"
        over="fill-white"
        looks={-1}
        moustache
      />
      <Arm path="M-36 28q-22 18-34-2" bare="M-70 24q-6-12-8-22" cloth="stroke-leaf" skin={skins[2]} />
      <Hand skin={skins[2]} transform="translate(-79 -6) rotate(-106) scale(.9)" />
    </g>
    <g transform="translate(822 230)">
      <Person
        skin={skins[1]}
        hair="bun"
        wears="saree"
        cloth="fill-rust"
        over="fill-marigold"
        looks={-1}
        bindi
      />
      <Arm path="M-38 28q-14 20-8 36" cloth="stroke-rust" skin={skins[1]} bare="M-46 66q2 10 10 8" />
      <g transform="translate(-34 50)">
        <HeldPhone skin={skins[1]} screen="fill-white" />
        <path d="M-10-22H10V14H-10zM-10-6H2M2-22v10M2-2v16" {...detail} />
      </g>
    </g>
    <g transform="translate(752 284) scale(.72)">
      <Person skin={skins[1]} hair="plait" wears="kurta" cloth="fill-brick" over="fill-paper" looks={-1} />
    </g>
  </g>
);

const Tree = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 0v-48M0-24l-12-12" {...contour} fill="none" strokeWidth={5} />
    <path
      d="M-32-54a20 20 0 0 1 6-34 26 26 0 0 1 50-2 20 20 0 0 1 8 36 22 22 0 0 1-32 6 22 22 0 0 1-32-6z"
      {...contour}
      className="fill-leaf stroke-ink"
    />
  </g>
);

/** The wall of the plot runs along the street, before everybody. */
const Wall = () => (
  <g>
    <rect x="-6" y="330" width="1212" height="76" {...contour} className="fill-rust stroke-ink" />
    <path
      d={`M0 356h1200M0 380h1200${Array.from({ length: 21 }, (_, i) => `M${i * 60} 330v26M${i * 60 + 30} 356v24M${i * 60} 380v20`).join('')}`}
      {...detail}
    />
    <rect x="-6" y="320" width="1212" height="12" {...contour} className="fill-paper stroke-ink" />
  </g>
);
