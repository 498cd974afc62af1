import { MenuItem, TextField } from '@mui/material';
import { formatInr } from '#kit/india/money.ts';
import type { TaxKeptBack } from '../kept-back/tax-kept-back.ts';
import { isOdd, tdsOn, tdsRule, tdsRulesOn } from '../tds.ts';
import type { FieldError } from './ask-dialog.tsx';
import { RupeeField } from './rupee-field.tsx';

/**
 * What a buyer kept back of what it pays: by which section, how much, and what a government buyer kept back of GST.
 * @param day of deduction, in India
 * @param basePaise the value before GST that it was kept back of
 * @param suggest what a section is taken to have kept back, once it is chosen; what it takes of the base without it
 */
export function KeptBackFields({
  day,
  kept,
  basePaise,
  suggest = (percent) => tdsOn(basePaise, percent),
  onKept,
  error,
}: {
  day: string;
  kept: TaxKeptBack;
  basePaise: number;
  suggest?: (percent: number) => number;
  onKept: (kept: TaxKeptBack) => void;
  /** Of the fields `tdsRuleId` and `tdsPaise`. */
  error: FieldError;
}) {
  const { tdsPaise, tdsRuleId, gstTdsPaise } = kept;
  const rule = tdsRule(tdsRuleId);
  const warns = rule && tdsPaise > 0 && isOdd(tdsPaise, basePaise, rule.percent);
  const amount = error('tdsPaise').error ? error('tdsPaise') : {};
  return (
    <>
      <TextField
        select
        label="Income tax kept back"
        value={tdsRuleId}
        onChange={({ target }) => {
          const chosen = tdsRule(target.value);
          onKept({ ...kept, tdsRuleId: target.value, tdsPaise: chosen ? suggest(chosen.percent) : 0 });
        }}
        {...error('tdsRuleId')}
      >
        <MenuItem value="">None</MenuItem>
        {tdsRulesOn(day).map(({ id, name, percent, section }) => (
          <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
            {`${percent}% · ${name} (${section})`}
          </MenuItem>
        ))}
      </TextField>
      {rule && (
        <RupeeField
          label="Kept back (₹)"
          paise={tdsPaise}
          onPaise={(paise) => onKept({ ...kept, tdsPaise: paise })}
          helperText={
            warns
              ? `The section takes ${formatInr(tdsOn(basePaise, rule.percent))} of the value before GST. It is recorded with a mark`
              : false
          }
          {...amount}
        />
      )}
      <RupeeField
        label="GST kept back (₹)"
        helperText="Only by government buyers"
        paise={gstTdsPaise}
        onPaise={(paise) => onKept({ ...kept, gstTdsPaise: paise })}
        {...(rule ? {} : amount)}
      />
    </>
  );
}
