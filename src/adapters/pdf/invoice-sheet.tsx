import { renderToBuffer } from '@react-pdf/renderer';
import { dateInIndia, formatDate } from '#kit/india/india-date.ts';
import { amountInWords } from '#kit/india/money-words.ts';
import { placeOfSupply as stateOf } from '#kit/india/place-of-supply.ts';
import { nameOfPlace, stateTaxName } from '#kit/india/states.ts';
import { unitName } from '#kit/units.ts';
import {
  isGivenBack,
  isSale,
  isSample,
  headingOf,
  monthsOf,
  namesTax,
  type InvoiceContent,
  type InvoiceKind,
  type IssuedInvoice,
} from '#money/invoices/invoice.ts';
import { translateOwnTitle } from '#money/invoices/own-title.ts';
import type { EInvoice } from '#money/invoices/e-invoices/e-invoice.ts';
import { endorsementOf } from '#catalogue/gst/supply.ts';
import { formatInr } from '#kit/india/money.ts';
import { maxByUpiPaise } from '#kit/india/upi.ts';
import { periodLabel } from '#catalogue/pricing-plans/period-label.ts';
import type { Translator } from '#kit/language/translator.ts';
import { translatorIn } from '#kit/i18n/translator.server.ts';
import { MoneyTable } from './money-table.tsx';
import { Parties, Passage, Sheet, Signature, type PrintedPictures } from './sheet.tsx';
import { Registration, SignedCode } from './registration.tsx';
import { UpiCode } from './upi-code.tsx';
import { VerifyCode } from './verify-code.tsx';
import { Text } from './text.tsx';

/**
 * An invoice, a receipt, what goes back of one, or a voucher, with all that Rules 46, 50, 51 and 53 ask for. Without a
 * number it is a draft, and says so.
 */
