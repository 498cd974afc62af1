import type { ReactNode } from 'react';
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  required,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { otherLanguages } from '#kit/language/language.ts';
import type { SiteSettings } from '../site-settings.ts';
import { languageLabels } from '#kit/office/parts/language-labels.ts';
import { OnePage } from '#kit/office/parts/one-page.tsx';
import { Section } from '#kit/office/parts/section.tsx';
import { OpenHoursInput } from '#kit/office/parts/open-hours-input.tsx';
import { DocumentPictureInput } from '#agency/document-pictures/office/document-picture-input.tsx';
import { LinesInput, withoutBlankLines } from './lines-input.tsx';
import { SmsSection } from './sms-section.tsx';
import { SettingsVersions } from './settings-versions.tsx';

const keep = (text: string) => text;

/** Facts about the agency. Saving changes every page that shows them, at once. @param children what stands above them */
export const SettingsForm = ({ children }: { children: ReactNode }) => (
  <OnePage<SiteSettings & { id: string }>
    resource="settings"
    id="site"
    title="Site settings"
    path="/contact-us"
    transform={cleaned}
  >
    {children}
    <Section title="Brand">
      <TextInput
        source="brand"
        label="Brand"
        helperText="The name in the header and in mails"
        validate={required()}
      />
      <TextInput
        source="legalName"
        label="Legal name"
        helperText="In the footer and on documents"
        validate={required()}
      />
      <TextInput source="tagline" label="Tagline" helperText="One line under the name" parse={keep} />
      <TextInput
        source="blurb"
        label="About"
        helperText="Two or three sentences in the footer"
        multiline
        minRows={2}
        parse={keep}
      />
      <NumberInput
        source="foundedYear"
        label="Founded in"
        helperText="A year, like 2015"
        validate={required()}
      />
    </Section>
    <Section title="Where and how to reach the agency">
      <LinesInput source="addressLines" label="Address" helperText="One line per line of the address" />
      <TextInput
        source="directionsUrl"
        label="Directions"
        helperText="A link to a map"
        type="url"
        validate={required()}
      />
      <LinesInput
        source="phones"
        label="Phones"
        helperText="Ten digits each, one per line; the first is the one calls go to"
      />
      <TextInput
        source="whatsapp"
        label="WhatsApp"
        helperText="Ten digits"
        inputMode="tel"
        validate={required()}
      />
      <TextInput
        source="email"
        label="E-mail"
        helperText="Shown to visitors"
        type="email"
        validate={required()}
      />
      <OpenHoursInput source="officeHours" label="Office hours (IST)" />
    </Section>
    <Section title="Notices">
      <LinesInput
        source="noticeEmails"
        label="Who hears of new enquiries"
        helperText="One e-mail address per line; visitors never see them. Where one is a colleague’s own, their quiet hours count"
      />
    </Section>
    <Section title="Social profiles">
      <ArrayInput source="socials" label={false}>
        <SimpleFormIterator inline disableClear>
          <TextInput source="name" label="Name" helperText="Like Instagram" validate={required()} />
          <TextInput
            source="url"
            label="Address"
            helperText="The full web address"
            type="url"
            validate={required()}
          />
        </SimpleFormIterator>
      </ArrayInput>
    </Section>
    <Section title="Languages">
      <CheckboxGroupInput
        source="languages"
        label="Besides English"
        helperText="Visitors choose at the top and at the foot of every page. What is not translated yet is shown in English"
        choices={otherLanguages.map((language) => ({ id: language, name: languageLabels[language] }))}
      />
    </Section>
    <Section title="How the website behaves">
      <TextInput
        source="termsUrl"
        label="Terms"
        helperText="Leave empty for our own page of terms"
        type="url"
        parse={keep}
      />
      <BooleanInput
        source="copyProtection"
        label="Copy protection"
        helperText="No right click and no copying on public pages. Fields, phone numbers and addresses stay free"
      />
      <BooleanInput
        source="restoreScrollOnBack"
        label="Back returns to the same place"
        helperText="Otherwise every page starts at its top"
      />
      <BooleanInput
        source="worksOffline"
        label="A page for visitors without a network"
        helperText="With your phone number and a way to try again. Switched off, it is taken back from every browser at its next visit"
      />
    </Section>
    <Section title="Measuring by outside services">
      <TextInput
        source="ga4Id"
        label="Google Analytics 4"
        helperText="An id like G-AB12CD34EF. Loaded only for visitors who agree to statistics; empty for none"
        parse={keep}
      />
      <TextInput
        source="metaPixelId"
        label="Meta pixel"
        helperText="The digits of its id. Loaded only for visitors who agree to marketing; empty for none"
        parse={keep}
        inputMode="numeric"
      />
    </Section>
    <Section title="Invoices">
      <TextInput
        source="gstin"
        label="GST number"
        helperText="Its first two digits are your state. Without one nothing may be charged as GST, and payments give receipts instead of tax invoices"
        parse={keep}
      />
      <TextInput
        source="sac"
        label="Service code (SAC)"
        helperText="Six digits that begin with 99, like 998314"
        validate={required()}
        inputMode="numeric"
      />
      <TextInput
        source="invoicePrefix"
        label="Serials begin with"
        helperText="One to three capital letters or digits. Another one begins to count anew"
        validate={required()}
      />
      <TextInput
        source="upiId"
        label="UPI id"
        helperText="Like name@bank. What is to be paid then carries a code to pay with; empty for none"
        parse={keep}
      />
      <TextInput
        source="bankAccountName"
        label="Bank account of"
        helperText="Invoices that are issued before they are paid name the account; empty fields are left out"
        parse={keep}
      />
      <TextInput
        source="bankAccount"
        label="Account number"
        helperText={false}
        parse={keep}
        inputMode="numeric"
      />
      <TextInput
        source="bankIfsc"
        label="IFSC"
        helperText="Eleven characters, like HDFC0001234"
        parse={keep}
      />
      <TextInput source="bankName" label="Bank and branch" helperText={false} parse={keep} />
      <NumberInput
        source="paymentDays"
        label="Days to pay"
        helperText="An invoice is due so many days after its date, where nothing else was agreed"
        min={0}
        max={180}
        validate={required()}
      />
      <TextInput
        source="eInvoiceFrom"
        label="E-invoices from"
        type="date"
        helperText="Needed once the turnover of any year since 2017-18 was more than ₹5 crore. From this day on invoices and notes to registered buyers and abroad wait for their number from the portal; empty for none"
        parse={keep}
      />
      <TextInput
        source="discountNotesFrom"
        label="Tax on later discounts comes back from"
        type="date"
        helperText="The day on which the change of section 15(3)(b) by the Finance Act 2026 begins, once it is notified. Before it a discount that nobody agreed before the sale gets a commercial credit note without tax"
        parse={keep}
      />
      <TextInput
        source="lut"
        label="Letter of undertaking (LUT)"
        helperText="Its number and year, like AD270126000001X of 2026-27; one is needed for each financial year. Without one, what goes abroad or to a special economic zone is charged with IGST"
        parse={keep}
      />
    </Section>
    <Section title="How documents look">
      <DocumentPictureInput
        source="logoId"
        label="Logo"
        helperText="On invoices, receipts and quotations, at the top; without one the mark and the brand stand there"
      />
      <DocumentPictureInput
        source="signatureId"
        label="Signature"
        helperText="A picture of it, best on white or without a ground. Notes and vouchers need one: without it they leave room to sign by hand"
      />
      <TextInput
        source="signatory"
        label="Who signs"
        helperText="The name under the signature"
        parse={keep}
      />
    </Section>
    <SmsSection />
    <Section title="Apps">
      <TextInput
        source="androidPackage"
        label="Android package"
        helperText="The app's name in its project, like in.example.agency. Leave all of these empty while there is no app"
        parse={keep}
      />
      <LinesInput
        source="androidFingerprints"
        label="Android certificates (SHA-256)"
        helperText="From the Play Console: Test and release, App integrity, App signing. One per line: that of app signing, and that of the upload key for trying out"
      />
      <TextInput
        source="appleTeamId"
        label="Apple team"
        helperText="Ten capital letters and digits, under Membership of the developer account"
        parse={keep}
      />
      <TextInput
        source="appleBundleId"
        label="iOS bundle"
        helperText="The app's name in its project, like in.example.agency"
        parse={keep}
      />
      <BooleanInput
        source="googleInIosApp"
        label="Sign-in with Google in the iOS app"
        helperText="Switch it off if Apple's review refuses the app for it (guideline 4.8). People then sign in with e-mail and password; who has no password yet asks for one at “Forgot password”"
      />
      <TextInput
        source="playStoreUrl"
        label="Page in the Play Store"
        helperText="Shown at the foot of the website, once the app is there; empty for none"
        type="url"
        parse={keep}
      />
      <TextInput
        source="appStoreUrl"
        label="Page in the App Store"
        helperText="Shown at the foot of the website, and by Safari on an iPhone above the page; empty for none"
        type="url"
        parse={keep}
      />
    </Section>
    <SettingsVersions />
  </OnePage>
);

const cleaned = (settings: SiteSettings) => ({
  ...settings,
  addressLines: withoutBlankLines(settings.addressLines),
  phones: withoutBlankLines(settings.phones),
  noticeEmails: withoutBlankLines(settings.noticeEmails),
  androidFingerprints: withoutBlankLines(settings.androidFingerprints),
});
