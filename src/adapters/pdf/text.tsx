import { Text as Plain, type TextProps } from '@react-pdf/renderer';
import { Children, type PropsWithChildren } from 'react';

/** The most there is: nothing is broken at such a place. */
const never = 10_000;

/**
 * Words as every document prints them. Wherever the face changes, as between a bracket and a Hindi word or a rupee sign and
 * its digits, a line could end with a hyphen that nobody has written. Of pictures, which no face has, the digit stays that
 * one is drawn around.
 */
export const Text = ({ children, ...props }: PropsWithChildren<TextProps>) => (
  <Plain hyphenationPenalty={never} {...props}>
    {Children.map(children, (child) => (typeof child === 'string' ? withoutPictures(child) : child))}
  </Plain>
);

const withoutPictures = (text: string) =>
  text.replaceAll(/\p{RGI_Emoji}/gv, (picture) => /^\d/.exec(picture)?.[0] ?? '');
