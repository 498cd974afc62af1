/** States and Union territories by the code that begins their GST numbers. */
export const states: Record<string, string> = {
  '01': /*i18n*/ 'Jammu and Kashmir',
  '02': /*i18n*/ 'Himachal Pradesh',
  '03': /*i18n*/ 'Punjab',
  '04': /*i18n*/ 'Chandigarh',
  '05': /*i18n*/ 'Uttarakhand',
  '06': /*i18n*/ 'Haryana',
  '07': /*i18n*/ 'Delhi',
  '08': /*i18n*/ 'Rajasthan',
  '09': /*i18n*/ 'Uttar Pradesh',
  '10': /*i18n*/ 'Bihar',
  '11': /*i18n*/ 'Sikkim',
  '12': /*i18n*/ 'Arunachal Pradesh',
  '13': /*i18n*/ 'Nagaland',
  '14': /*i18n*/ 'Manipur',
  '15': /*i18n*/ 'Mizoram',
  '16': /*i18n*/ 'Tripura',
  '17': /*i18n*/ 'Meghalaya',
  '18': /*i18n*/ 'Assam',
  '19': /*i18n*/ 'West Bengal',
  '20': /*i18n*/ 'Jharkhand',
  '21': /*i18n*/ 'Odisha',
  '22': /*i18n*/ 'Chhattisgarh',
  '23': /*i18n*/ 'Madhya Pradesh',
  '24': /*i18n*/ 'Gujarat',
  '26': /*i18n*/ 'Dadra and Nagar Haveli and Daman and Diu',
  '27': /*i18n*/ 'Maharashtra',
  '29': /*i18n*/ 'Karnataka',
  '30': /*i18n*/ 'Goa',
  '31': /*i18n*/ 'Lakshadweep',
  '32': /*i18n*/ 'Kerala',
  '33': /*i18n*/ 'Tamil Nadu',
  '34': /*i18n*/ 'Puducherry',
  '35': /*i18n*/ 'Andaman and Nicobar Islands',
  '36': /*i18n*/ 'Telangana',
  '37': /*i18n*/ 'Andhra Pradesh',
  '38': /*i18n*/ 'Ladakh',
};

/** What a place of supply is called; abroad has a code of its own. @param code a state's, or 96 */
export const nameOfPlace = (code: string) => states[code] ?? /*i18n*/ 'outside India';

/** Union territories without a parliament of their own: their half of the tax is the Union's. Source: UTGST Act, section 1(2) */
const withoutLegislature = ['04', '26', '31', '35', '38'];

/** What the half of GST beside CGST is called there. @param code a state's */
export const stateTaxName = (code: string) => (withoutLegislature.includes(code) ? 'UTGST' : 'SGST');

/** Where a seller is registered, as its GST number begins; without one at home, in Maharashtra. */
export const stateOfSeller = (gstin: string) => gstin.slice(0, 2) || '27';
