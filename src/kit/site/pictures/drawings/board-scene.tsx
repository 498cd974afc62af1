import { useLingui } from '@lingui/react/macro';
import { contour } from '../people/person.tsx';

/** The wall of a studio: what is drawn, built and tested this week, with the next launch circled. */
export function BoardScene() {
  const { t } = useLingui();
  return (
    <div>
      <p className="sr-only">
        {t`A work board with three columns, Drawn, Built and Live, and notes for a bakery, a school and a clinic.`}
      </p>
      <svg viewBox="0 0 560 460" aria-hidden className="h-auto w-full text-ink">
        <rect x="10" y="28" width="540" height="404" rx="16" {...contour} className="fill-rust stroke-ink" />
        <rect x="28" y="46" width="504" height="368" rx="6" {...contour} className="fill-paper stroke-ink" />
        {[t`Drawn`, t`Built`, t`Live`].map((title, i) => (
          <g key={title}>
            <text x={54 + i * 164} y="88" fontSize="18" fontWeight="700" className="fill-ink font-head">
              {title}
            </text>
            {i > 0 && <path d={`M${34 + i * 164} 70v322`} className="stroke-line" strokeWidth="1.5" />}
          </g>
        ))}
        <Note x={52} y={108} lines={[t`Bakery`, t`menu by aisle`]} tilt={-1.5} paper="fill-marigold" />
        <Note x={54} y={218} lines={[t`Tour desk`, t`fares, dates`]} tilt={1} paper="fill-sky" />
        <Note x={216} y={108} lines={[t`School`, t`fees on phone`]} tilt={1.5} paper="fill-sky" />
        <Note x={214} y={218} lines={[t`Hardware`, t`900 parts`]} tilt={-1} paper="fill-marigold-tint" />
        <Note
          x={378}
          y={108}
          lines={[t`Clinic`, t`slots by 10 am`]}
          tilt={-1}
          paper="fill-leaf-tint"
          ticked
        />
        <Note x={380} y={218} lines={[t`Sarees`, t`video calls`]} tilt={1.5} paper="fill-leaf-tint" ticked />
        <path d="M54 356h452" className="stroke-line" strokeWidth="2" />
        {[t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`].map((day, i) => (
          <text
            key={day}
            x={74 + i * 82}
            y="388"
            fontSize="15"
            textAnchor="middle"
            fontWeight={i === 4 ? 700 : 400}
            className={i === 4 ? 'fill-ink' : 'fill-ink-soft'}
          >
            {day}
          </text>
        ))}
        <path
          d="M374 382c2-16 48-20 58-4 8 15-18 24-36 22-16-2-26-10-20-21"
          fill="none"
          className="stroke-rust"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    </div>
  );
}

function Note({
  x,
  y,
  lines: [title, detail],
  tilt,
  paper,
  ticked,
}: {
  x: number;
  y: number;
  lines: [string, string];
  tilt: number;
  paper: string;
  ticked?: boolean;
}) {
  return (
    <g transform={`rotate(${tilt} ${x + 64} ${y + 46})`}>
      <rect
        x={x}
        y={y}
        width="128"
        height="92"
        rx="3"
        {...contour}
        className={`${paper} stroke-ink`}
        strokeWidth={2.4}
      />
      <circle cx={x + 64} cy={y + 4} r="5" {...contour} className="fill-brick stroke-ink" strokeWidth={1.6} />
      <text x={x + 14} y={y + 38} fontSize="17" fontWeight="700" className="fill-ink">
        {title}
      </text>
      <text x={x + 14} y={y + 60} fontSize="14.5" className="fill-ink-soft">
        {detail}
      </text>
      {ticked && (
        <path
          d={`m${x + 96} ${y + 75} 6 6 12-14`}
          fill="none"
          className="stroke-leaf"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}
