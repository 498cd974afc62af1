import { redirect } from 'react-router';
import { offerPath } from '#kit/offer-path.ts';

/** A name of the offer page that can be typed. */
export function loader() {
  throw redirect(encodeURI(offerPath), 301);
}
