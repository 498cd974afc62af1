/** Ten digits as people read them aloud: five and five. */
export const formatPhone = (digits: string) => `${digits.slice(0, 5)} ${digits.slice(5)}`;

export const callHref = (digits: string) => `tel:+91${digits}`;

export const whatsappHref = (digits: string, text: string) =>
  `https://wa.me/91${digits}?text=${encodeURIComponent(text)}`;