export async function setInvoice(
  { number, kind, issuedAt, language, content }: IssuedInvoice,
  {
    logo,
    signature,
    eInvoice,
    verifyUrl,
    at,
  }: PrintedPictures & { eInvoice: EInvoice | null; verifyUrl: string | null; at: Date },
): Promise<Uint8Array<ArrayBuffer>> {
  const { supplier, buyer, lines, totals, placeOfSupply, corrects } = content;
  const isRegistered = supplier.gstin !== '';
  const showsTax = isRegistered && namesTax(kind);
  const translator = translatorIn(language);
  const { translate } = translator;
  // A document for the tax office says in English what it is, whoever reads it.
  const isOffer = kind === 'proforma';
  const isInForce = eInvoice === null || eInvoice.state === 'registered';
  const heading = headingOf(kind, content);
  const name = language === 'en' ? heading : `${translate(heading)} / ${heading}`;
  const isSignedHere = signature !== null || (number !== '' && isSigned(kind));
  const unsigned = isSignedHere
    ? ''
    : translate(
        isSale(kind)
          ? /*i18n*/ 'For {seller}. Electronic invoice under the Information Technology Act, 2000: no signature is needed.'
          : /*i18n*/ 'For {seller}. Issued by computer; it is valid without a signature.',
        { seller: supplier.legalName },
      );
  const buffer = await renderToBuffer(
    <Sheet
      kind={name}
      title={`${name} ${number}`}
      translator={translator}
      facts={[
        number,
        formatDate(dateInIndia(issuedAt), language),
        content.orderNumber
          ? translate(/*i18n*/ 'Your order {orderNumber}', { orderNumber: content.orderNumber })
          : '',
        content.dueOn ? translate(/*i18n*/ 'Due on {day}', { day: formatDate(content.dueOn, language) }) : '',
      ].filter(Boolean)}
      settings={supplier}
      logo={logo}
      {...(isSample(number) && { across: translate(/*i18n*/ 'SAMPLE – not a tax invoice') })}
      {...(eInvoice?.state === 'waiting' && {
        across: translate(/*i18n*/ 'WAITING FOR ITS IRN'),
      })}
      {...(eInvoice?.state === 'cancelled' && { across: translate(/*i18n*/ 'CANCELLED') })}
      {...(number === '' && { across: translate(/*i18n*/ 'DRAFT – not a tax invoice') })}
    >
      <Parties
        parties={[
          {
            label: translate(/*i18n*/ 'From'),
            lines: [
              supplier.legalName,
              ...supplier.addressLines,
              isRegistered ? `GSTIN ${supplier.gstin}` : translate(/*i18n*/ 'Not registered for GST'),
            ],
          },
          {
            label: isPaidBack(kind, content)
              ? translate(/*i18n*/ 'Given back to')
              : translate(/*i18n*/ 'Billed to'),
            lines: [
              buyer.name,
              [buyer.address, buyer.pincode, buyer.country].filter(Boolean).join(', '),
              showsTax ? translateState(buyer, translator) : '',
              buyer.gstin && `GSTIN ${buyer.gstin}`,
              buyer.phone && `+91 ${buyer.phone}`,
              buyer.email,
            ],
          },
        ]}
      />
      {eInvoice?.signedQr ? <Registration {...eInvoice} language={language} /> : null}
      <Text style={{ marginBottom: 12 }}>
        {[
          content.revises &&
            translate(/*i18n*/ 'Takes the place of {number} of {day}; the amounts are the same', {
              number: content.revises.number,
              day: formatDate(content.revises.issuedOn, language),
            }),
          corrects &&
            translate(/*i18n*/ 'Corrects {number} of {day}', {
              number: corrects.number,
              day: formatDate(corrects.issuedOn, language),
            }),
          showsTax &&
            placeOfSupply &&
            translate(/*i18n*/ 'Place of supply: {state} ({code})', {
              state: translate(nameOfPlace(placeOfSupply)),
              code: placeOfSupply,
            }),
          showsTax && translateReverseCharge(content, translator),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {isOffer ? (
        <Text style={{ marginBottom: 12, fontWeight: 600 }}>
          {translate(/*i18n*/ 'Not a tax invoice: it gives no input tax credit. The invoice follows.')}
        </Text>
      ) : null}
      {content.supply && showsTax ? (
        <Text style={{ marginBottom: 12, fontWeight: 600 }}>
          {[endorsementOf(content.supply), content.lut && `LUT ${content.lut}`].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
      <MoneyTable
        lines={lines.map(({ unit, ...line }, i) => ({
          ...line,
          ...(unit && { unit: translate(unitName(unit, line.quantity)) }),
          title: translateOwnTitle(line.title, kind, translator),
          description: translateDescription(line.description, kind, translator),
          id: String(i),
          unitPricePaise: line.unitPaise,
          netPaise: line.taxablePaise,
        }))}
        netPaise={totals.taxablePaise}
        taxes={[...(showsTax ? taxesOf(content, translator) : []), ...passedOn(content, translator)]}
        totalPaise={totals.totalPaise}
        inWords={
          showsTax && language !== 'en'
            ? `${content.inWords}\n${amountInWords(totals.totalPaise, 'en')}`
            : content.inWords
        }
        translate={translate}
        showsTax={showsTax}
        {...(eInvoice?.signedQr && { beside: <SignedCode signedQr={eInvoice.signedQr} /> })}
      />
      <Passage
        heading={isPaidBack(kind, content) ? translate(/*i18n*/ 'Refund') : translate(/*i18n*/ 'Payment')}
        text={content.dueOn ? toPay(content, translator) : money(kind, content, translator)}
      />
      {content.payTo?.upiId &&
      number &&
      isInForce &&
      leftToPay(content) > 0 &&
      leftToPay(content) <= maxByUpiPaise ? (
        <UpiCode
          upiId={content.payTo.upiId}
          payee={supplier.legalName}
          reference={content.revises?.number ?? number}
          at={at}
          amountPaise={leftToPay(content)}
          translate={translate}
        />
      ) : null}
      <Passage
        heading={isGivenBack(kind) ? translate(/*i18n*/ 'Why') : translate(/*i18n*/ 'Note')}
        text={content.note ?? ''}
      />
      {isSignedHere ? (
        <Signature
          signature={signature}
          seller={supplier.legalName}
          signatory={supplier.signatory ?? ''}
          translate={translate}
        />
      ) : null}
      {verifyUrl ? (
        <VerifyCode url={verifyUrl} words={unsigned} translate={translate} />
      ) : unsigned ? (
        <Text style={{ marginTop: 22 }}>{unsigned}</Text>
      ) : null}
    </Sheet>,
  );
  return new Uint8Array(buffer);
}

/** Of these the law asks for a signature, however they are issued. Source: CGST Rules, 50, 51 and 53 */
const isSigned = (kind: InvoiceKind) => namesTax(kind) && !isSale(kind) && kind !== 'proforma';

/** In which state a buyer in India is. Source: CGST Rules, 46(e) */
function translateState(buyer: InvoiceContent['buyer'], { translate }: Translator): string {
  const code = buyer.country ? null : stateOf(buyer);
  return code
    ? translate(/*i18n*/ 'State: {state} ({code})', { state: translate(nameOfPlace(code)), code })
    : '';
}

/** How long something was sold for, kept as `12 months`, or what is given back. */
function translateDescription(description: string, kind: InvoiceKind, translator: Translator): string {
  const months = monthsOf({ description });
  if (months) return translator.language === 'en' ? description : periodLabel(months, translator);
  return description
    .split(', ')
    .map((title) => translateOwnTitle(title, kind, translator))
    .join(', ');
}

function taxesOf(
  { supplier, placeOfSupply, supply, rates, totals }: InvoiceContent,
  { translate }: Translator,
) {
  const isWithin = supplier.stateCode === placeOfSupply;
  const taxed = rates.filter(({ percent }) => percent > 0 || supply);
  const taxes = taxed.flatMap(({ percent, cgstPaise, sgstPaise, igstPaise }) =>
    isWithin
      ? [
          { name: `CGST ${percent / 2}%`, taxPaise: cgstPaise },
          { name: `${stateTaxName(placeOfSupply)} ${percent / 2}%`, taxPaise: sgstPaise },
        ]
      : [{ name: `IGST ${percent}%`, taxPaise: igstPaise }],
  );
  if (taxes.length === 0) return [];
  if (totals.roundOffPaise === 0) return taxes;
  return [...taxes, { name: translate(/*i18n*/ 'Round-off'), taxPaise: totals.roundOffPaise }];
}

function translateReverseCharge(
  { reverseCharge, recipientTaxPaise = 0 }: InvoiceContent,
  { translate }: Translator,
): string {
  if (!reverseCharge) return translate(/*i18n*/ 'Reverse charge: No');
  return translate(/*i18n*/ 'Reverse charge: Yes, {amount} payable by the recipient', {
    amount: formatInr(recipientTaxPaise),
  });
}

/** What was paid for the buyer in its own name stands below the taxes, which are not on it. */
const passedOn = ({ passedOn: all = [] }: InvoiceContent, { translate }: Translator) =>
  all.map(({ title, proof, amountPaise }) => ({
    name: translate(/*i18n*/ 'Paid for you as pure agent: {title}, bill {proof}', { title, proof }),
    taxPaise: amountPaise,
  }));

const leftToPay = ({ totals, paidBefore = [] }: InvoiceContent) =>
  paidBefore.reduce((left, { amountPaise }) => left - amountPaise, totals.totalPaise);

/** Until when, and where to; less what was paid before. */
function toPay(content: InvoiceContent, { translate, language }: Translator): string {
  const { dueOn = '', payTo, paidBefore = [] } = content;
  const before = paidBefore.map(({ number, amountPaise }) =>
    [translate(/*i18n*/ 'Less your advance: {amount}', { amount: formatInr(amountPaise) }), number]
      .filter(Boolean)
      .join(' · '),
  );
  if (leftToPay(content) === 0) return [...before, translate(/*i18n*/ 'Paid in full.')].join('\n');
  const account = payTo?.account
    ? translate(/*i18n*/ 'Account {account}, IFSC {ifsc}, {bank}, of {name}', {
        account: payTo.account,
        ifsc: payTo.ifsc,
        bank: payTo.bank,
        name: payTo.accountName,
      })
    : '';
  const amount = formatInr(leftToPay(content));
  const asked = translate(/*i18n*/ 'To pay by {day}: {amount}.', {
    day: formatDate(dueOn, language),
    amount,
  });
  return [...before, asked, account].filter(Boolean).join('\n');
}

/** Whether its buyer gets money with it. */
const isPaidBack = (kind: InvoiceKind, { corrects, isCredit, isTakenBack }: InvoiceContent) =>
  corrects !== null && isGivenBack(kind) && !isCredit && !isTakenBack;

function money(kind: InvoiceKind, content: InvoiceContent, { translate }: Translator): string {
  const { paymentId, couponCode, isPart, isCredit, isTakenBack, paidBefore } = content;
  if (isTakenBack)
    return translate(
      /*i18n*/ 'This advance is ours no more: the bank took it back, or it was another buyer’s. Nothing is paid out.',
    );
  if (isCredit && paymentId)
    return translate(/*i18n*/ 'It is taken off the price of the plan that takes its place.');
  if (isCredit)
    return translate(
      /*i18n*/ 'It is taken off what is owed. What was paid beyond that is kept for you as an advance.',
    );
  if (kind === 'receipt-voucher')
    return translate(/*i18n*/ 'Received as an advance, reference {paymentId}. It is taken off its invoice.', {
      paymentId: paymentId ?? '',
    });
  if (isGivenBack(kind))
    return paymentId
      ? translate(
          /*i18n*/ 'Paid back the way it was paid, reference {paymentId}. Banks take up to a week to show it.',
          { paymentId },
        )
      : translate(/*i18n*/ 'Paid back the way it was paid. Banks take up to a week to show it.');
  const coupon = couponCode
    ? ` ${translate(/*i18n*/ 'The discount is that of the coupon {couponCode}.', { couponCode })}`
    : '';
  if (isPart)
    return paymentId
      ? translate(/*i18n*/ 'This part is paid, reference {paymentId}.', { paymentId })
      : translate(/*i18n*/ 'This part is paid.');
  if (paidBefore)
    return [
      ...paidBefore.map(({ number, amountPaise }) =>
        translate(/*i18n*/ 'Credited by {number}: {amount}', { number, amount: formatInr(amountPaise) }),
      ),
      translate(/*i18n*/ 'Paid: {amount}, reference {paymentId}.', {
        amount: formatInr(leftToPay(content)),
        paymentId: paymentId ?? '',
      }),
    ].join('\n');
  const paid = paymentId
    ? translate(/*i18n*/ 'Paid in full, reference {paymentId}.', { paymentId })
    : translate(/*i18n*/ 'Paid in full.');
  return paid + coupon;
}
