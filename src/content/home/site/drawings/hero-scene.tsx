import { useLingui } from '@lingui/react/macro';
import { Awning } from '#kit/site/pictures/awning.tsx';
import { Arm, HeldPhone } from '#kit/site/pictures/people/arm.tsx';
import { contour, detail, Person, skins } from '#kit/site/pictures/people/person.tsx';
import { Jar } from './jar.tsx';
import { OrderCard, SearchCard } from './story-cards.tsx';

/**
 * One picture, one story: somebody searches, finds the shop, and the order buzzes in the owner's hand. It is told once,
 * in some four seconds, by story.css; who asked for less motion sees how it ends.
 */
export function HeroScene() {
  const { t } = useLingui();
  return (
    <div>
      <p className="sr-only">
        {t`Somebody searches for mango pickle, the shop is the first result, and its owner gets the order on her phone behind the counter.`}
      </p>
      <svg viewBox="0 0 600 560" aria-hidden className="block h-auto w-full text-ink">
        <path d="M40 560V330a262 262 0 0 1 524 0v230z" className="fill-sky" />
        <Shop />
        <Owner />
        <Counter />
        <SearchCard />
        <OrderCard />
      </svg>
    </div>
  );
}

function Shop() {
  const { t } = useLingui();
  return (
    <g>
      <rect x="96" y="136" width="456" height="424" {...contour} className="fill-sand-deep stroke-ink" />
      <rect x="122" y="196" width="404" height="364" {...contour} className="fill-leaf-tint stroke-ink" />
      <Shelf y={308} />
      <Shelf y={386} from={1} />
      <path
        d="M124 226q50 44 100 0 50 44 100 0 50 44 100 0 50 44 100 0"
        {...detail}
        className="stroke-leaf"
        strokeWidth={3}
      />
      <path
        d="M124 226q50 44 100 0 50 44 100 0 50 44 100 0 50 44 100 0"
        {...detail}
        className="stroke-rust"
        strokeWidth={11}
        strokeDasharray="0.1 15"
      />
      <Awning x={84} y={192} width={480} height={24} stripes={12} />
      <path d="M84 192h480" {...contour} strokeWidth={5} strokeLinecap="round" />
      <rect x="96" y="132" width="456" height="58" rx="4" className="fill-ink" />
      <text
        x="432"
        y="171"
        fontSize="29"
        fontWeight="700"
        textAnchor="middle"
        className="fill-marigold font-head"
      >
        {t`Kokum & Kairi`}
      </text>
    </g>
  );
}

const colours = ['fill-rust', 'fill-leaf', 'fill-marigold', 'fill-brick'];

const Shelf = ({ y, from = 0 }: { y: number; from?: number }) => (
  <g>
    {[0, 1, 2, 3].map((i) => (
      <Jar key={i} x={136 + i * 46} y={y} body={colours[(i + from) % 4] ?? ''} />
    ))}
    <path d={`M122 ${y}h204`} {...contour} strokeWidth={5} />
  </g>
);

function Owner() {
  const skin = skins[1];
  return (
    <g>
      <g transform="translate(436 360) scale(1.16)">
        <Person
          skin={skin}
          hair="bun"
          wears="saree"
          cloth="fill-marigold"
          over="fill-brick"
          bindi
          looks={-1}
        />
        <Arm path="M-38 30q-14 22-20 42" bare="M-58 72q-8 8-22-4" cloth="stroke-brick" skin={skin} />
        <g transform="translate(-88 36)">
          <g className="story-buzz">
            <HeldPhone skin={skin} />
          </g>
          <g className="story-ring">
            <path
              d="m-24-46-9-11M-8-50l-3-15M9-50l3-15M25-46l9-11"
              {...detail}
              className="stroke-rust"
              strokeWidth={4.5}
            />
          </g>
        </g>
      </g>
    </g>
  );
}

/** The counter with what is asked for most, and a tulsi before the door. */
const Counter = () => (
  <g>
    <Jar x={132} y={466} body="fill-rust" size={1.15} />
    <Jar x={184} y={466} body="fill-marigold" size={1.15} />
    <Jar x={236} y={466} body="fill-leaf" size={1.15} />
    <rect x="110" y="470" width="428" height="90" {...contour} className="fill-rust stroke-ink" />
    <rect x="100" y="462" width="448" height="16" rx="4" {...contour} className="fill-paper stroke-ink" />
    <path d="M196 478v82M282 478v82M368 478v82M454 478v82" {...detail} />
    <path d="M36 516h52l-7 44H43z" {...contour} className="fill-paper stroke-ink" />
    <path
      d="M62 516c-2-26-2-40 0-62M62 492c-14-2-22-10-24-24 14 0 22 8 24 24zM62 486c14-4 22-12 22-26-14 2-22 12-22 26zM62 462c-10-6-14-16-10-28 10 6 14 16 10 28z"
      {...contour}
      className="fill-leaf stroke-ink"
      strokeWidth={2.4}
    />
    <path d="M44 530h36" {...detail} className="stroke-rust" strokeWidth={4} />
  </g>
);
