import { Heading, Text } from 'react-email';
import type { SiteSettings } from '#agency/settings/site-settings.ts';
import { formatDay } from '#kit/india/india-date.ts';
import { colours } from '#kit/mails/colours.ts';
import { toMail } from '#kit/mails/frame.tsx';
import { Anchor, Letter, line, Press } from '#kit/mails/letter.tsx';
import { officePath } from '#kit/screen-paths.ts';
import { maxOfAKind } from '../../today-item.ts';
import type { AgendaLine, AgendaPart } from '../agenda.ts';

/** So many of a part are told; the rest stands in the office. */
const shown = 8;

type Props = { parts: AgendaPart[]; day: string; settings: SiteSettings; publicUrl: string };

/** To one of the staff: what their day holds. The subject carries nobody's words. */
export function agendaMail(props: Props) {
  const counts = props.parts.map(countOf).join(', ');
  return toMail(`Your day: ${counts}`, <Agenda {...props} counts={counts} />);
}

function countOf({ lines: { length }, counted: [one, several] }: AgendaPart): string {
  if (length === 1) return `1 ${one}`;
  return length > maxOfAKind ? `more than ${maxOfAKind} ${several}` : `${length} ${several}`;
}

function Agenda({ parts, day, settings, publicUrl, counts }: Props & { counts: string }) {
  const at = (path: string) => publicUrl + officePath(path);
  return (
    <Letter title={`Your day, ${formatDay(day)}`} preview={counts} settings={settings}>
      {parts.map(({ heading, lines, path }) => (
        <div key={heading}>
          <Heading
            as="h2"
            className="ink"
            style={{ fontSize: '18px', lineHeight: '25px', margin: '22px 0 8px' }}
          >
            {heading}
          </Heading>
          {lines.slice(0, shown).map((one, i) => (
            // Two may say the same, and none moves.
            <Line key={i} {...one} href={at(one.path)} />
          ))}
          {lines.length > shown ? (
            <Text style={line}>
              <Anchor href={at(path)}>All of them</Anchor>
            </Text>
          ) : null}
        </div>
      ))}
      <div style={{ paddingTop: '8px' }}>
        <Press href={at('/')}>Open Today</Press>
      </div>
      <Text className="soft" style={{ color: colours.soft, fontSize: '13px', lineHeight: '20px', margin: 0 }}>
        It comes on working days, and not where there is nothing. Another time, or not at all:{' '}
        <Anchor href={at('/account')}>Your account</Anchor>.
      </Text>
    </Letter>
  );
}

const Line = ({ at, who, about, phone, video, href }: AgendaLine & { href: string }) => (
  <Text
    className="hairline"
    style={{
      ...line,
      margin: '0 0 10px',
      paddingBottom: '10px',
      borderBottom: `1px solid ${colours.hairline}`,
    }}
  >
    {at ? `${at} · ` : null}
    <Anchor href={href}>
      <strong>{who}</strong>
    </Anchor>
    <br />
    {about}
    {phone ? (
      <>
        <br />
        +91 {phone}
      </>
    ) : null}
    {video ? (
      <>
        <br />
        By video instead: <Anchor href={video}>{video}</Anchor>
      </>
    ) : null}
  </Text>
);
