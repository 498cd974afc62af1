import { useLingui } from '@lingui/react/macro';
import { Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Notice } from '#kit/site/ui/notice.tsx';
import { putOfferAway, welcomeOffer, type InstallOffer } from './install-offer.ts';

const lookAgainMs = 5_000;

/** Offers to put the site on the home screen, once, to whoever has stayed a while. */
export function InstallNotice({ brand, pages }: { brand: string; pages: number }) {
  const { t } = useLingui();
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const look = () => setOffer(welcomeOffer(pages));
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, [pages]);

  if (!offer) return null;
  const end = () => {
    putOfferAway();
    setOffer(null);
  };
  const install = () => {
    end();
    void offer.prompt();
  };
  return (
    <Notice icon={Smartphone} onClose={end}>
      {t`Keep ${brand} on your home screen: one tap opens it.`}{' '}
      <button type="button" className="text-link min-h-11 font-semibold" onClick={install}>
        {t`Install`}
      </button>
    </Notice>
  );
}
