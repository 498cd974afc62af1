import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { whatsAppConsent } from '../consent.ts';
import { useSite } from '#agency/settings/site/use-site.ts';
import { Checkbox } from '#kit/site/ui/form/checkbox.tsx';

/** Agrees to be written to on WhatsApp, where that is set up; nobody has to. */
export function WhatsAppTick(props: Omit<ComponentProps<typeof Checkbox>, 'label' | 'required'>) {
  const { i18n } = useLingui();
  if (!useSite().whatsApp) return null;
  return <Checkbox {...props} required={false} label={i18n._(whatsAppConsent)} />;
}
