/** An id of a message, in the one form in which it stands before the @ of a Message-ID of ours. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
/** The same without hyphens, as a part of the name before the @. */
const inAddress = /(?:^|[+._-])([\da-f]{12}7[\da-f]{3}[89ab][\da-f]{15})(?=$|[+._-])/i;

/**
 * Where answers to a message go. It is told from others by the id of the message, which nobody can guess and only its
 * receiver has: some mail servers write a Message-ID of their own into what they carry.
 * @param pattern an address with `*` where the id goes, like answers+*@example.com; without it, all go to one
 */
export const answerAddress = (pattern: string, messageId: string): string =>
  pattern.replace('*', messageId.replaceAll('-', ''));

/** Messages of ours that a mail answers, the surest first. @param answers Message-IDs · @param to addresses */
export const messagesNamed = ({ answers, to }: { answers: string[]; to: string[] }): string[] => [
  ...new Set(
    [
      ...answers.map((id) => id.split('@', 1)[0] ?? '').filter((name) => uuid.test(name)),
      ...to.flatMap((address) => {
        const hex = inAddress.exec(address.split('@', 1)[0] ?? '')?.[1];
        return hex ? [hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')] : [];
      }),
    ].map((id) => id.toLowerCase()),
  ),
];
