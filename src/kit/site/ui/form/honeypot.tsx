import { useLingui } from '@lingui/react/macro';

/** A field for programs only: people neither see it nor reach it by keyboard. */
export function Honeypot({ name, ...input }: { name: string } & React.ComponentProps<'input'>) {
  const { t } = useLingui();
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {t`Leave this empty`}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
