/**
 * Port to what the world reads of a domain.
 * @returns its TXT records, [] where there are none; null where no name server answers
 */
export type DnsTexts = (name: string) => Promise<string[] | null>;
