import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'label'>;

/** What somebody is called. */
export function NameField(field: Props) {
  const { t } = useLingui();
  return <Field label={t`Name`} autoComplete="name" placeholder={t`Full name`} maxLength={120} {...field} />;
}

/** Where somebody is written to. */
export function EmailField(field: Props) {
  const { t } = useLingui();
  return (
    <Field
      label={t`E-mail`}
      type="email"
      autoComplete="email"
      placeholder={t`E-mail address`}
      maxLength={200}
      {...field}
    />
  );
}
