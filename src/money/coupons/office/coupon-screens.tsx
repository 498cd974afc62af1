import {
  BooleanInput,
  Create,
  DataTable,
  DateTimeInput,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectArrayInput,
  TextInput,
} from 'react-admin';
import { RecordEdit } from '#kit/office/parts/record-edit.tsx';
import { formatInr } from '#kit/india/money.ts';
import { RupeeInput } from '#kit/office/parts/rupee-input.tsx';
import { ActiveChip } from '#kit/office/parts/active-chip.tsx';
import { RecordTable } from '#kit/office/parts/record-table.tsx';
import { RecordName } from '#kit/office/parts/record-name.tsx';
import { useMay } from '#kit/office/session.ts';
import { RecordForm } from '#kit/office/parts/record-form.tsx';
import { couponPlaces, type CouponPlace } from '../coupon.ts';
import type { CouponRecord } from './coupon-record.ts';

const Column = DataTable.Col<CouponRecord>;

/** Codes that lower a price, with how often they were used. */
export function CouponList() {
  const mayEdit = useMay('pricing:edit');
  return (
    <RecordTable<CouponRecord>
      title="Coupons"
      intro="A coupon is kept for half an hour when a customer applies it, and as long as the checkout is open that they begin with it; it is used up when they pay. A quotation keeps it as long as it can be answered, and uses it up when it is accepted."
      nothing="No coupons yet."
      add={mayEdit && { to: '/coupons/create', label: 'Add a coupon' }}
      opens={mayEdit}
    >
      <Column
        label="Code"
        disableSort
        render={({ code }) => <RecordName opens={mayEdit}>{code}</RecordName>}
      />
      <Column
        label="Takes off"
        disableSort
        render={({ percent, offPaise }) => (percent ? `${percent}%` : formatInr(offPaise ?? 0))}
      />
      <Column label="Conditions" disableSort render={(coupon) => conditionsOf(coupon)} />
      <Column
        label="Used"
        disableSort
        render={({ used, mostUses }) => (mostUses === null ? String(used) : `${used} of ${mostUses}`)}
      />
      <Column source="reserved" label="Held now" disableSort />
      <Column
        label="Status"
        disableSort
        render={({ status, warning }) => (
          <>
            <ActiveChip active={status === 'Active'} /> {warning}
          </>
        )}
      />
    </RecordTable>
  );
}

/** What must hold besides its days: `Cart · from ₹5,000 · first purchase`. */
const conditionsOf = ({ places, minSpendPaise, mostUsesEach, firstPurchaseOnly }: CouponRecord) =>
  [
    places.map((place) => placeLabels[place]).join(', '),
    minSpendPaise !== null && `from ${formatInr(minSpendPaise)}`,
    mostUsesEach !== null && (mostUsesEach === 1 ? 'once each' : `${mostUsesEach} times each`),
    firstPurchaseOnly && 'first purchase',
  ]
    .filter(Boolean)
    .join(' · ');

const placeLabels: Record<CouponPlace, string> = { plan: 'Plans', cart: 'Cart', quotation: 'Quotations' };

const whole = (data: Partial<CouponRecord>) => ({
  ...data,
  note: data.note ?? '',
  validFrom: data.validFrom || null,
  validUntil: data.validUntil || null,
});

export const CouponEdit = () => (
  <RecordEdit redirect="list" title="Coupon" transform={whole}>
    <CouponForm canDelete />
  </RecordEdit>
);
export const CouponCreate = () => (
  <Create redirect="list" title="New coupon" transform={whole}>
    <CouponForm canDelete={false} />
  </Create>
);

const empty = {
  note: '',
  percent: null,
  offPaise: null,
  validFrom: null,
  validUntil: null,
  mostUses: null,
  mostUsesEach: 1,
  places: ['plan'],
  minSpendPaise: null,
  firstPurchaseOnly: false,
  planIds: [],
};

const CouponForm = ({ canDelete }: { canDelete: boolean }) => (
  <RecordForm canDelete={canDelete} what="coupon" defaults={empty}>
    <TextInput source="code" label="Code" validate={required()} />
    <TextInput source="note" label="Note" helperText="For colleagues" />
    <NumberInput source="percent" label="Percentage" helperText="Counts before the amount" />
    <RupeeInput source="offPaise" label="Amount (₹)" helperText="Counts where there is no percentage" />
    <DateTimeInput source="validFrom" label="From" />
    <DateTimeInput source="validUntil" label="Until" />
    <NumberInput source="mostUses" label="Uses in all" helperText="Empty for no end" />
    <NumberInput source="mostUsesEach" label="Uses of one person" helperText="Empty for no end" />
    <RupeeInput
      source="minSpendPaise"
      label="From what sum (₹)"
      helperText="Before the discount, in a cart or quotation before GST; empty for any sum"
    />
    <BooleanInput
      source="firstPurchaseOnly"
      label="Only for a first purchase"
      helperText="Whoever has paid for anything before is refused"
    />
    <SelectArrayInput
      source="places"
      label="Where it can be used"
      helperText={false}
      choices={couponPlaces.map((id) => ({ id, name: placeLabels[id] }))}
      validate={required()}
    />
    <ReferenceArrayInput source="planIds" reference="pricing-plans">
      <SelectArrayInput
        label="Only for these plans"
        optionText="name"
        helperText="None chosen: for every plan. Says nothing about carts and quotations"
      />
    </ReferenceArrayInput>
  </RecordForm>
);
