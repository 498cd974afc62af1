import { useLingui } from '@lingui/react/macro';
import { formatDate, dateInIndia } from '#kit/india/india-date.ts';
import { nameOfPlace } from '#kit/india/states.ts';
import { supplyWords } from '../supply-words.ts';
import type { PublicQuotation } from '../read-quotation.ts';
import { translatorOf } from '#kit/i18n/translator.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { AddressLines } from '#kit/site/ui/address-lines.tsx';
import { useLanguage } from '#kit/site/use-language.ts';

/** Who offers to whom. The addressee's mobile and e-mail stand masked: the link may be passed on. */
export function Parties({ quotation }: { quotation: PublicQuotation }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { settings } = useSite();
  const { name, company, gstin, address, country, place, mobile, email, sentAt } = quotation;
  const placeName = i18n._(nameOfPlace(place));
  return (
    <dl className="grid grid-cols-1 gap-x-10 gap-y-5 border-y border-line py-5 sm:grid-cols-3">
      <div>
        <dt className="text-sm text-ink-soft">{t`For`}</dt>
        <dd className="mt-1">
          <strong className="font-semibold">{company || name}</strong>
          {company && <Line>{name}</Line>}
          {gstin && <Line>GSTIN {gstin}</Line>}
          <Line>{address}</Line>
          <Line>{country}</Line>
          {place && <Line>{t`Place of supply: ${placeName} (${place})`}</Line>}
          <Line>{supplyWords(quotation, translatorOf(i18n))}</Line>
          <Line>{mobile}</Line>
          <Line>{email}</Line>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{t`From`}</dt>
        <dd className="mt-1">
          <strong className="font-semibold">{settings.legalName}</strong>
          <AddressLines lines={settings.addressLines} />
        </dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{t`Date`}</dt>
        <dd className="mt-1 tabular-nums">{formatDate(dateInIndia(new Date(sentAt)), language)}</dd>
      </div>
    </dl>
  );
}

const Line = ({ children }: { children: React.ReactNode }) => (
  <span className="block empty:hidden">{children}</span>
);
