import { states } from './states.ts';

/**
 * Beginnings of PIN codes and the state's code; the longest that fits counts. Null: the post serves two states from one
 * sorting district there, so somebody has to be asked.
 */
// prettier-ignore
const pins: Record<string, string | null> = {
  11: '07', 12: '06', 13: '06', 14: '03', 15: '03', 16: '03', 160: null, 17: '02', 18: '01', 19: '01', 194: '38',
  20: '09', 21: '09', 22: '09', 23: '09', 24: '09', 244: null, 246: null, 247: null, 248: '05', 249: '05', 25: '09',
  26: '09', 262: null, 263: '05', 27: '09', 28: '09',
  30: '08', 31: '08', 32: '08', 33: '08', 34: '08',
  36: '24', 3625: null, 37: '24', 38: '24', 39: '24', 3961: null, 3962: '26',
  40: '27', 403: '30', 41: '27', 42: '27', 43: '27', 44: '27',
  45: '23', 46: '23', 47: '23', 48: '23', 49: '22',
  50: '36', 51: '37', 52: '37', 53: '37', 533464: '34', 56: '29', 57: '29', 58: '29', 59: '29',
  60: '33', 605: null, 609: null, 61: '33', 62: '33', 63: '33', 64: '33',
  67: '32', 673310: '34', 68: '32', 68255: '31', 69: '32',
  70: '19', 71: '19', 72: '19', 73: '19', 737: '11', 74: '19', 744: '35', 75: '21', 76: '21', 77: '21', 78: '18',
  790: '12', 791: '12', 792: '12', 793: '17', 794: '17', 795: '14', 796: '15', 797: '13', 798: '13', 799: '16',
  80: '10', 81: '10', 814: '20', 815: '20', 816: '20', 82: '10', 822: '20', 825: '20', 826: '20', 827: '20', 828: '20',
  829: '20', 83: '20', 84: '10', 85: '10',
};

/** The state whose post a PIN code belongs to, or null where it does not tell. */
export function stateOfPin(pincode: string): string | null {
  if (!/^[1-9]\d{5}$/.test(pincode)) return null;
  for (let length = 6; length >= 2; length--) {
    const found = pins[pincode.slice(0, length)];
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * Where a supply counts as made: in the state of the buyer's GST number, else in the one that the buyer has named; null:
 * ask. A PIN code helps to choose and never decides.
 */
export function placeOfSupply({ gstin, stateCode }: { gstin: string; stateCode: string }): string | null {
  const registered = gstin.slice(0, 2);
  if (Object.hasOwn(states, registered)) return registered;
  return Object.hasOwn(states, stateCode) ? stateCode : null;
}
