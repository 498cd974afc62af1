import type { ShareCard } from '#content/seo/shared-page.ts';

const edge = 64;
const markWidth = 300;

/** In pixels; `photo` is the width of the right side. */
export const size = { width: 1200, height: 630, photo: 440 };

const ink = '#161f32';
const paper = '#fefbf6';
const marigold = '#fdb21d';
const looks = {
  paper: { ground: paper, words: ink, soft: '#4c5569', eyebrow: '#a4502a', steps: marigold },
  ink: { ground: ink, words: paper, soft: '#c9cedb', eyebrow: marigold, steps: marigold },
  marigold: { ground: marigold, words: ink, soft: '#3a3424', eyebrow: '#5c3a06', steps: paper },
} satisfies Record<ShareCard['look'], Record<string, string>>;

const heading = 'head, headExt, devanagari';
const reading = 'text, textExt, devanagari';

/** Long titles are set smaller, so that four lines hold them. */
const titleSize = (title: string, width: number) =>
  [72, 64, 56, 48].find((px) => (title.length * px * 0.6) / width <= 2.9) ?? 42;

/** A picture for sharing, in the subset of CSS that the drawing library knows. */
export function Card({ card, withPhoto }: { card: ShareCard; withPhoto: boolean }) {
  const look = looks[card.look];
  const wide = size.width - (withPhoto ? size.photo + 2 * edge - 16 : markWidth + 3 * edge);
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        background: look.ground,
        color: look.words,
        padding: `52px 0 52px ${edge}px`,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <Mark px={48} pillars={look.words} steps={look.steps} />
        <span style={{ fontFamily: heading, fontSize: 36, marginLeft: 16 }}>{card.brand}</span>
      </div>
      <div
        style={{ display: 'flex', flexDirection: 'column', width: wide, margin: 'auto 0', paddingTop: 12 }}
      >
        {card.eyebrow && (
          <div style={{ fontFamily: reading, fontSize: 27, color: look.eyebrow, marginBottom: 14 }}>
            {card.eyebrow}
          </div>
        )}
        <div
          style={{
            display: 'block',
            lineClamp: 4,
            fontFamily: heading,
            fontSize: titleSize(card.title, wide),
            lineHeight: 1.08,
            letterSpacing: '-0.01em',
          }}
        >
          {card.title}
        </div>
        {card.line && (
          <div
            style={{
              display: 'block',
              lineClamp: 2,
              fontFamily: reading,
              fontSize: 28,
              lineHeight: 1.4,
              color: look.soft,
              marginTop: 22,
            }}
          >
            {card.line}
          </div>
        )}
      </div>
      <div
        style={{
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: size.width,
          height: 14,
          background: stripOf(card.look),
        }}
      />
      {!withPhoto && (
        <div style={{ display: 'flex', position: 'absolute', right: edge, bottom: 14 }}>
          <Mark px={markWidth} pillars={look.words} steps={look.steps} />
        </div>
      )}
    </div>
  );
}

const stripOf = (look: ShareCard['look']) => (look === 'ink' ? marigold : ink);

/** The mark: an N of two pillars with three steps laid between them. */
const Mark = ({ px, pillars, steps }: { px: number; pillars: string; steps: string }) => (
  <svg width={px} height={px} viewBox="2 3 28 26">
    <path d="M2 3h7v26H2zM23 3h7v26h-7z" fill={pillars} />
    <path d="M9 3h7v9H9zM12.5 12h7v8h-7zM16 20h7v9h-7z" fill={steps} />
  </svg>
);
